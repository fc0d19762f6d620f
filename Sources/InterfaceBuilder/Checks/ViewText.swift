import UIKitLayout

/// The text of a label or button.
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

    private nonisolated static let placeholders: Set<String> = [
        "label", "button", "title", "subtitle", "detail", "text",
    ]

    /// Whether a text is one of those that Xcode or its users often give to a label or button as a placeholder.
    nonisolated static func isPlaceholder(_ text: String) -> Bool { placeholders.contains(text.lowercased()) }

    /// Whether the text in the file is probably the text shown at run time, because nothing in the file suggests that
    /// code replaces it.
    var isFinal: Bool {
        if Self.isPlaceholder(text) || element["customClass"] != nil { return false }
        return document.outlets(of: element).isEmpty && element["tag"] == nil
            && element["userLabel"]?.isEmpty ?? true
    }

    /// Whether the text can be measured: it is not an attributed string, and its font is installed. In a substituted
    /// font, the width of the text would be unknown.
    var isMeasured: Bool {
        element.child("attributedString") == nil
            && [element.child("fontDescription")].allSatisfy { $0.map(Self.isInstalled) ?? true }
    }

    /// Whether the line heights of the text are known: the text, or each part of an attributed string, is in an
    /// installed font.
    var hasKnownLines: Bool {
        guard let string = element.child("attributedString") else { return isMeasured }
        return string.descendants { $0["key"] == "NSFont" }.allSatisfy(Self.isInstalled)
    }

    /// Whether the font of the given element is the system font or an installed font.
    nonisolated static func isInstalled(_ font: IBElement) -> Bool {
        guard let name = font["name"], !name.hasPrefix(".") else { return true }
        let family = font["family"] ?? name
        return UIFont.isFamilyInstalled(family) || UIFont.isFamilyInstalled(name)
    }
}
