import Foundation

/// The identity of an interval that signposts mark. Signposts are dropped on Linux.
public struct OSSignpostID: Hashable, Sendable {
    /// The number of the interval.
    public let rawValue: UInt64

    /// Creates an identity from a number.
    public init(_ value: UInt64) {
        rawValue = value
    }

    /// Creates a new identity for a log.
    public init(log: OSLog) {
        rawValue = .random(in: 1..<UInt64.max - 1)
    }

    /// Creates the identity of an object for a log.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// The identity of the only interval with a name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No identity.
    public static let null = OSSignpostID(0)
    /// An identity that is not valid.
    public static let invalid = OSSignpostID(.max)
}

/// Whether a signpost begins an interval, ends it, or marks a point in time.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt8

    /// Creates a type from its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A point in time.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Drops a signpost, on Linux.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Drops a signpost with a message, on Linux.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}
