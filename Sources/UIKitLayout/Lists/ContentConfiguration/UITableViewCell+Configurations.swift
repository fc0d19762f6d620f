import Foundation

/// The keys of the values that are associated with a cell for its configurations.
private struct Configurations {
    static let host = AssociatedKey<ContentHost>()
    static let handler = AssociatedKey<UITableViewCell.ConfigurationUpdateHandler>()
}

extension UITableViewCell {
    /// A closure that is called with the cell after its state has changed.
    public typealias ConfigurationUpdateHandler = (_ view: UITableViewCell, _ state: UICellConfigurationState) -> Void

    var contentHost: ContentHost {
        if let known = associatedValue(for: Configurations.host) { return known }
        let made = ContentHost(container: contentView)
        setAssociatedValue(made, for: Configurations.host)
        return made
    }

    /// The closure called after the cell's state has changed, before the cell is measured or laid out.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { associatedValue(for: Configurations.handler) }
        set {
            setAssociatedValue(newValue, for: Configurations.handler)
            setNeedsUpdateConfiguration()
        }
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        associatedValue(for: Configurations.host)?.update(for: state)
        updateConfiguration(using: state)
    }

    /// The content of the cell, shown in a view inside its content view; `nil` if the cell has views of its own.
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

    /// The background of the cell; has no effect on Linux.
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
