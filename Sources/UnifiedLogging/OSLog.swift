import Foundation

/// The importance of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt8

    /// Creates a type from its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A message of the normal kind.
    public static let `default` = OSLogType(rawValue: 0)
    /// A message that is helpful but not essential for finding errors.
    public static let info = OSLogType(rawValue: 1)
    /// A message for developers.
    public static let debug = OSLogType(rawValue: 2)
    /// An error of the process.
    public static let error = OSLogType(rawValue: 16)
    /// A mistake in the program, or an error of several processes.
    public static let fault = OSLogType(rawValue: 17)

    /// Whether messages of this type are written on Linux.
    var isWritten: Bool { rawValue >= Self.error.rawValue }
    fileprivate var name: String { self == .fault ? "fault" : "error" }
}

/// A log, identified by a subsystem and a category. On Linux, errors and faults are written to standard error; other
/// messages are dropped.
public final class OSLog: Sendable {
    private let prefix: String
    private let isEnabled: Bool

    private init(prefix: String, isEnabled: Bool) {
        (self.prefix, self.isEnabled) = (prefix, isEnabled)
    }

    /// Creates a log for a category of a subsystem.
    public convenience init(subsystem: String, category: String) {
        self.init(prefix: "[\(subsystem):\(category)] ", isEnabled: true)
    }

    /// The log of the process.
    public static let `default` = OSLog(prefix: "", isEnabled: true)
    /// A log that drops all messages.
    public static let disabled = OSLog(prefix: "", isEnabled: false)

    /// Whether messages of a type are written.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled && type.isWritten }

    func write(_ type: OSLogType, _ message: () -> String) {
        guard isEnabled(type: type) else { return }
        FileHandle.standardError.write(Data("\(type.name): \(prefix)\(message())\n".utf8))
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message in which the arguments replace placeholders such as `%{public}@` and `%d`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    log.write(type) { LogFormat(message.description).text(args) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message with interpolated values.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type) { message.text }
}

/// A format of a log message, with placeholders like those of `printf`.
struct LogFormat {
    private let format: String

    init(_ format: String) {
        self.format = format
    }

    /// Returns the message, in which the arguments replace the placeholders, and one percent sign replaces two.
    func text(_ arguments: [Any]) -> String {
        var (result, rest, values) = ("", Substring(format), arguments[...])
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                (result, rest) = (result + "%", rest.dropFirst())
            } else {
                rest = Self.afterPlaceholder(rest)
                result += values.popFirst().map { "\($0)" } ?? ""
            }
        }
        return result + rest
    }

    /// The text after a placeholder: after the options in braces, the flags and lengths, and the letter of the
    /// conversion.
    private static func afterPlaceholder(_ text: Substring) -> Substring {
        var rest = text
        if rest.first == "{" { rest = rest.drop { $0 != "}" }.dropFirst() }
        rest = rest.drop { $0.isNumber || ".-+#lhqzt".contains($0) }
        return rest.dropFirst()
    }
}
