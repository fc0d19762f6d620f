import Foundation

extension UIView {
    /// Options of animations, which do not run on Linux.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out subviews along with their superviews.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views accept touches during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation starts from the current state of the views.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation also runs backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A slow start and a slow end.
        public static let curveEaseInOut: AnimationOptions = []
        /// A slow start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// A slow end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// A constant rate.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// The animation has its own duration, even inside another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Views are shown and hidden instead of being added and removed.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The new view fades in.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view flips around its vertical axis from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view flips around its vertical axis from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

    /// Options of keyframe animations, which do not run on Linux.
    public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Linear interpolation between keyframes.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Smooth interpolation between keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// The animation repeats indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The animation also runs backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    }

    /// Performs the changes and returns. On Linux nothing is animated.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationSettings.perform(animations, duration: duration)
    }

    /// Performs the changes, calls the completion closure and returns. On Linux nothing is animated.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationSettings.perform(animations, duration: duration)
        completion?(true)
    }

    /// Performs the changes, calls the completion closure and returns. On Linux nothing is animated.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationSettings.perform(
            animations, duration: duration, overridesOuter: options.contains(.overrideInheritedDuration))
        completion?(true)
    }

    /// Performs the changes, calls the completion closure and returns. On Linux nothing is animated.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationSettings.perform(
            animations, duration: duration, overridesOuter: options.contains(.overrideInheritedDuration))
        completion?(true)
    }

    /// Performs the changes, calls the completion closure and returns. On Linux nothing is animated.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationSettings.perform(
            animations, duration: duration, overridesOuter: options.contains(.overrideInheritedDuration))
        completion?(true)
    }

    /// Performs the changes of all keyframes, calls the completion closure and returns. On Linux nothing is animated.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationSettings.perform(animations, duration: duration)
        completion?(true)
    }

    /// Performs the changes of a keyframe and returns. On Linux nothing is animated.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Performs the changes in the given view, calls the completion closure and returns. On Linux nothing is animated.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    /// Replaces `fromView` with `toView`, calls the completion closure and returns. On Linux nothing is animated.
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

    /// Performs the given changes while animations are disabled on the thread.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = AnimationSettings.areEnabled
        AnimationSettings.areEnabled = false
        defer { AnimationSettings.areEnabled = wereEnabled }
        actionsWithoutAnimation()
    }

    /// Performs the given changes.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        animations()
    }

    /// Sets ``areAnimationsEnabled`` for the current thread.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSettings.areEnabled = enabled }

    /// Whether the program has left animations enabled on the current thread; true by default. Changes take effect at
    /// once in either case.
    public class var areAnimationsEnabled: Bool { AnimationSettings.areEnabled }

    /// The duration of the animation whose changes are being performed, in seconds; 0 outside animations.
    public class var inheritedAnimationDuration: TimeInterval { AnimationSettings.duration }
}
