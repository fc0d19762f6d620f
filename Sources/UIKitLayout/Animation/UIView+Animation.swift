import Foundation

extension UIView {
    /// How animations run; nothing runs on Linux.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays subviews out with their superviews.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views can be touched meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins at what is shown.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow in the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// As fast all the time.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Views are shown and hidden in place of being added and removed.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// One fades into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// One is turned into the other.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// One is turned into the other.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

    /// How animations speed up and slow down.
    public nonisolated enum AnimationCurve: Int, Hashable, Sendable {
        case easeInOut = 0
        case easeIn, easeOut, linear
    }

    /// How animations through several values run; nothing runs on Linux.
    public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Straight from value to value.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// In a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Runs again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs back.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    }

    /// Makes changes, at once.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animations()
    }

    /// Makes changes and then calls the closure that follows, at once.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes and then calls the closure that follows, at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes and then calls the closure that follows, at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes and then calls the closure that follows, at once.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes of keyframes and then calls the closure that follows, at once.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes of a keyframe, at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Makes changes inside of a view and then calls the closure that follows, at once.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    /// Puts a view in the place of another and then calls the closure that follows, at once.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
            fromView.superview?.addSubview(toView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }

    /// Makes changes; nothing is animated on Linux anyway.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }

    /// Makes changes; does nothing on Linux to animate them.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        animations()
    }

    /// Sets whether changes are animated; does nothing on Linux.
    public class func setAnimationsEnabled(_ enabled: Bool) {}

    /// Whether changes are animated: never on Linux.
    public class var areAnimationsEnabled: Bool { false }

    /// How long changes that are animated now take: no time on Linux.
    public class var inheritedAnimationDuration: TimeInterval { 0 }
}
