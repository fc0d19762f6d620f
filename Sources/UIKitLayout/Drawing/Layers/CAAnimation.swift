import Foundation

/// A duration in seconds.
public typealias CFTimeInterval = TimeInterval

/// An animation of a layer. It is stored and ends at once: the layer keeps its values, and the delegate is notified.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class CAAnimation: NSObject, CAAction {
    deinit {}

    /// The duration, in seconds.
    open var duration: CFTimeInterval = 0
    /// The time at which the animation begins, in seconds of the layer's time.
    open var beginTime: CFTimeInterval = 0
    /// The time that is skipped at the start of the animation, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// The number of times that the animation runs; 0 for once.
    open var repeatCount: Float = 0
    /// The time during which the animation repeats, in seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether the animation also runs backwards after it has run forwards.
    open var autoreverses = false
    /// The rate at which the animation's time passes, relative to the layer's time.
    open var speed: Float = 1
    /// The values of the animated property before and after the animation.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The pacing of the animation; `nil` for a constant rate.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the animation is removed when it has completed.
    open var isRemovedOnCompletion = true
    /// The delegate, which is notified when the animation is added to a layer; held strongly. If the animation repeats
    /// without end, the delegate is only notified of the start.
    open var delegate: (any CAAnimationDelegate)?
}

/// The delegate of animations.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimation {
    /// Notifies the delegate of the start and, unless the animation repeats without end, of the end.
    func runAtOnce() {
        delegate?.animationDidStart(self)
        guard repeatCount < .greatestFiniteMagnitude, repeatDuration < .greatestFiniteMagnitude else { return }
        delegate?.animationDidStop(self, finished: true)
    }
}

extension CAAnimationDelegate {
    /// The default implementation does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// The default implementation does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property; it is stored and never runs.
open class CAPropertyAnimation: CAAnimation {
    deinit {}

    /// The key path of the property.
    open var keyPath: String?
    /// Whether the values of the animation are added to the current value of the property.
    open var isAdditive = false
    /// Whether each repetition starts at the value at which the previous one ended.
    open var isCumulative = false

    /// Creates an animation of the property at a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation between two values; it is stored and never runs.
open class CABasicAnimation: CAPropertyAnimation {
    deinit {}

    /// The value at the start; `nil` for the current value.
    open var fromValue: Any?
    /// The value at the end; `nil` for the current value.
    open var toValue: Any?
    /// The difference between the value at the end and the value at the start; `nil` if both are given.
    open var byValue: Any?
}

/// An animation with a spring's motion; it is stored and never runs.
open class CASpringAnimation: CABasicAnimation {
    deinit {}

    /// The mass on the spring.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping of the spring.
    open var damping: CGFloat = 10
    /// The initial velocity of the mass.
    open var initialVelocity: CGFloat = 0
}

/// An animation through several values; it is stored and never runs.
open class CAKeyframeAnimation: CAPropertyAnimation {
    deinit {}

    /// The values through which the animation passes, in order.
    open var values: [Any]?
    /// The times at which the values are reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The pacing between each pair of adjacent values; `nil` for the pacing of the whole animation.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The path that a point property follows.
    open var path: CGPath?
}

/// A group of animations; they are stored and never run.
open class CAAnimationGroup: CAAnimation {
    deinit {}

    /// The animations of the group.
    open var animations: [CAAnimation]?
}

/// A transition between the former and the new content of a layer; it is stored and never runs.
open class CATransition: CAAnimation {
    deinit {}

    /// The type of the transition.
    open var type = CATransitionType.fade
    /// The direction of the transition.
    open var subtype: CATransitionSubtype?
    /// The part of the transition at which it starts, from 0 to 1.
    open var startProgress: Float = 0
    /// The part of the transition at which it ends, from 0 to 1.
    open var endProgress: Float = 1
}

/// The values of an animated property before and after the animation.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Keeps the end value after the animation.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shows the start value before the animation.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Shows the start value before the animation and keeps the end value after it.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Removes the animation's effect when it has completed.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The pacing of an animation; stored, with no effect.
open class CAMediaTimingFunction: NSObject {
    deinit {}

    /// The name of the function, if it has one.
    public let name: CAMediaTimingFunctionName?

    /// Creates a function by its name.
    public init(name: CAMediaTimingFunctionName) {
        self.name = name
    }

    /// Creates a function from the two control points of a Bézier curve, which are not stored.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        name = nil
    }
}

/// The name of a timing function.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The animation runs at a constant rate.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// The animation starts slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// The animation ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// The animation starts and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The animation runs at the system's default pacing.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A type of transition.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content moves in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content moves out and reveals the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// A direction of a transition.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name of the direction.
    public let rawValue: String

    /// Creates a direction from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new content comes from the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The new content comes from the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The new content comes from the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The new content comes from the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time since the machine was started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
