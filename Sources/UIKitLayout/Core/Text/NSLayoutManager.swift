import Foundation

/// The layout manager of a text view, with the members that sources for iOS often use. Text views lay out their lines
/// without it.
open class NSLayoutManager: NSObject {
    deinit {}

    /// Whether line heights include the fonts' leading. Stored; has no effect on Linux, where they always include it.
    open var usesFontLeading = true
    /// Whether the lines in view may be laid out before those above them. Stored; has no effect on Linux.
    open var allowsNonContiguousLayout = false

    /// Marks the layout of some characters as outdated. Does nothing on Linux, where each measurement lays out the
    /// whole text.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    /// Lays out the text of a container. Does nothing on Linux.
    open func ensureLayout(for container: NSTextContainer) {}

    /// Creates a layout manager.
    public override init() {}
}
