import Foundation

/// The name of a method. Nothing can call the method on Linux, because a call by name requires the Objective-C runtime.
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the method.
    public let description: String

    /// Creates a selector from the name of a method.
    public init(_ str: String) {
        description = str
    }

    /// Creates a selector from a string literal, the name of a method.
    public init(stringLiteral value: String) {
        description = value
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector with the given name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

nonisolated extension NSObject {
    /// Whether the class has a method with the given name; always `false` on Linux.
    public class func responds(to aSelector: Selector!) -> Bool { false }

    /// Calls a method of the class. Does nothing on Linux, where methods cannot be called by name, and returns `nil`.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }

    /// Calls a method after a delay in seconds. Does nothing on Linux, where methods cannot be called by name.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}

    /// Calls a method on the main thread. Does nothing on Linux, where methods cannot be called by name.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {}

    /// Cancels all calls after a delay. Does nothing on Linux, where no calls are made.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}

    /// Cancels the calls of a method after a delay. Does nothing on Linux, where no calls are made.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
}
