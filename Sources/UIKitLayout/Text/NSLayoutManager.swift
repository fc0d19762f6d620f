import Foundation

/// What arranges the lines of a text view, as far as sources set it up; lines are laid out without it.
open class NSLayoutManager: NSObject {
    deinit {}

    /// Whether lines keep the distance that their font asks for; does nothing on Linux, where fonts have none.
    open var usesFontLeading = true
    /// Whether only those lines are laid out that are shown; does nothing on Linux.
    open var allowsNonContiguousLayout = false

    /// Says that lines have to be laid out again; does nothing on Linux, where they are at each measurement.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    /// Lays out the lines of a container; does nothing on Linux.
    open func ensureLayout(for container: NSTextContainer) {}

    /// Makes a layout manager.
    public override init() {}
}
