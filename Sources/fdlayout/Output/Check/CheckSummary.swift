import InterfaceBuilder

/// A one-line summary of a check: the number of findings of each level.
struct CheckSummary {
    let findings: [CheckedFinding]
    let files: Int

    /// The summary, for instance `2 errors, 1 warning in 14 files`.
    var text: String {
        let levels = CheckRule.Level.allCases.reversed()
        let counts = levels.compactMap { level -> String? in
            let count = findings.count { $0.finding.level == level }
            return count == 0 ? nil : "\(count) \(level.rawValue)\(count == 1 ? "" : "s")"
        }
        let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
        return "\(found) in \(files) file\(files == 1 ? "" : "s")\n"
    }
}
