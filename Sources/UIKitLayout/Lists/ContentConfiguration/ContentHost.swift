import Foundation

/// The configurations of a cell, header or footer, and the view that shows its content configuration.
final class ContentHost {
    private unowned let container: UIView
    private(set) var content: (any UIContentConfiguration)?
    private var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var automaticallyUpdatesContent = true
    var automaticallyUpdatesBackground = true

    init(container: UIView) {
        self.container = container
    }

    /// Shows the given configuration: in the current content view if that view supports it, otherwise in a new one.
    /// `nil` removes the content view.
    func setContent(_ configuration: (any UIContentConfiguration)?, state: any UIConfigurationState) {
        content = automaticallyUpdatesContent ? configuration?.updated(for: state) : configuration
        guard let content else {
            contentView?.removeFromSuperview()
            contentView = nil
            return
        }
        if let contentView, contentView.supports(content) {
            contentView.configuration = content
        } else {
            exchangeView(for: content.makeContentView())
        }
    }

    private func exchangeView(for view: any UIView & UIContentView) {
        contentView?.removeFromSuperview()
        contentView = view
        view.translatesAutoresizingMaskIntoConstraints = false
        (view as? UIListContentView)?.fillsSuperview = true
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
    }

    /// Updates the configurations to the given state, except those that are not updated automatically.
    func update(for state: any UIConfigurationState) {
        if automaticallyUpdatesContent, let content { setContent(content, state: state) }
        if automaticallyUpdatesBackground { background = background?.updated(for: state) }
    }
}

/// A cell, header or footer whose content and background can be given as configurations.
protocol ConfiguredView: UIView {
    associatedtype State: UIConfigurationState

    /// The view that contains the content.
    var contentView: UIView { get }
    /// The state on which configurations and the update handler depend.
    var configurationState: State { get }
    /// Whether the state has changed since the last update.
    var needsConfigurationUpdate: Bool { get set }
    func updateConfiguration(using state: State)
}

/// The key under which the configurations of a view are stored as an associated value.
private enum Configurations {
    static let host = AssociatedKey<ContentHost>()
}

extension ConfiguredView {
    /// The configurations of the view, created on first access.
    var contentHost: ContentHost {
        if let known = associatedValue(for: Configurations.host) { return known }
        let made = ContentHost(container: contentView)
        setAssociatedValue(made, for: Configurations.host)
        return made
    }

    /// The configurations of the view; `nil` if none was ever set.
    var contentHostIfSet: ContentHost? { associatedValue(for: Configurations.host) }

    /// Updates the configurations if the state has changed.
    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        associatedValue(for: Configurations.host)?.update(for: state)
        updateConfiguration(using: state)
    }
}
