import Foundation

/// The layout manager of a text view, as far as sources configure it; lines are laid out without it.
open class NSLayoutManager: NSObject {
    deinit {}

    /// Whether line heights include the fonts' leading; does nothing on Linux, where fonts have none.
    open var usesFontLeading = true
    /// Whether only visible lines are laid out; does nothing on Linux.
    open var allowsNonContiguousLayout = false

    /// Invalidates the layout of characters; does nothing on Linux, where each measurement lays out the text.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    /// Lays out the text of a container; does nothing on Linux.
    open func ensureLayout(for container: NSTextContainer) {}

    /// Creates a layout manager.
    public override init() {}
}
