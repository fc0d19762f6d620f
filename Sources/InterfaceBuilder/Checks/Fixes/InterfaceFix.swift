import Foundation

/// A correction of a problem that can be corrected in only one way.
public nonisolated struct InterfaceFix: Sendable {
    /// The line of the corrected object, before the correction.
    public let line: Int
    /// The change, in one line.
    public let message: String
}

/// The bytes of a file after its corrections, with the list of the corrections.
public nonisolated struct FixedInterface: Sendable {
    /// The corrected bytes; the given ones if nothing was corrected.
    public let contents: Data
    /// The corrections, in the order in which they were applied.
    public let fixes: [InterfaceFix]
}
