import Foundation

nonisolated extension CheckRule {
    static let fixedHeight = CheckRule(
        id: "fixed-height", level: .warning, summary: "a label of several lines with a required height",
        explanation: """
            The label may wrap, but a constraint gives it a height, so further lines are truncated: in other languages, at \
            larger text sizes, or if code sets a longer text. Remove the height, or make it a minimum (≥) or optional. A \
            label with a limited number of lines that all fit, with a number or time, or with a height that an outlet \
            connects is a note. Labels that shrink their text are not reported.
            """)
}

nonisolated extension DocumentRule {
    static let fixedHeight = DocumentRule(rule: .fixedHeight) { document in
        var heights: [String: IBElement] = [:]
        for element in document.elements where element.isRequiredHeight {
            guard let owner = document.parent(of: element).flatMap(document.parent(of:)),
                let id = element["firstItem"] ?? owner.id
            else { continue }
            heights[id] = element
        }
        return document.elements.compactMap { element in
            guard element.name == "label", let lines = element["numberOfLines"].flatMap({ Int($0) }), lines != 1,
                !element.shrinksText, let constraint = element.id.flatMap({ heights[$0] }),
                let height = IBNumber.length(constraint["constant"])
            else { return nil }
            return document.finding(
                .fixedHeight, element,
                "\(document.name(of: element)) may have several lines, but a constraint gives it a height of \(height.plainText)",
                level: hasEnoughHeight(element, lines, height, constraint, in: document) ? .note : nil,
                details: [
                    "Constraint \(constraint.id ?? "no id"), line \(constraint.line).",
                    "Fix: remove the height, or make it a minimum (≥).",
                ])
        }
    }
}

nonisolated extension DocumentRule {
    /// Whether the height probably suffices: all lines fit, the text is a number or time, or code changes the height.
    private static func hasEnoughHeight(
        _ label: IBElement, _ lines: Int, _ height: CGFloat, _ constraint: IBElement, in document: CheckedDocument
    ) -> Bool {
        lines > 0 && label.lineHeight * CGFloat(lines) <= height + 1
            || label["text"]?.contains(where: \.isNumber) ?? false || !document.outlets(of: constraint).isEmpty
    }
}

nonisolated extension IBElement {
    /// Whether the element is a required constraint that sets the height of an item to a constant.
    fileprivate var isRequiredHeight: Bool {
        name == "constraint" && self["firstAttribute"] == "height" && self["secondItem"] == nil
            && self["relation"] == nil && (self["priority"].flatMap(Double.init) ?? 1000) >= 1000
            && self["placeholder"] != "YES"
    }

    /// The approximate height of a line of the element's text, in points: that of the system font in the same font
    /// size.
    fileprivate var lineHeight: CGFloat {
        (IBNumber.length(child("fontDescription")?["pointSize"]) ?? 17) * 1.193359
    }
}
