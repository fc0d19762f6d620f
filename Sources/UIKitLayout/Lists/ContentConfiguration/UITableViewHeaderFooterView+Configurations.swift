import Foundation

/// The key under which the update handler of a header or footer is stored as an associated value.
private enum Configurations {
    static let handler = AssociatedKey<UITableViewHeaderFooterView.ConfigurationUpdateHandler>()
}

extension UITableViewHeaderFooterView: ConfiguredView {
    /// A closure that is called with the header or footer after its state has changed.
    public typealias ConfigurationUpdateHandler = (
        _ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// A closure that is called after the state has changed, before the header or footer is measured or laid out.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { associatedValue(for: Configurations.handler) }
        set {
            setAssociatedValue(newValue, for: Configurations.handler)
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the content configuration is updated when the state changes.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { contentHost.automaticallyUpdatesContent }
        set { contentHost.automaticallyUpdatesContent = newValue }
    }

    /// Whether the background configuration is updated when the state changes.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contentHost.automaticallyUpdatesBackground }
        set { contentHost.automaticallyUpdatesBackground = newValue }
    }
}
