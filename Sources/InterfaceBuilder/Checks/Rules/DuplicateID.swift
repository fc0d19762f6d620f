nonisolated extension CheckRule {
    static let duplicateID = CheckRule(
        id: "duplicate-id", level: .error, summary: "an object id that the file contains twice",
        explanation: """
            Constraints, outlets and segues refer to objects by their ids. Xcode does not open a file in which two objects \
            have the same id, which merges of branches and copies by hand cause. Give one of them another id. If two views \
            have the same id, the layout of the file cannot be checked.
            """)
}

nonisolated extension DocumentRule {
    static let duplicateID = DocumentRule(rule: .duplicateID) { document in
        var seen: [String: IBElement] = [:]
        return document.elements.compactMap { element in
            guard let id = element.id, element.name != "device", let first = seen.updateValue(element, forKey: id)
            else {
                return nil
            }
            return document.finding(
                .duplicateID, element,
                "\(document.name(of: element)) has the id of \(document.shortName(of: first)), line \(first.line)",
                details: [
                    "Fix: give one of the two another id, and adapt the constraints and outlets that refer to it."
                ])
        }
    }
}
