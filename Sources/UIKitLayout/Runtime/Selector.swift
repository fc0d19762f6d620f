import Foundation

/// The name of a method. Without the Objective-C runtime, methods cannot be called by name.
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Creates a selector from a name.
    public init(_ str: String) {
        description = str
    }

    /// Creates a selector from a literal.
    public init(stringLiteral value: String) {
        description = value
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
