nonisolated extension CheckRule {
    static let duplicateConstraint = CheckRule(
        id: "duplicate-constraint", level: .warning, summary: "a constraint that the file contains twice",
        explanation: """
            Two constraints relate the same edges in the same way. When the constant of one is changed, the other \
            contradicts it. Remove one.
            """)
}

nonisolated extension DocumentRule {
    static let duplicateConstraint = DocumentRule(rule: .duplicateConstraint) { document in
        var seen: [[String]: IBElement] = [:]
        return document.elements.filter { $0.name == "constraint" && $0["firstAttribute"] != nil }.compactMap {
            element in
            guard let owner = document.parent(of: element).flatMap(document.parent(of:)) else { return nil }
            let key = ConstraintKey(element, owner: owner).parts
            guard let first = seen[key] else {
                seen[key] = element
                return nil
            }
            return document.finding(
                .duplicateConstraint, element,
                "constraint \(element.id ?? "") repeats \(first.id ?? ""), line \(first.line), of "
                    + document.name(of: document.element(element["firstItem"]) ?? owner),
                details: ["Fix: remove one of the two."])
        }
    }
}

/// The values by which two constraints are compared. Two equations without a multiplier are equal even if their items
/// are exchanged.
private nonisolated struct ConstraintKey {
    let parts: [String]

    init(_ element: IBElement, owner: IBElement) {
        let first = [element["firstItem"] ?? owner.id ?? "", element["firstAttribute"] ?? ""]
        let second = [element["secondItem"] ?? "", element["secondAttribute"] ?? ""]
        let constant = Double(element["constant"] ?? "0") ?? 0
        let relation = element["relation"] ?? "equal"
        let more = [element["multiplier"] ?? "1", element["priority"] ?? "1000"]
        let turns = relation == "equal" && element["multiplier"] == nil && element["secondItem"] != nil
        if turns, second.lexicographicallyPrecedes(first) {
            parts = second + first + [relation, String(-constant + 0)] + more
        } else {
            parts = first + second + [relation, String(constant)] + more
        }
    }
}
