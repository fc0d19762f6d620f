nonisolated extension CheckRule {
    static let notUnderstood = CheckRule(
        id: "not-understood", level: .note,
        summary: "an unsupported element or value, which is ignored or replaced",
        explanation: """
            The check lays the file out without it, so findings about the surrounding views may be wrong. It is not a \
            fault of the file, unless Xcode does not write such values.
            """)
}

nonisolated extension CheckedDocument {
    /// Returns findings for the elements and values that were left out or replaced when the views were created. Custom
    /// classes that are not registered are not reported. Constraints of absent views are not reported either, because
    /// another rule reports them.
    func findings(of warnings: [InterfaceBuilderWarning]) -> [InterfaceFinding] {
        let absent = Set(elements.filter { absentItem(of: $0) != nil }.map(\.line))
        return warnings.filter { $0.kind != .unknownClass && !absent.contains($0.line) }.map { warning in
            InterfaceFinding(
                rule: .notUnderstood, level: .note, path: path, line: warning.line, objectID: "",
                message: warning.message,
                details: [])
        }
    }
}
