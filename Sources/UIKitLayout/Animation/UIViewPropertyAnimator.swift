import Foundation

/// Where an animation is.
public nonisolated enum UIViewAnimatingPosition: Int, Hashable, Sendable {
    case end = 0
    case start, current
}

/// How far an animation is.
public nonisolated enum UIViewAnimatingState: Int, Hashable, Sendable {
    case inactive = 0
    case active, stopped
}

/// How an animation speeds up and slows down.
public protocol UITimingCurveProvider: AnyObject {}

/// A spring; a stored value.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    deinit {}

    /// Makes a spring.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {}
}

/// A curve; a stored value.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    deinit {}

    /// Makes a curve.
    public init(animationCurve curve: UIView.AnimationCurve) {}

    /// Makes a curve of control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// What can be started, paused and stopped.
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

/// What changes are added to, and what follows them.
#if MainActorViews
    @MainActor
#endif
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Changes that are made when it is started, all at once.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    deinit {}

    /// How long the changes would take, in seconds.
    public let duration: TimeInterval
    /// How far it is.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether it runs: never on Linux, where changes are made at once.
    open var isRunning: Bool { false }
    /// Whether it runs backwards; a stored value.
    open var isReversed = false
    /// How much of it is done, from 0 to 1.
    open var fractionComplete: CGFloat = 0
    /// Whether it can be stopped and taken up again; a stored value.
    open var isInterruptible = true
    /// Whether it stays when it is done; a stored value.
    open var pausesOnCompletion = false
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Makes an animator with a curve.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
    }

    /// Makes an animator with a curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animations.map { addAnimations($0) }
    }

    /// Makes an animator with a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        animations.map { addAnimations($0) }
    }

    /// Makes an animator with control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        animations.map { addAnimations($0) }
    }

    /// Makes changes and calls the closure that follows, at once.
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

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }

    /// Adds what follows the changes.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes and calls what follows, at once.
    open func startAnimation() {
        makeChanges()
        finish(at: .end)
    }

    /// Makes the changes and calls what follows, at once.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    /// Makes the changes; what follows is called by ``continueAnimation(withTimingParameters:durationFactor:)``.
    open func pauseAnimation() {
        makeChanges()
        state = .active
    }

    /// Calls what follows the changes.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        finish(at: isReversed ? .start : .end)
    }

    /// Stops; what follows is called by ``finishAnimation(at:)`` unless it is to be left out.
    open func stopAnimation(_ withoutFinishing: Bool) {
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// Calls what follows the changes.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

    private func makeChanges() {
        let changes = animations
        animations = []
        for change in changes { change() }
        fractionComplete = 1
    }

    private func finish(at position: UIViewAnimatingPosition) {
        state = .inactive
        let following = completions
        completions = []
        for completion in following { completion(position) }
    }
}
