nonisolated extension CheckRule {
    static let leftRight = CheckRule(
        id: "left-right", level: .note, summary: "a constraint to left or right where leading or trailing is meant",
        explanation: """
            Left and right stay the same in languages that are written from right to left, so the layout is not mirrored. \
            Use leading and trailing ("Respect language direction") unless the physical side is intended.
            """)

    fileprivate static let physical: Set<String> = ["left", "right", "leftMargin", "rightMargin"]
}

nonisolated extension DocumentRule {
    static let leftRight = DocumentRule(rule: .leftRight) { document in
        document.elements.compactMap { element in
            guard element.name == "constraint", let attribute = element["firstAttribute"],
                CheckRule.physical.contains(attribute)
            else { return nil }
            let owner = document.parent(of: element).flatMap(document.parent(of:))
            let name = document.name(of: document.element(element["firstItem"]) ?? owner)
            return document.finding(
                .leftRight, element, "constraint \(element.id ?? "") uses the \(attribute) edge of \(name)",
                details: ["Fix: use \(attribute.hasPrefix("left") ? "leading" : "trailing")."])
        }
    }
}
