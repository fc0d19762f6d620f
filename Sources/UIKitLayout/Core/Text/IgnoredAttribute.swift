import Foundation
internal import Locking

/// An attribute of text, or a property of a paragraph style, that has no effect because of its value.
public nonisolated struct IgnoredAttribute: Hashable, Sendable, CustomStringConvertible {
    /// The name of the attribute or property.
    public let name: String
    /// The reason, in one sentence.
    public let reason: String

    /// The name and the reason.
    public var description: String { "The text attribute \(name) is ignored: \(reason)" }

    private static let reported = Locked<Set<IgnoredAttribute>>([])

    /// Reports a value of a type that the attribute does not have, unless it has been reported before.
    ///
    /// - Returns: `nil`, so that calls can stand where a value is missing.
    static func report<Value>(_ key: NSAttributedString.Key, _ value: Any, expected: String) -> Value? {
        report(key.rawValue, "its value is of the type \(type(of: value)) instead of \(expected).")
        return nil
    }

    /// Passes the name and the reason to ``TextDiagnostics``, unless they have been reported before.
    static func report(_ name: String, _ reason: String) {
        let ignored = IgnoredAttribute(name: name, reason: reason)
        guard reported.withLock({ $0.insert(ignored).inserted }) else { return }
        TextDiagnostics.current.reportIgnored(ignored)
    }
}

/// The receiver of reports about text.
public nonisolated struct TextDiagnostics: Sendable {
    /// Called once in a process for each attribute of text that has no effect because of its value.
    public var reportIgnored: @Sendable (IgnoredAttribute) -> Void

    /// Creates diagnostics that pass reports to a closure.
    public init(reportIgnored: @escaping @Sendable (IgnoredAttribute) -> Void) {
        self.reportIgnored = reportIgnored
    }

    /// The diagnostics of the current task; by default reports are printed to standard error.
    @TaskLocal public static var current = TextDiagnostics { ignored in
        FileHandle.standardError.write(Data("\(ignored)\n".utf8))
    }
}
