/// A rule of `fdlayout check`, which looks for one kind of problem.
public nonisolated struct CheckRule: Sendable {
    /// The severity of a finding.
    public nonisolated enum Level: String, CaseIterable, Comparable, Sendable {
        /// A fact that is often intended. Notes are not shown by default.
        case note
        /// A problem worth fixing.
        case warning
        /// A fault at run time.
        case error

        /// Orders levels by severity: note, warning, error.
        public static func < (first: Level, second: Level) -> Bool {
            first.rank < second.rank
        }

        private var rank: Int { [.note: 0, .warning: 1, .error: 2][self] ?? 0 }
    }

    /// The name used in configurations, baselines and results, in lower case with hyphens.
    public let id: String
    /// The level of most findings of the rule. Individual findings may have a lower level.
    public let level: Level
    /// The problem that the rule looks for, in one line.
    public let summary: String
    /// An explanation in a few sentences: when the rule reports a finding, why it matters and how to correct it.
    public let explanation: String
    /// Whether the rule is checked only if a configuration or the command line names it, because not all
    /// projects follow the practice that the rule requires.
    public var isOptional = false
}

nonisolated extension CheckRule: Hashable {
    /// Compares two rules by name.
    public static func == (first: CheckRule, second: CheckRule) -> Bool { first.id == second.id }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

nonisolated extension CheckRule {
    /// All rules, sorted by name.
    public static let all: [CheckRule] =
        Set(
            DocumentRule.all.map(\.rule) + LayoutRule.all.map(\.rule) + [
                .misplaced, .notUnderstood, .unreadableFile, .unusedSuppression,
            ]
        )
        .sorted { $0.id < $1.id }

    /// The rule with the given name, or `nil` if there is none.
    public static func named(_ id: String) -> CheckRule? { all.first { $0.id == id } }
}
