nonisolated extension CheckRule {
    static let notUnderstood = CheckRule(
        id: "not-understood", level: .note,
        summary: "an element or value that the reader of files leaves out or replaces",
        explanation: """
            The check lays the file out without it, so that what is said of the views around it may be off. It is no fault \
            of the file, unless a value is not one that Xcode writes.
            """)
}

nonisolated extension CheckedDocument {
    /// Findings for the elements and values that were left out of the views. Custom classes that are not registered are
    /// not reported.
    func findings(of warnings: [InterfaceBuilderWarning]) -> [InterfaceFinding] {
        warnings.filter { $0.kind != .unknownClass }.map { warning in
            InterfaceFinding(
                rule: .notUnderstood, level: .note, path: path, line: warning.line, objectID: "",
                message: warning.message,
                details: [])
        }
    }
}
