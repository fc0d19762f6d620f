import Foundation

/// A gesture; it is stored with its view and never recognised on Linux.
open class UIGestureRecognizer: NSObject {
    deinit {}

    /// How far a gesture has got.
    public nonisolated enum State: Int, Hashable, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed

        /// The end of a gesture that happens once.
        public static let recognized = State.ended
    }

    /// The view that the gesture was added to.
    open internal(set) weak var view: UIView?
    /// How far the gesture has got; possible all the time on Linux.
    open var state = State.possible
    /// Whether the gesture can be recognised.
    open var isEnabled = true
    /// Whether the view no longer sees touches of a gesture; a stored value.
    open var cancelsTouchesInView = true
    /// Whether the view sees touches later; a stored value.
    open var delaysTouchesBegan = false
    /// Whether the view sees the end of touches later; a stored value.
    open var delaysTouchesEnded = true
    /// A name to find the gesture by.
    open var name: String?
    /// Who is asked about the gesture; held weakly, never asked on Linux.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The number of fingers: none on Linux.
    open var numberOfTouches: Int { 0 }

    /// Makes a gesture without a target.
    public override init() {}

    /// Makes a gesture with a target, which is never called on Linux.
    public init(target: Any?, action: Selector?) {}

    /// Stores a target, which is never called on Linux.
    open func addTarget(_ target: Any, action: Selector) {}

    /// Takes a target away; does nothing on Linux.
    open func removeTarget(_ target: Any?, action: Selector?) {}

    /// Makes the gesture wait for another one to fail; does nothing on Linux.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Where the gesture is in a view: at its origin on Linux.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// Where a finger is in a view: at its origin on Linux.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
}

/// Who is asked about gestures; never asked on Linux.
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// No, unless the delegate says otherwise; never called on Linux.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}

/// A tap; never recognised on Linux.
open class UITapGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// How often one has to tap.
    open var numberOfTapsRequired = 1
    /// With how many fingers.
    open var numberOfTouchesRequired = 1
}

/// A long press; never recognised on Linux.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// How often one has to tap before.
    open var numberOfTapsRequired = 0
    /// With how many fingers.
    open var numberOfTouchesRequired = 1
    /// How long one has to press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far fingers may move, in points.
    open var allowableMovement: CGFloat = 10
}

/// A drag; never recognised on Linux.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// With how many fingers at least.
    open var minimumNumberOfTouches = 1
    /// With how many fingers at most.
    open var maximumNumberOfTouches = Int.max

    /// How far the fingers have moved: nowhere on Linux.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Sets how far the fingers have moved; does nothing on Linux.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// How fast the fingers move: not at all on Linux.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A drag from an edge of the screen; never recognised on Linux.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    deinit {}

    /// The edges.
    open var edges: UIRectEdge = []
}

/// A swipe; never recognised on Linux.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// Directions of a swipe.
    public nonisolated struct Direction: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
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

    /// Which way.
    open var direction: Direction = .right
    /// With how many fingers.
    open var numberOfTouchesRequired = 1
}

/// A pinch; never recognised on Linux.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// How much the fingers have moved apart.
    open var scale: CGFloat = 1
    /// How fast they do: not at all on Linux.
    open var velocity: CGFloat { 0 }
}

/// A rotation; never recognised on Linux.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    deinit {}

    /// How far the fingers have turned, in radians.
    open var rotation: CGFloat = 0
    /// How fast they do: not at all on Linux.
    open var velocity: CGFloat { 0 }
}

/// A pointer over a view; never recognised on Linux.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    deinit {}
}
