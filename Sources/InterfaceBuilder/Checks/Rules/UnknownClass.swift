nonisolated extension CheckRule {
    static let unknownClass = CheckRule(
        id: "unknown-class", level: .error, summary: "a custom class that is not in the given sources",
        explanation: """
            Loading the file logs "Unknown class … in Interface Builder file" and creates an object of the superclass; connecting \
            its outlets then ends the app. Checked only if folders of sources are given (--sources), and not for classes of \
            other modules.
            """)
}

nonisolated extension DocumentRule {
    static let unknownClass = DocumentRule(rule: .unknownClass) { document in
        guard let classes = document.context.classes else { return [] }
        return document.elements.compactMap { element in
            guard let name = element["customClass"], !classes.contains(name), !name.hasPrefix("UI"),
                element["customModule"] == nil || element["customModuleProvider"] == "target"
            else { return nil }
            return document.finding(
                .unknownClass, element, "class \(name) of \(element.name) (\(element.id ?? "")) is not in the sources",
                details: ["Fix: correct the class's name, or remove it."])
        }
    }
}
