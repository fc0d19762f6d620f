import Foundation

/// Writes messages to a log. On Linux, errors and faults are written to standard error; other messages are dropped.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger for the log of the process.
    public init() {
        log = .default
    }

    /// Creates a logger for a category of a subsystem.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger for a log.
    public init(_ logObj: OSLog) {
        log = logObj
    }

    /// Logs a message of the given type.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level) { message.text } }
    /// Drops a message of the normal kind.
    public func log(_ message: OSLogMessage) {}
    /// Drops a message for developers.
    public func trace(_ message: OSLogMessage) {}
    /// Drops a message for developers.
    public func debug(_ message: OSLogMessage) {}
    /// Drops a helpful message.
    public func info(_ message: OSLogMessage) {}
    /// Drops a message of the normal kind.
    public func notice(_ message: OSLogMessage) {}
    /// Logs a warning as an error.
    public func warning(_ message: OSLogMessage) { log.write(.error) { message.text } }
    /// Logs an error.
    public func error(_ message: OSLogMessage) { log.write(.error) { message.text } }
    /// Logs a critical message as a fault.
    public func critical(_ message: OSLogMessage) { log.write(.fault) { message.text } }
    /// Logs a fault.
    public func fault(_ message: OSLogMessage) { log.write(.fault) { message.text } }
}

/// The privacy of a value in a log message; it has no effect on Linux, where values are written as they are.
public struct OSLogPrivacy: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let auto = OSLogPrivacy(name: "auto")
    /// The value is visible.
    public static let `public` = OSLogPrivacy(name: "public")
    /// The value is hidden.
    public static let `private` = OSLogPrivacy(name: "private")
    /// The value is always hidden.
    public static let sensitive = OSLogPrivacy(name: "sensitive")

    /// The form in which hidden values are written.
    public enum Mask: Hashable, Sendable {
        case hash, none
    }

    /// The value is hidden; equal values can be recognised.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(name: "private.\(mask)") }
    /// The system decides; equal values can be recognised.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(name: "auto.\(mask)") }
}

/// A log message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    /// The message as text.
    let text: String

    /// Creates a message from a literal.
    public init(stringLiteral value: String) {
        text = value
    }

    /// Creates a message from its interpolations.
    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// The parts of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    fileprivate private(set) var text = ""

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += "\(value())"
    }
}
