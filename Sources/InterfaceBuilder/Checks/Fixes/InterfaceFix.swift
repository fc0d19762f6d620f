import Foundation

/// A correction of a file that has only one sure form.
public nonisolated struct InterfaceFix: Sendable {
    /// The line of the corrected object, before the correction.
    public let line: Int
    /// The change, in one line.
    public let message: String
}

/// A file with its sure corrections applied.
public nonisolated struct FixedInterface: Sendable {
    /// The corrected bytes; the given ones if nothing was corrected.
    public let contents: Data
    /// The corrections, in the order in which they were applied.
    public let fixes: [InterfaceFix]
}
