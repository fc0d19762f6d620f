import Foundation

/// A finding and the conditions under which it was made.
public nonisolated struct CheckedFinding: Sendable {
    /// The finding as it was made under the first of the conditions.
    public fileprivate(set) var finding: InterfaceFinding
    /// The widths at which the finding was made, in points; empty if it was first made in the stored size.
    public fileprivate(set) var widths: [CGFloat] = []
    /// Descriptions of the writing directions, text sizes, text lengths and languages with which the finding was made;
    /// empty if the finding was first made with the direction and the text of the file.
    public fileprivate(set) var conditions: [String] = []

    /// The message, followed by the conditions.
    public var message: String {
        let points = widths.isEmpty ? [] : ["at \(widths.map(\.plainText).joined(separator: ", ")) points"]
        let parts = points + (conditions.isEmpty ? [] : [conditions.joined(separator: "; ")])
        return parts.isEmpty ? finding.message : finding.message + " (\(parts.joined(separator: ", ")))"
    }
}

/// Collects findings made under several conditions and merges those that concern the same rule and object.
nonisolated struct CheckedFindings {
    private var found: [CheckedFinding] = []
    private var indices: [Key: Int] = [:]

    private nonisolated struct Key: Hashable {
        let rule: CheckRule
        let objectID: String
        let line: Int
    }

    /// Adds the findings made under the given condition.
    mutating func add(_ findings: [InterfaceFinding], under condition: CheckCondition) {
        for finding in findings {
            let key = Key(rule: finding.rule, objectID: finding.objectID, line: finding.line)
            if let index = indices[key] {
                found[index].add(condition)
            } else {
                indices[key] = found.count
                found.append(CheckedFinding(finding, under: condition))
            }
        }
    }

    /// All findings, in file order.
    var sorted: [CheckedFinding] { found.sorted { $0.finding < $1.finding } }
}

nonisolated extension CheckedFinding {
    fileprivate init(_ finding: InterfaceFinding, under condition: CheckCondition) {
        self.finding = finding
        widths = condition.width.map { [$0] } ?? []
        conditions = condition.words.isEmpty ? [] : [condition.words.joined(separator: ", ")]
    }

    /// Adds a condition under which the finding was also made. A finding that was made for the file as stored lists no
    /// conditions. A finding that was made at a width alone lists only further such widths.
    fileprivate mutating func add(_ condition: CheckCondition) {
        guard !(widths.isEmpty && conditions.isEmpty) else { return }
        let words = condition.words.joined(separator: ", ")
        if let width = condition.width, !widths.contains(width), words.isEmpty == conditions.isEmpty {
            widths.append(width)
        }
        if !conditions.isEmpty, !words.isEmpty, !conditions.contains(words) { conditions.append(words) }
    }
}

nonisolated extension CheckedFinding {
    /// Returns the finding with the given level, which a configuration sets for the rule. A finding whose level is not
    /// that of its rule keeps its level unless the given level is lower.
    public func withLevel(_ level: CheckRule.Level) -> CheckedFinding {
        var changed = self
        let isRulesOwn = finding.level == finding.rule.level
        changed.finding.level = isRulesOwn ? level : min(finding.level, level)
        return changed
    }
}
