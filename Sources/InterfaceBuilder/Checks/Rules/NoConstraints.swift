nonisolated extension CheckRule {
    static let noConstraints = CheckRule(
        id: "no-constraints", level: .warning, summary: "a view of fixed frame that no constraint names",
        explanation: """
            A view without constraints follows its autoresizing mask. A view is reported if its mask keeps its distances to \
            the left and top and its size: it does not follow the screen, the text size or the language. Xcode warns as \
            well. Add constraints. Views that outlets connect are not reported, since code may constrain them.
            """)
}

nonisolated extension DocumentRule {
    static let noConstraints = DocumentRule(rule: .noConstraints) { document in
        guard document.root["useAutolayout"] == "YES" else { return [] }
        let named = Set(
            document.elements.filter { $0.name == "constraint" }.flatMap { constraint in
                let owner = document.parent(of: constraint).flatMap(document.parent(of:))?.id
                return [constraint["firstItem"] ?? owner, constraint["secondItem"]].compactMap(\.self)
            })
        return document.elements.compactMap { element in
            guard element["fixedFrame"] == "YES", element["translatesAutoresizingMaskIntoConstraints"] == "NO",
                let id = element.id, !named.contains(id), document.outlets(of: element).isEmpty, isFixed(element)
            else { return nil }
            return document.finding(
                .noConstraints, element, "\(document.name(of: element)) has no constraints: its frame is fixed",
                details: ["Fix: constrain its edges or its centre and, if its content has no size, its size."])
        }
    }

    /// Whether the autoresizing mask of a view keeps its distances to the left and top and its size.
    private static func isFixed(_ element: IBElement) -> Bool {
        guard let mask = element.child("autoresizingMask") else { return true }
        return ["flexibleMinX", "widthSizable", "flexibleMinY", "heightSizable"].allSatisfy { mask[$0] != "YES" }
    }
}
