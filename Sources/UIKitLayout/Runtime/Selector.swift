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
