import Foundation

/// The key under which a cell's update handler is stored as an associated value.
private enum Configurations {
    static let handler = AssociatedKey<UITableViewCell.ConfigurationUpdateHandler>()
}

extension UITableViewCell: ConfiguredView {
    /// A closure that is called with the cell after its state has changed.
    public typealias ConfigurationUpdateHandler = (_ view: UITableViewCell, _ state: UICellConfigurationState) -> Void

    final var baseConfigurationUpdateHandler: ConfigurationUpdateHandler? {
        get { associatedValue(for: Configurations.handler) }
        set {
            setAssociatedValue(newValue, for: Configurations.handler)
            setNeedsUpdateConfiguration()
        }
    }

    final var baseContentConfiguration: (any UIContentConfiguration)? {
        get { contentHost.content }
        set {
            contentHost.setContent(newValue, state: configurationState)
            invalidateIntrinsicContentSize()
        }
    }
}
