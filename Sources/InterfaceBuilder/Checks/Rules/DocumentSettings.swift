nonisolated extension CheckRule {
    static let autoLayoutOff = CheckRule(
        id: "auto-layout-off", level: .warning, summary: "a file that does not use Auto Layout",
        explanation: """
            "Use Auto Layout" is off in the File inspector, so that views follow their superviews only by autoresizing. \
            Checked only if a configuration or --only names the rule.
            """,
        isOptional: true)

    static let traitCollectionsOff = CheckRule(
        id: "trait-collections-off", level: .warning, summary: "a file that does not use trait variations",
        explanation: """
            "Use Trait Variations" is off in the File inspector, so that constraints and fonts cannot vary with size \
            classes. Checked only if a configuration or --only names the rule.
            """,
        isOptional: true)

    static let relativeToMargin = CheckRule(
        id: "relative-to-margin", level: .warning, summary: "a constraint to a margin",
        explanation: """
            "Relative to margin" is on for a constraint. Margins differ between versions of iOS and between devices, so some \
            projects constrain to edges and safe areas only. Checked only if a configuration or --only names the rule.
            """,
        isOptional: true)
}

nonisolated extension DocumentRule {
    static let autoLayoutOff = DocumentRule(rule: .autoLayoutOff) { document in
        guard document.root["useAutolayout"] != "YES" else { return [] }
        return [
            document.finding(
                .autoLayoutOff, document.root, "the file does not use Auto Layout",
                details: ["Fix: File inspector, Use Auto Layout."])
        ]
    }

    static let traitCollectionsOff = DocumentRule(rule: .traitCollectionsOff) { document in
        guard document.root["useTraitCollections"] != "YES" else { return [] }
        return [
            document.finding(
                .traitCollectionsOff, document.root, "the file does not use trait variations",
                details: ["Fix: File inspector, Use Trait Variations."])
        ]
    }

    static let relativeToMargin = DocumentRule(rule: .relativeToMargin) { document in
        document.elements.compactMap { element in
            let attributes = [element["firstAttribute"], element["secondAttribute"]].compactMap(\.self)
            guard element.name == "constraint", attributes.contains(where: { $0.contains("Margin") }) else {
                return nil
            }
            return document.finding(
                .relativeToMargin, element, "constraint \(element.id ?? "") is relative to a margin",
                details: ["Fix: Size inspector, switch Relative to margin off, and adapt the constant."])
        }
    }
}
