import InterfaceBuilder

/// Reports a file's warnings, or treats them as errors.
struct StrictWarnings {
    let areErrors: Bool

    /// Prints each warning once, or throws them all if they are treated as errors.
    ///
    /// Unknown custom classes are not reported, since this tool knows no custom class.
    func report(_ warnings: [InterfaceBuilderWarning]) throws(FileFailures) {
        var seen: Set<InterfaceBuilderWarning> = []
        let telling = warnings.filter { $0.kind != .unknownClass && seen.insert($0).inserted }
        guard !telling.isEmpty else { return }
        if areErrors { throw FileFailures(all: telling.map { ToolFailure($0) }) }
        for warning in telling { StandardError.write("fdlayout: warning: \(warning)\n") }
    }
}
