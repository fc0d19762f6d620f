nonisolated extension CheckRule {
    static let leftRight = CheckRule(
        id: "left-right", level: .note, summary: "a constraint to left or right where leading or trailing is meant",
        explanation: """
            Left and right stay where they are when the writing goes from right to left, so that the layout is not \
            mirrored. Use leading and trailing ("Respect language direction") unless the place is meant physically.
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
                .leftRight, element, "constraint \(element.id ?? "") holds \(name) by its \(attribute)",
                details: ["Fix: use \(attribute.hasPrefix("left") ? "leading" : "trailing")."])
        }
    }
}
