import Foundation

/// Which references an assertion writes. An assertion that has written a reference fails, so that no test passes by a
/// picture that nobody has looked at.
public nonisolated enum LayoutSnapshotRecording: String, CaseIterable, Hashable, Sendable {
    /// Missing references; the default.
    case missing
    /// Missing references, and those from which the new pictures differ.
    case failed
    /// All references.
    case all
    /// None, for machines that only check; a missing reference is a failure.
    case never

    /// The environment variable that selects the references which assertions without an argument write.
    public static let environmentVariable = "LAYOUT_SNAPSHOTS_RECORD"

    /// The value of the environment variable ``environmentVariable``, or ``missing`` if it is not set.
    ///
    /// - Throws: ``LayoutSnapshotError`` if the variable has another value than the names of the cases.
    static func fromEnvironment() throws(LayoutSnapshotError) -> LayoutSnapshotRecording {
        guard let value = ProcessInfo.processInfo.environment[environmentVariable], !value.isEmpty else {
            return .missing
        }
        guard let recording = LayoutSnapshotRecording(rawValue: value) else {
            let names = allCases.map(\.rawValue).joined(separator: ", ")
            throw LayoutSnapshotError("\(environmentVariable)=\(value): expected one of \(names)")
        }
        return recording
    }
}
