/// Something that `fdlayout check` looks for.
public nonisolated struct CheckRule: Sendable {
    /// How much a finding matters.
    public nonisolated enum Level: String, CaseIterable, Comparable, Sendable {
        /// True, but often intended; not shown by default.
        case note
        /// Worth acting on.
        case warning
        /// Wrong at run time.
        case error

        /// Notes come before warnings, warnings before errors.
        public static func < (first: Level, second: Level) -> Bool {
            first.rank < second.rank
        }

        private var rank: Int { [.note: 0, .warning: 1, .error: 2][self] ?? 0 }
    }

    /// The name in configurations, baselines and results, in lower case with hyphens.
    public let id: String
    /// The level of most of its findings; a single finding may have a lower one.
    public let level: Level
    /// What it looks for, in one line.
    public let summary: String
    /// When it reports something, why that matters and what to do, in a few sentences.
    public let explanation: String
}

nonisolated extension CheckRule: Hashable {
    /// Whether two rules have the same name.
    public static func == (first: CheckRule, second: CheckRule) -> Bool { first.id == second.id }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
