import InterfaceBuilder

/// Reports a file's warnings, or treats them as errors.
struct StrictWarnings {
    let areErrors: Bool

    /// Prints each warning once on standard error, or throws all of them if warnings are treated as errors.
    ///
    /// Unknown custom classes are not reported, because every custom class is unknown to this tool.
    func report(_ warnings: [InterfaceBuilderWarning]) throws(FileFailures) {
        var seen: Set<InterfaceBuilderWarning> = []
        let telling = warnings.filter { $0.kind != .unknownClass && seen.insert($0).inserted }
        guard !telling.isEmpty else { return }
        if areErrors { throw FileFailures(all: telling.map { ToolFailure($0) }) }
        for warning in telling { StandardError.write("fdlayout: warning: \(warning)\n") }
    }
}
