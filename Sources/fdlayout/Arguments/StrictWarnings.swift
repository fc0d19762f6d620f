import InterfaceBuilder
import Locking

/// Reports a file's warnings, or treats them as errors.
struct StrictWarnings {
    let areErrors: Bool
    /// The warnings that have been printed. A command that lays a file out several times reports each of them once.
    private static let printed = Locked<Set<String>>([])

    /// Prints each warning once on standard error, or throws all of them if warnings are treated as errors.
    ///
    /// Unknown custom classes are not reported, because every custom class is unknown to this tool.
    func report(_ warnings: [InterfaceBuilderWarning]) throws(FileFailures) {
        var seen: Set<InterfaceBuilderWarning> = []
        let telling = warnings.filter { $0.kind != .unknownClass && seen.insert($0).inserted }
        guard !telling.isEmpty else { return }
        if areErrors { throw FileFailures(all: telling.map { ToolFailure($0) }) }
        for message in telling.map({ "\($0)" }) where Self.printed.withLock({ $0.insert(message).inserted }) {
            StandardError.write("fdlayout: warning: \(message)\n")
        }
    }
}
