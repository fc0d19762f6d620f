import Foundation
import UIKitLayout

nonisolated extension CheckRule {
    static let fixedHeight = CheckRule(
        id: "fixed-height", level: .warning, summary: "a label of several lines with a required height",
        explanation: """
            The label may wrap, but a constraint gives it a height, so further lines are truncated: in other \
            languages, at larger text sizes, or if code sets a longer text. Remove the height, or make it a minimum \
            (≥) or optional. A label with a limited number of lines that all fit, with room for three lines or for \
            the lines of a translation, with a number or time, or with a height that an outlet connects is a note, \
            and so is a text that fits and that, as far as the file shows, is not replaced. Labels that shrink their \
            text are not reported, and neither are labels whose constraints contradict each other, which the rule \
            conflict reports.
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
    /// The number of lines that suffices for a label with any number of lines: few texts that have one or two lines in
    /// one language have more than three in another.
    private static let sufficientLines: CGFloat = 3

    /// Whether the height probably suffices: all lines, three lines, or the lines of the longest text fit; the text
    /// contains a digit, as numbers and times do; the constraint has an outlet, through which code may change it; or
    /// the label has no text and less than half the height of a line, so that it is drawn as a rule.
    private static func hasEnoughHeight(
        _ label: IBElement, _ lines: Int, _ height: CGFloat, _ constraint: IBElement, in document: CheckedDocument
    ) -> Bool {
        let most = lines > 0 ? min(CGFloat(lines), sufficientLines) : sufficientLines
        let needed = min(most, label.longestText(in: document).flatMap(label.estimatedLines) ?? most)
        let isLine = label["text"]?.isEmpty ?? true && height < label.lineHeight / 2
        return isLine || label.lineHeight * needed <= height + 1
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

    /// The size of the element's font, in points; for a text style, the size at the default text size; 17 if there is
    /// neither.
    private var fontSize: CGFloat {
        let font = child("fontDescription")
        let style = font?["style"].flatMap { UIFont.TextStyle(rawValue: $0).pointSize(in: .large) }
        return IBNumber.length(font?["pointSize"]) ?? style ?? 17
    }

    /// The approximate height of a line of the element's text, in points: that of the system font in the same font
    /// size.
    fileprivate var lineHeight: CGFloat { fontSize * 1.193359 }

    /// The length of the longest text that the label probably shows, in characters: that of a translation if the label
    /// has an outlet, and that of the text itself otherwise; `nil` if the text is empty or a placeholder.
    fileprivate func longestText(in document: CheckedDocument) -> CGFloat? {
        guard let text = self["text"], !text.isEmpty, !ViewText.isPlaceholder(text) else { return nil }
        let isReplaced = !document.outlets(of: self).isEmpty
        return CGFloat(text.count) * (isReplaced ? TextExpansion.factor(forCharacters: text.count) : 1)
    }

    /// The approximate number of lines for the given number of characters at the stored width, or `nil` if the width is
    /// unknown. Letters are assumed to be half as wide as the font size.
    fileprivate func estimatedLines(forCharacters count: CGFloat) -> CGFloat? {
        guard let width = storedWidth, width > 0 else { return nil }
        return (count * fontSize * 0.5 / width).rounded(.up)
    }
}
