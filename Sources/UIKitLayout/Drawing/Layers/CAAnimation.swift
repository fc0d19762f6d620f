import Foundation

/// A duration in seconds.
public typealias CFTimeInterval = TimeInterval

/// An animation of a layer; it is stored and never runs.
open class CAAnimation: NSObject, CAAction {
    deinit {}

    /// The duration, in seconds.
    open var duration: CFTimeInterval = 0
    /// The time at which the animation begins.
    open var beginTime: CFTimeInterval = 0
    /// The offset into the animation at which it begins.
    open var timeOffset: CFTimeInterval = 0
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// The time during which the animation repeats, in seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether the animation also runs backwards.
    open var autoreverses = false
    /// The rate at which the animation's time passes.
    open var speed: Float = 1
    /// The behaviour outside the animation's active duration.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing function.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the animation is removed when it has completed.
    open var isRemovedOnCompletion = true
    /// The delegate; never notified on Linux.
    open var delegate: (any CAAnimationDelegate)?
}

/// The delegate of animations; never notified on Linux.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// The default implementation does nothing; never called on Linux.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// The default implementation does nothing; never called on Linux.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property; it is stored and never runs.
open class CAPropertyAnimation: CAAnimation {
    deinit {}

    /// The key path of the property.
    open var keyPath: String?
    /// Whether values are added to the current one.
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

    /// The start value.
    open var fromValue: Any?
    /// The end value.
    open var toValue: Any?
    /// The value that is added to the start value.
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

    /// The values.
    open var values: [Any]?
    /// The times at which the values are reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The path that a point property follows.
    open var path: CGPath?
}

/// A group of animations; they are stored and never run.
open class CAAnimationGroup: CAAnimation {
    deinit {}

    /// The animations.
    open var animations: [CAAnimation]?
}

/// A transition between two contents; it is stored and never runs.
open class CATransition: CAAnimation {
    deinit {}

    /// The type of the transition.
    open var type = CATransitionType.fade
    /// The direction of the transition.
    open var subtype: CATransitionSubtype?
}

/// The behaviour of an animation outside its active duration.
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
    /// Both of them.
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

    /// Creates a function from control points.
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

    /// A constant rate.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow start and a slow end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's default.
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

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transaction of layer changes; changes take effect at once.
open class CATransaction: NSObject {
    deinit {}

    /// Begins a transaction; does nothing on Linux.
    public class func begin() {}
    /// Commits the transaction; does nothing on Linux.
    public class func commit() {}
    /// Flushes the implicit transaction; does nothing on Linux.
    public class func flush() {}
    /// Sets whether changes are animated; does nothing on Linux.
    public class func setDisableActions(_ flag: Bool) {}
    /// Sets the duration of animations; does nothing on Linux.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Sets the timing function of animations; does nothing on Linux.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Calls the completion block at once, because there are no animations to wait for.
    public class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time since the machine was started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
