import Foundation

nonisolated extension CheckRule {
    static let className = CheckRule(
        id: "class-name", level: .warning, summary: "a custom class that differs from the file's name",
        explanation: """
            The only controller of a storyboard, or the top-level view or file's owner of a nib, has a custom class of \
            another name than the file. Rename one of them. Checked only if a configuration or --only names the rule.
            """,
        isOptional: true)

    static let storyboardIdentifier = CheckRule(
        id: "storyboard-identifier", level: .warning,
        summary: "a storyboard identifier that differs from the controller's class",
        explanation: """
            With the name of the class as identifier, code can create the controller without a string of its own. Checked \
            only if a configuration or --only names the rule.
            """,
        isOptional: true)
}

nonisolated extension DocumentRule {
    static let className = DocumentRule(rule: .className) { document in
        let file = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scenes = document.root.list("scenes")
        let objects = scenes.count == 1 ? scenes[0].list("objects") : document.root.list("objects")
        let named = objects.filter { $0["customClass"] != nil && $0["placeholderIdentifier"] != "IBFirstResponder" }
        guard let first = named.first, !named.contains(where: { $0["customClass"] == file }) else { return [] }
        return [
            document.finding(
                .className, first, "class \(first["customClass"] ?? "") is in a file named \(file)",
                details: ["Fix: give the file and the class the same name."])
        ]
    }

    static let storyboardIdentifier = DocumentRule(rule: .storyboardIdentifier) { document in
        document.elements.compactMap { element in
            guard let identifier = element["storyboardIdentifier"], let name = element["customClass"],
                identifier != name
            else { return nil }
            return document.finding(
                .storyboardIdentifier, element,
                "\(document.name(of: element)) has the storyboard identifier \"\(identifier)\", not \"\(name)\"",
                details: ["Fix: set the storyboard identifier to \(name)."])
        }
    }
}
