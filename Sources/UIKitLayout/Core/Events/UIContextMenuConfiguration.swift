import Foundation

/// The configuration of a context menu, which is never shown on Linux.
open class UIContextMenuConfiguration: NSObject {
    deinit {}

    /// The order of a menu's elements on the screen.
    public nonisolated enum ElementOrder: Int, Hashable, Sendable {
        /// The order that suits the place of the menu.
        case automatic = 0
        /// The first element is nearest to the place from which the menu is opened.
        case priority
        /// The first element is at the top.
        case fixed
    }

    /// The identifier of the configuration.
    public let identifier: any NSCopying
    /// A closure that returns the view controller of the preview; never called on Linux.
    public let previewProvider: (() -> UIViewController?)?
    /// A closure that returns the menu for the elements that the system suggests; never called on Linux.
    public let actionProvider: (([UIMenuElement]) -> UIMenu?)?
    /// The order of the menu's elements. Stored; has no effect on Linux.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// The identifiers of further items that the menu is for. Stored; has no effect on Linux.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number that is shown on the preview. Stored; has no effect on Linux.
    open var badgeCount = 0

    /// Creates a configuration; without an identifier, the configuration gets a unique one.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    }
}
