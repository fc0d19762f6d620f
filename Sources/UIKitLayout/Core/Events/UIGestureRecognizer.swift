import Foundation

/// A gesture recognizer; it is stored with its view and never recognises its gesture on Linux.
open class UIGestureRecognizer: NSObject {
    deinit {}

    /// The state of a gesture recognizer.
    public nonisolated enum State: Int, Hashable, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed

        /// The recognition of a discrete gesture.
        public static let recognized = State.ended
    }

    /// The view that the gesture recognizer was added to.
    open internal(set) weak var view: UIView?
    /// The state of the gesture recognizer; on Linux it stays possible.
    open var state = State.possible
    /// Whether the gesture recognizer is enabled.
    open var isEnabled = true
    /// Whether touches are cancelled in the view when the gesture is recognised; stored, with no effect.
    open var cancelsTouchesInView = true
    /// Whether the start of touches is delayed in the view; stored, with no effect.
    open var delaysTouchesBegan = false
    /// Whether the end of touches is delayed in the view; stored, with no effect.
    open var delaysTouchesEnded = true
    /// The name by which the gesture recognizer can be found.
    open var name: String?
    /// The delegate; held weakly, never called on Linux.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The number of touches; always 0 on Linux.
    open var numberOfTouches: Int { 0 }

    /// Creates a gesture recognizer without a target.
    public override init() {}

    /// Creates a gesture recognizer with a target, which is never called on Linux.
    public init(target: Any?, action: Selector?) {}

    /// Adds a target, which is never called on Linux.
    open func addTarget(_ target: Any, action: Selector) {}

    /// Removes a target; does nothing on Linux.
    open func removeTarget(_ target: Any?, action: Selector?) {}

    /// Makes recognition depend on the failure of another gesture recognizer; does nothing on Linux.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// The location of the gesture in a view; always zero on Linux.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// The location of a touch in a view; always zero on Linux.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
}

/// The delegate of a gesture recognizer; never called on Linux.
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// The default implementation returns true; never called on Linux.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The default implementation returns false; never called on Linux.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// The default implementation returns true; never called on Linux.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}

/// A recognizer of taps; it never recognises any on Linux.
open class UITapGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// The required number of taps.
    open var numberOfTapsRequired = 1
    /// The required number of fingers.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses; it never recognises any on Linux.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// The required number of taps before the press.
    open var numberOfTapsRequired = 0
    /// The required number of fingers.
    open var numberOfTouchesRequired = 1
    /// The minimum duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement of the fingers, in points.
    open var allowableMovement: CGFloat = 10
}

/// A recognizer of drags; it never recognises any on Linux.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// The minimum number of fingers.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers.
    open var maximumNumberOfTouches = Int.max

    /// The translation of the drag; always zero on Linux.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Sets the translation of the drag; does nothing on Linux.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// The velocity of the drag; always zero on Linux.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of drags from an edge of the screen; it never recognises any on Linux.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    deinit {}

    /// The edges from which drags start.
    open var edges: UIRectEdge = []
}

/// A recognizer of swipes; it never recognises any on Linux.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// Directions of a swipe.
    public nonisolated struct Direction: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// The permitted directions.
    open var direction: Direction = .right
    /// The required number of fingers.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of pinches; it never recognises any on Linux.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// The scale factor of the pinch.
    open var scale: CGFloat = 1
    /// The velocity of the pinch; always 0 on Linux.
    open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations; it never recognises any on Linux.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// The rotation, in radians.
    open var rotation: CGFloat = 0
    /// The velocity of the rotation; always 0 on Linux.
    open var velocity: CGFloat { 0 }
}

/// A recognizer of a pointer over a view; it never recognises any on Linux.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    deinit {}
}
