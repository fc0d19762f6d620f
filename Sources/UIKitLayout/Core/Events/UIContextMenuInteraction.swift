import Foundation

/// The configuration of a context menu, which is never shown on Linux.
open class UIContextMenuConfiguration: NSObject {
    deinit {}

    /// The identifier of the configuration.
    public let identifier: any NSCopying
    /// A closure that returns the view controller of the preview; never called on Linux.
    public let previewProvider: (() -> UIViewController?)?
    /// A closure that returns the menu for the elements that the system suggests; never called on Linux.
    public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Creates a configuration; without an identifier, the configuration gets a unique one.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    }
}

/// The context menu of a view; stored, never shown on Linux.
open class UIContextMenuInteraction: ViewInteraction {
    deinit {}

    /// The delegate that provides the menu; held weakly, never called on Linux.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// Dismisses the menu. Does nothing on Linux.
    open func dismissMenu() {}
}

/// The delegate that provides a context menu; never called on Linux.
public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}
