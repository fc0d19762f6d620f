nonisolated extension CheckRule {
    static let fixedWidth = CheckRule(
        id: "fixed-width", level: .note, summary: "a label or button of fixed width",
        explanation: """
            A longer text, in another language or at a larger text size, is cut off. Xcode: "Fixed width constraints may \
            cause clipping". Use a minimum width (≥) instead. Text that is actually cut off in a checked language or \
            text size is reported by the rule cut-off.
            """)
}

nonisolated extension DocumentRule {
    static let fixedWidth = DocumentRule(rule: .fixedWidth) { document in
        document.elements.filter { $0.name == "label" || $0.name == "button" }.compactMap { element in
            let text = element["text"] ?? element.child("state", key: "normal")?["title"] ?? ""
            let fixed = element.list("constraints").first {
                $0["firstAttribute"] == "width" && $0["secondItem"] == nil && $0["relation"] == nil
                    && $0["priority"] == nil
            }
            guard let fixed, !text.isEmpty else { return nil }
            return document.finding(
                .fixedWidth, element,
                "\(document.name(of: element)) has a fixed width of \(fixed["constant"] ?? "0") points",
                details: ["Fix: make it at least as wide (relation ≥), constraint \(fixed.id ?? "")."])
        }
    }
}
