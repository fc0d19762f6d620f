import Foundation

/// The references that an assertion writes. An assertion that writes a reference fails, so no test passes because of a
/// picture that has not been reviewed.
public nonisolated enum LayoutSnapshotRecording: String, CaseIterable, Hashable, Sendable {
    /// Missing references; the default.
    case missing
    /// Missing references, and those from which the new pictures differ.
    case failed
    /// All references.
    case all
    /// None, for machines that only compare; a missing reference is a failure.
    case never

    /// The environment variable that selects the references that assertions without the argument `record` write.
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
