/// The result of checking a file.
public nonisolated struct InterfaceCheckResult: Sendable {
    /// The findings, in file order.
    public let findings: [CheckedFinding]
    /// The reason why the views of the file could not be created or laid out, or `nil` if they could.
    public let failure: (any Error)?

    /// Creates a result.
    public init(findings: [CheckedFinding], failure: (any Error)?) {
        (self.findings, self.failure) = (findings, failure)
    }
}
