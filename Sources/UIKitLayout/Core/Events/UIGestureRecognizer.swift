import Foundation

/// An object that recognises a gesture in its view. On Linux it is only stored with the view and never recognises a
/// gesture.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIGestureRecognizer: NSObject {
    deinit {}

    /// The state of a gesture recognizer.
    public nonisolated enum State: Int, Hashable, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed

        /// Another name for `ended`, used for discrete gestures such as taps.
        public static let recognized = State.ended
    }

    /// The view that the gesture recognizer was added to.
    open internal(set) weak var view: UIView?
    /// The state of the gesture recognizer. On Linux it remains `possible` unless the app sets it.
    open var state = State.possible
    /// Whether the gesture recognizer is enabled.
    open var isEnabled = true
    /// Whether touches are cancelled in the view when the gesture is recognised. Stored; has no effect on Linux.
    open var cancelsTouchesInView = true
    /// Whether the view is informed of new touches only once the gesture recognizer has failed. Stored; has no effect
    /// on Linux.
    open var delaysTouchesBegan = false
    /// Whether the view is informed of the end of touches only once the gesture recognizer has failed. Stored; has no
    /// effect on Linux.
    open var delaysTouchesEnded = true
    /// A name that helps developers to tell gesture recognizers apart.
    open var name: String?
    /// The delegate; held weakly, never called on Linux.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The number of touches; always 0 on Linux.
    open var numberOfTouches: Int { 0 }

    /// Creates a gesture recognizer without a target.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a gesture recognizer with a target, which is never called on Linux.
    public init(target: Any?, action: Selector?) {}

    /// Adds a target, which is never called on Linux.
    open func addTarget(_ target: Any, action: Selector) {}

    /// Removes a target. Does nothing on Linux.
    open func removeTarget(_ target: Any?, action: Selector?) {}

    /// Lets this gesture recognizer succeed only after another one has failed. Does nothing on Linux.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// The location of the gesture in the coordinates of the given view; always zero on Linux.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// The location of one of the touches in the coordinates of the given view; always zero on Linux.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

    // MARK: Subclasses

    /// Called when touches begin; never called on Linux.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches move; never called on Linux.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches end; never called on Linux.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches are cancelled; never called on Linux.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the recognizer returns to the state `possible`; never called on Linux.
    open func reset() {}
    /// Excludes a touch from the gesture. Does nothing on Linux.
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    /// Whether the gesture prevents another one: `true` by default. Never called on Linux.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another gesture prevents this one: `true` by default. Never called on Linux.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another recogniser must fail before this one succeeds: `false` by default. Never called on Linux.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether this recogniser must fail before another one succeeds: `false` by default. Never called on Linux.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// The delegate of a gesture recognizer; never called on Linux.
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// The default implementation returns true; never called on Linux.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The default implementation returns false; never called on Linux.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// The default implementation returns false; never called on Linux.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// The default implementation returns false; never called on Linux.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// The default implementation returns true; never called on Linux.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// The default implementation returns true; never called on Linux.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        true
    }
    /// The default implementation returns true; never called on Linux.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
}

/// A recognizer of taps. It never recognises one on Linux.
open class UITapGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// The required number of taps.
    open var numberOfTapsRequired = 1
    /// The required number of fingers.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses. It never recognises one on Linux.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// The required number of taps before the press.
    open var numberOfTapsRequired = 0
    /// The required number of fingers.
    open var numberOfTouchesRequired = 1
    /// The minimum duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance, in points, that the fingers may move before the gesture fails.
    open var allowableMovement: CGFloat = 10
}

/// A recognizer of drags. It never recognises one on Linux.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// The minimum number of fingers.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers.
    open var maximumNumberOfTouches = Int.max

    /// The distance of the drag so far, in points; always zero on Linux.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Sets the distance of the drag so far, to which later movements are added. Does nothing on Linux.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// The velocity of the drag, in points per second; always zero on Linux.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of drags from an edge of the screen. It never recognises one on Linux.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    deinit {}

    /// The edges of the screen at which a drag may start.
    open var edges: UIRectEdge = []
}

/// A recognizer of swipes. It never recognises one on Linux.
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

        /// A swipe to the right.
        public static let right = Direction(rawValue: 1)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 2)
        /// An upward swipe.
        public static let up = Direction(rawValue: 4)
        /// A downward swipe.
        public static let down = Direction(rawValue: 8)
    }

    /// The permitted directions.
    open var direction: Direction = .right
    /// The required number of fingers.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of pinches. It never recognises one on Linux.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// The present distance between the fingers divided by the distance at the start of the pinch.
    open var scale: CGFloat = 1
    /// The change of the scale factor per second; always 0 on Linux.
    open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations with two fingers. It never recognises one on Linux.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// The rotation, in radians.
    open var rotation: CGFloat = 0
    /// The velocity of the rotation, in radians per second; always 0 on Linux.
    open var velocity: CGFloat { 0 }
}

/// A recognizer of a pointer that hovers over the view. It never recognises one on Linux.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    deinit {}
}
