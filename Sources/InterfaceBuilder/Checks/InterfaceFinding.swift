/// A problem in an Interface Builder file.
public nonisolated struct InterfaceFinding: Hashable, Sendable {
    /// The rule that made the finding.
    public let rule: CheckRule
    /// The severity of the problem.
    public internal(set) var level: CheckRule.Level
    /// The path of the file.
    public let path: String
    /// The line on which the object's element begins, counted from 1.
    public let line: Int
    /// The id of the object; empty if the finding concerns no object with an id.
    public let objectID: String
    /// A description of the problem, in one line.
    public let message: String
    /// The evidence for the finding, and how to correct it.
    public let details: [String]
    /// The ids of other objects that are affected for the same reason.
    public var related: [String] = []
}

nonisolated extension InterfaceFinding {
    /// Returns the finding with its level, or with the given level if that is lower.
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
