import UIKitLayout

/// The text of a label or button, and what is known of where it comes from.
struct ViewText {
    let text: String
    private let element: IBElement
    private let document: CheckedDocument

    init?(of view: UIView, in layout: CheckedLayout) {
        guard let element = layout.element(of: view) else { return nil }
        let text: String? =
            switch view {
            case let label as UILabel: label.text
            case let button as UIButton: button.title(for: .normal)
            default: nil
            }
        guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
        (self.text, self.element, document) = (text, element, layout.document)
    }

    private static let placeholders: Set<String> = ["label", "button", "title", "subtitle", "detail", "text"]

    /// Whether the file's text is the one that is seen: nothing in the file says that code sets another.
    var isFinal: Bool {
        if Self.placeholders.contains(text.lowercased()) || element["customClass"] != nil { return false }
        return document.outlets(of: element).isEmpty && element["tag"] == nil
            && element["userLabel"]?.isEmpty ?? true
    }

    /// Whether the text is in a font that is measured here; others are replaced, and nothing is known of their widths.
    var isMeasured: Bool {
        element.child("attributedString") == nil
            && [element.child("fontDescription")].allSatisfy { $0.map(Self.isInstalled) ?? true }
    }

    /// Whether it is known how high the text's lines are, which also holds for attributed strings in measured fonts.
    var hasKnownLines: Bool {
        guard let string = element.child("attributedString") else { return isMeasured }
        return string.descendants { $0["key"] == "NSFont" }.allSatisfy(Self.isInstalled)
    }

    /// Whether a font is the system's, or installed.
    nonisolated static func isInstalled(_ font: IBElement) -> Bool {
        guard let name = font["name"], !name.hasPrefix(".") else { return true }
        let family = font["family"] ?? name
        return UIFont.isFamilyInstalled(family) || UIFont.isFamilyInstalled(name)
    }
}
