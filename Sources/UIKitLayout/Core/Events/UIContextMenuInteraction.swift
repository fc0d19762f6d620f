import Foundation

/// The context menu of a view; stored, never shown on Linux.
open class UIContextMenuInteraction: ViewInteraction {
    deinit {}

    /// The form in which a menu is shown.
    public nonisolated enum Appearance: Int, Hashable, Sendable {
        /// No menu is shown.
        case unknown = 0
        /// The menu is shown with a preview.
        case rich
        /// The menu is shown without a preview.
        case compact
    }

    /// The delegate that provides the menu; held weakly, never called on Linux.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The form in which the menu is shown: always ``Appearance/unknown``, because no menu is shown on Linux.
    open var menuAppearance: Appearance { .unknown }

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// The place of the user's touch in a view's coordinates: always 0, because nobody touches the view on Linux.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// Replaces the menu that is shown. Does nothing on Linux, where no menu is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

    /// Dismisses the menu. Does nothing on Linux.
    open func dismissMenu() {}
}
