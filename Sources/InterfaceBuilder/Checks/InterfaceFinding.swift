/// A problem in an Interface Builder file.
public nonisolated struct InterfaceFinding: Hashable, Sendable {
    /// The rule that made the finding.
    public let rule: CheckRule
    /// The severity.
    public internal(set) var level: CheckRule.Level
    /// The path of the file.
    public let path: String
    /// The line of the object.
    public let line: Int
    /// The object's id.
    public let objectID: String
    /// A description of the problem, in one line.
    public let message: String
    /// The evidence for the finding, and how to correct it.
    public let details: [String]
    /// The ids of further objects affected for the same reason.
    public var related: [String] = []
}

nonisolated extension InterfaceFinding {
    /// The finding with at most the given level.
    func atMost(_ highest: CheckRule.Level) -> InterfaceFinding {
        var finding = self
        finding.level = min(level, highest)
        return finding
    }
}

nonisolated extension InterfaceFinding: Comparable {
    /// Orders findings by file and line, then by the fields that distinguish findings on one line.
    public static func < (first: InterfaceFinding, second: InterfaceFinding) -> Bool {
        first.order < second.order
    }

    private var order: (String, Int, String, String, String) { (path, line, objectID, rule.id, message) }
}
