import Foundation

/// A change of the focus. On Linux the focus never changes.
open class UIFocusUpdateContext: NSObject {
    deinit {}

    /// The view that had the focus; always `nil` on Linux.
    open var previouslyFocusedView: UIView? { nil }
    /// The view that receives the focus; always `nil` on Linux.
    open var nextFocusedView: UIView? { nil }
    /// The direction in which the focus moves; always empty on Linux.
    open var focusHeading: UIFocusHeading { [] }
}

/// A change of the focus in a table. On Linux the focus never changes.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    deinit {}

    /// The row that had the focus; always `nil` on Linux.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The row that receives the focus; always `nil` on Linux.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The direction in which the focus moves.
public nonisolated struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = UIFocusHeading(rawValue: 1)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 2)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 4)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 8)
    /// To the next view.
    public static let next = UIFocusHeading(rawValue: 16)
    /// To the previous view.
    public static let previous = UIFocusHeading(rawValue: 32)
}

/// The animation of a change of the focus. On Linux there are no such animations.
open class UIFocusAnimationCoordinator: NSObject {
    deinit {}

    /// Adds an animation and a closure to be called at the end of the animation. Does nothing on Linux.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}
