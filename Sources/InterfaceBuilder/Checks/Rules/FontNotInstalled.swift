nonisolated extension CheckRule {
    static let fontNotInstalled = CheckRule(
        id: "font-not-installed", level: .note, summary: "a font that is not installed here; its text is not checked",
        explanation: """
            The width of text in such a font is unknown, so cut-off and overlap do not check it. Reported once for \
            each font of a file. Install the font (fc-list lists the installed ones).
            """)
}

nonisolated extension DocumentRule {
    static let fontNotInstalled = DocumentRule(rule: .fontNotInstalled) { document in
        var seen: Set<String> = []
        return document.elements.compactMap { element in
            guard element.name == "fontDescription", !ViewText.isInstalled(element), let name = element["name"],
                seen.insert(name).inserted
            else { return nil }
            let owner = document.ancestors(of: element).first { $0.id != nil } ?? element
            return document.finding(
                .fontNotInstalled, owner, "font \(name) is not installed: texts in it are not checked",
                details: ["Fix: install it where the check runs."])
        }
    }
}
