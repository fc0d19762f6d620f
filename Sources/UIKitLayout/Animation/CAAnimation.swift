import Foundation

/// A length of time in seconds.
public typealias CFTimeInterval = TimeInterval

/// An animation of a layer; it is stored and never runs.
open class CAAnimation: NSObject, CAAction {
    deinit {}

    /// How long it would take, in seconds.
    open var duration: CFTimeInterval = 0
    /// When it would begin.
    open var beginTime: CFTimeInterval = 0
    /// How far in it would begin.
    open var timeOffset: CFTimeInterval = 0
    /// How often it would run.
    open var repeatCount: Float = 0
    /// How long it would run.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it would run back.
    open var autoreverses = false
    /// How fast it would run.
    open var speed: Float = 1
    /// What it would leave behind.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How it would speed up and slow down.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether it would be taken away when it is over.
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
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property; it is stored and never runs.
open class CAPropertyAnimation: CAAnimation {
    deinit {}

    /// The path of the property.
    open var keyPath: String?
    /// Whether values are added to the present one.
    open var isAdditive = false
    /// Whether each run begins where the last one ended.
    open var isCumulative = false

    /// Makes an animation of the property at a path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another; it is stored and never runs.
open class CABasicAnimation: CAPropertyAnimation {
    deinit {}

    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// What is added to the first value.
    open var byValue: Any?
}

/// An animation like that of a spring; it is stored and never runs.
open class CASpringAnimation: CABasicAnimation {
    deinit {}

    /// The mass on the spring.
    open var mass: CGFloat = 1
    /// How stiff the spring is.
    open var stiffness: CGFloat = 100
    /// How the spring is damped.
    open var damping: CGFloat = 10
    /// How fast the mass is in the beginning.
    open var initialVelocity: CGFloat = 0
}

/// An animation through several values; it is stored and never runs.
open class CAKeyframeAnimation: CAPropertyAnimation {
    deinit {}

    /// The values.
    open var values: [Any]?
    /// When the values are reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The outline that a point would follow.
    open var path: CGPath?
}

/// Several animations; they are stored and never run.
open class CAAnimationGroup: CAAnimation {
    deinit {}

    /// The animations.
    open var animations: [CAAnimation]?
}

/// A change from one content to another; it is stored and never runs.
open class CATransition: CAAnimation {
    deinit {}

    /// The kind of change.
    open var type = CATransitionType.fade
    /// The direction of the change.
    open var subtype: CATransitionSubtype?
}

/// What animations leave behind.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value holds before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How animations speed up and slow down; a stored value.
open class CAMediaTimingFunction: NSObject {
    deinit {}

    /// The name of the function, if it has one.
    public let name: CAMediaTimingFunctionName?

    /// Makes a function by name.
    public init(name: CAMediaTimingFunctionName) {
        self.name = name
    }

    /// Makes a function of control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        name = nil
    }
}

/// A name of how animations speed up and slow down.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As fast all the time.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow in the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A kind of change.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Makes a kind from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// One fades into the other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// One moves over the other.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// One pushes the other away.
    public static let push = CATransitionType(rawValue: "push")
    /// One is uncovered.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// A direction of a change.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name of the direction.
    public let rawValue: String

    /// Makes a direction from its name.
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

/// Changes of layers that belong together; they happen at once.
open class CATransaction: NSObject {
    deinit {}

    /// Begins changes; does nothing on Linux.
    public class func begin() {}
    /// Ends changes; does nothing on Linux.
    public class func commit() {}
    /// Makes changes happen; does nothing on Linux.
    public class func flush() {}
    /// Sets whether changes are animated; does nothing on Linux.
    public class func setDisableActions(_ flag: Bool) {}
    /// Sets how long changes take; does nothing on Linux.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Sets how changes speed up and slow down; does nothing on Linux.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Calls a closure, at once: there is nothing to wait for.
    public class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
