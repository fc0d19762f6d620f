nonisolated extension CheckRule {
    static let missingTrailing = CheckRule(
        id: "missing-trailing", level: .warning,
        summary: "a label that a longer text would extend beyond its superview",
        explanation: """
            A label that is constrained at one side only grows with its text, over its neighbours and beyond the \
            screen. Text that code replaces or a translation lengthens needs a constraint at the other side, at least \
            one with ≥ 0. Xcode: "Trailing constraint is missing, which may cause overlapping with other views". \
            Numbers, texts of three letters or fewer, and texts that, as far as the file shows, are not replaced get \
            a note. So does a text with room for a translation on the narrowest iPhone, up to the next view or the \
            edge of its superview: a translation of up to 10 characters is up to three times as long, one of more \
            than 70 characters 1.3 times (IBM, quoted by W3C, Text size in translation). Placeholders such as "Label" \
            stand for texts of any length.
            """)
}

nonisolated extension DocumentRule {
    static let missingTrailing = DocumentRule(rule: .missingTrailing) { document in
        let constraints = HorizontalConstraints(document)
        return document.elements.compactMap { element -> InterfaceFinding? in
            guard element.name == "label", element["translatesAutoresizingMaskIntoConstraints"] == "NO",
                let superview = document.superview(of: element), superview.name != "stackView"
            else { return nil }
            let sides = constraints.of(element)
            let attributes = Set(sides.map(\.attribute))
            let hasLeading = !attributes.isDisjoint(with: HorizontalConstraints.leadingEdges)
            let hasTrailing = !attributes.isDisjoint(with: HorizontalConstraints.trailingEdges)
            guard hasLeading != hasTrailing, !attributes.contains("width"),
                attributes.isDisjoint(with: HorizontalConstraints.centers)
            else { return nil }
            let side = hasLeading ? "trailing" : "leading"
            return document.finding(
                .missingTrailing, element,
                "\(document.name(of: element)) has no \(side) constraint: a longer text overlaps its neighbours or extends beyond its superview",
                level: isReplaced(element, document) && !hasRoom(element, in: superview, hasLeading, document)
                    ? .warning : .note,
                details: ["Fix: constrain its \(side) edge with ≥ 0 to its neighbour or superview."])
        }
    }

    /// Whether code probably replaces the text at run time.
    private static func isReplaced(_ element: IBElement, _ document: CheckedDocument) -> Bool {
        // Numbers, times and sizes keep about the same length when code replaces them.
        let text = element["text"] ?? ""
        return text.count > 3 && !text.contains(where: \.isNumber) && !document.outlets(of: element).isEmpty
    }

    /// Whether the longest probable translation of the label's text fits into the space beside the label.
    private static func hasRoom(
        _ label: IBElement, in superview: IBElement, _ growsToTrailing: Bool, _ document: CheckedDocument
    ) -> Bool {
        guard let text = label["text"], !ViewText.isPlaceholder(text),
            let room = LabelRoom(of: label, in: superview, growsToTrailing: growsToTrailing, document: document)
        else { return false }
        return room.textWidth * TextExpansion.factor(forCharacters: text.count) <= room.width
    }
}
