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

    /// The content of the header or footer, which is shown in a subview of ``contentView``; `nil` if the header or
    /// footer has views of its own.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { contentHost.content }
        set { contentHost.setContent(newValue, state: configurationState) }
    }

    /// Whether the content configuration is updated when the state changes.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { contentHost.automaticallyUpdatesContent }
        set { contentHost.automaticallyUpdatesContent = newValue }
    }

    /// The background of the header or footer; `nil` means the background colour.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contentHost.background }
        set { contentHost.background = newValue }
    }

    /// Whether the background configuration is updated when the state changes.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contentHost.automaticallyUpdatesBackground }
        set { contentHost.automaticallyUpdatesBackground = newValue }
    }

    /// Returns the default content of a header in a grouped list, without text or image.
    public func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    /// Returns the default background of a header or footer in a grouped list.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listGroupedHeaderFooter() }
}
