/// Something that is wrong in an Interface Builder file.
public nonisolated struct InterfaceFinding: Hashable, Sendable {
    /// The rule that found it.
    public let rule: CheckRule
    /// How much it matters.
    public internal(set) var level: CheckRule.Level
    /// The file.
    public let path: String
    /// The line of the object.
    public let line: Int
    /// The object's id.
    public let objectID: String
    /// What is wrong, in one line.
    public let message: String
    /// What it was concluded from, and what would correct it.
    public let details: [String]
    /// The ids of further objects that are wrong for the same reason.
    public var related: [String] = []
}

nonisolated extension InterfaceFinding: Comparable {
    /// Orders findings by file and line, then by what distinguishes findings on one line.
    public static func < (first: InterfaceFinding, second: InterfaceFinding) -> Bool {
        first.order < second.order
    }

    private var order: (String, Int, String, String, String) { (path, line, objectID, rule.id, message) }
}
