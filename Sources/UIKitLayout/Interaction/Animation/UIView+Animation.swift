import Foundation

extension UIView {
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
