import Foundation

/// A position in an animation.
public nonisolated enum UIViewAnimatingPosition: Int, Hashable, Sendable {
    case end = 0
    case start, current
}

/// The state of an animation.
public nonisolated enum UIViewAnimatingState: Int, Hashable, Sendable {
    case inactive = 0
    case active, stopped
}

/// The pacing of an animation.
public protocol UITimingCurveProvider: AnyObject {}

/// The parameters of a spring. Animations take effect at once on Linux, so the parameters have no effect.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    deinit {}

    /// The velocity at the beginning of the animation. Stored; has no effect on Linux.
    public let initialVelocity: CGVector

    /// Creates the parameters of a spring. The damping ratio is not stored.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
    }

    /// Creates the parameters of a spring from the constants of its equation of motion, which are not stored.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
    }
}

/// The parameters of a timing curve. They are not stored and have no effect on Linux.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    deinit {}

    /// Creates the parameters of a predefined curve.
    public init(animationCurve curve: UIView.AnimationCurve) {}

    /// Creates the parameters of a curve with control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// An animation that can be started, paused and stopped.
#if MainActorViews
    @MainActor
#endif
public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes and completion closures can be added.
#if MainActorViews
    @MainActor
#endif
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animator that performs its changes at the moment when it is started, without animation.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    deinit {}

    /// The duration of the animation, in seconds. The changes see it as `UIView.inheritedAnimationDuration`.
    public let duration: TimeInterval
    /// The state of the animation.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animation is running; true only while its changes are performed.
    open private(set) var isRunning = false
    /// Whether the animation is reversed. If so, ``continueAnimation(withTimingParameters:durationFactor:)`` passes the
    /// position `start` to the completion closures instead of `end`.
    open var isReversed = false
    /// The completed fraction of the animation, from 0 to 1.
    open var fractionComplete: CGFloat = 0
    /// Whether the animation can be interrupted. Stored; has no effect on Linux.
    open var isInterruptible = true
    /// Whether the animation pauses when it has completed. Stored; has no effect on Linux.
    open var pausesOnCompletion = false
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Creates an animator. The timing curve is ignored.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
    }

    /// Creates an animator. The timing curve is ignored.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animations.map { addAnimations($0) }
    }

    /// Creates an animator. The damping is ignored.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        animations.map { addAnimations($0) }
    }

    /// Creates an animator. The timing curve is ignored.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        animations.map { addAnimations($0) }
    }

    /// Performs the changes, calls the completion closure and returns an animator that has finished.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// Adds changes to the animation.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    /// Adds changes to the animation.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }

    /// Adds a completion closure.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Performs the changes, calls the completion closures and returns.
    open func startAnimation() {
        makeChanges()
        finish(at: .end)
    }

    /// Performs the changes, calls the completion closures and returns.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    /// Performs the changes and returns. The completion closures are called by
    /// ``continueAnimation(withTimingParameters:durationFactor:)``.
    open func pauseAnimation() {
        makeChanges()
        state = .active
    }

    /// Calls the completion closures with the position `end` or, if the animation is reversed, `start`.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        finish(at: isReversed ? .start : .end)
    }

    /// Stops the animation. If `withoutFinishing` is true, the completion closures are discarded; otherwise
    /// ``finishAnimation(at:)`` calls them.
    open func stopAnimation(_ withoutFinishing: Bool) {
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// Calls the completion closures with the given position.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

    private func makeChanges() {
        let changes = animations
        animations = []
        isRunning = true
        AnimationSettings.perform({ for change in changes { change() } }, duration: duration)
        isRunning = false
        fractionComplete = 1
    }

    private func finish(at position: UIViewAnimatingPosition) {
        state = .inactive
        let following = completions
        completions = []
        for completion in following { completion(position) }
    }
}
