import Foundation

/// What is kept with a cell for its configurations.
private struct Configurations {
    static let host = AssociatedKey<ContentHost>()
    static let handler = AssociatedKey<UITableViewCell.ConfigurationUpdateHandler>()
}

extension UITableViewCell {
    /// What is called with the cell when its state has changed.
    public typealias ConfigurationUpdateHandler = (_ view: UITableViewCell, _ state: UICellConfigurationState) -> Void

    var contentHost: ContentHost {
        if let known = associatedValue(for: Configurations.host) { return known }
        let made = ContentHost(container: contentView)
        setAssociatedValue(made, for: Configurations.host)
        return made
    }

    /// Called before the cell is measured or laid out when its state has changed.
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

    /// What the cell shows, in a view inside its content view; `nil` where it has views of its own.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { contentHost.content }
        set {
            contentHost.setContent(newValue, state: configurationState)
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the content's configuration is updated when the state changes.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { contentHost.automaticallyUpdatesContent }
        set { contentHost.automaticallyUpdatesContent = newValue }
    }

    /// What is behind the content; stored, it does nothing on Linux.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contentHost.background }
        set { contentHost.background = newValue }
    }

    /// Whether the background's configuration is updated when the state changes.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contentHost.automaticallyUpdatesBackground }
        set { contentHost.automaticallyUpdatesBackground = newValue }
    }

    /// The background of a cell of a list.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
