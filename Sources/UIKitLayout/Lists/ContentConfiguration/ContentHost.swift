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

    /// Shows a configuration, in the current content view if that supports it.
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
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
    }

    /// Updates the configurations to a state.
    func update(for state: any UIConfigurationState) {
        if automaticallyUpdatesContent, let content { setContent(content, state: state) }
        if automaticallyUpdatesBackground { background = background?.updated(for: state) }
    }
}
