import Foundation

/// The key under which a cell's update handler is stored as an associated value.
private enum Configurations {
    static let handler = AssociatedKey<UITableViewCell.ConfigurationUpdateHandler>()
}

extension UITableViewCell: ConfiguredView {
    /// A closure that is called with the cell after its state has changed.
    public typealias ConfigurationUpdateHandler = (_ view: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// A closure that is called after the cell's state has changed, before the cell is measured or laid out.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { associatedValue(for: Configurations.handler) }
        set {
            setAssociatedValue(newValue, for: Configurations.handler)
            setNeedsUpdateConfiguration()
        }
    }

    /// The content of the cell, which is shown in a subview of ``contentView``; `nil` if the cell has views of its own.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { contentHost.content }
        set {
            contentHost.setContent(newValue, state: configurationState)
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the content configuration is updated when the state changes.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { contentHost.automaticallyUpdatesContent }
        set { contentHost.automaticallyUpdatesContent = newValue }
    }

    /// The background of the cell; `nil` means the standard background.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contentHost.background }
        set { contentHost.background = newValue }
    }

    /// Whether the background configuration is updated when the state changes.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contentHost.automaticallyUpdatesBackground }
        set { contentHost.automaticallyUpdatesBackground = newValue }
    }

    /// Returns the default background of a list cell.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
