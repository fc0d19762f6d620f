nonisolated extension CheckRule {
    static let baseClass = CheckRule(
        id: "base-class", level: .warning, summary: "an element without one of the project's own classes",
        explanation: """
            The configuration names the classes that elements of a kind must have (base_classes: {label: [PrimaryLabel]}). \
            Set the custom class in the Identity inspector. Checked only for the kinds in the configuration.
            """)
}

nonisolated extension DocumentRule {
    static let baseClass = DocumentRule(rule: .baseClass) { document in
        let classes = document.context.baseClasses
        guard !classes.isEmpty else { return [] }
        return document.elements.compactMap { element in
            guard let allowed = classes[element.name], element.id != nil,
                !(element["customClass"].map(allowed.contains) ?? false)
            else { return nil }
            let own = element["customClass"].map { "class \($0)" } ?? "no custom class"
            return document.finding(
                .baseClass, element,
                "\(document.name(of: element)) has \(own), not \(allowed.joined(separator: " or "))",
                details: ["Fix: set its class to \(allowed.first ?? "")."])
        }
    }
}
