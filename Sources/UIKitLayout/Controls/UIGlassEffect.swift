import Foundation

/// A material that bends and colours what is behind it; does not affect layout and is not drawn on Linux.
open class UIGlassEffect: UIVisualEffect {
    deinit {}

    /// The kind of glass.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case regular = 0
        case clear
    }

    /// The kind of glass, as it was given to the initializer.
    public let style: Style
    /// Whether the glass reacts to touches. Stored; has no effect on Linux.
    open var isInteractive = false
    /// The colour of the glass; `nil` means that it has none. Stored; has no effect on Linux.
    open var tintColor: UIColor?

    /// Creates a glass of the given kind.
    public init(style: Style) {
        self.style = style
    }
}

/// A visual effect that draws the glass of several views as one shape; does not affect layout and is not drawn on Linux.
open class UIGlassContainerEffect: UIVisualEffect {
    deinit {}

    /// The distance between views, in points, at which their shapes begin to merge. Stored; has no effect on Linux.
    open var spacing: CGFloat = 0
}
