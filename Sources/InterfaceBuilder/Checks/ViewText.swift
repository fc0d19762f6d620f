import UIKitLayout

/// The text of a label or button, and whether it is final and measurable.
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

    /// Whether the text in the file is the one shown at run time: nothing in the file suggests that code sets another.
    var isFinal: Bool {
        if Self.placeholders.contains(text.lowercased()) || element["customClass"] != nil { return false }
        return document.outlets(of: element).isEmpty && element["tag"] == nil
            && element["userLabel"]?.isEmpty ?? true
    }

    /// Whether the text's font can be measured. The widths of texts in substituted fonts are unknown.
    var isMeasured: Bool {
        element.child("attributedString") == nil
            && [element.child("fontDescription")].allSatisfy { $0.map(Self.isInstalled) ?? true }
    }

    /// Whether the height of the text's lines is known, which is also the case for attributed strings in installed
    /// fonts.
    var hasKnownLines: Bool {
        guard let string = element.child("attributedString") else { return isMeasured }
        return string.descendants { $0["key"] == "NSFont" }.allSatisfy(Self.isInstalled)
    }

    /// Whether a font is the system font or installed.
    nonisolated static func isInstalled(_ font: IBElement) -> Bool {
        guard let name = font["name"], !name.hasPrefix(".") else { return true }
        let family = font["family"] ?? name
        return UIFont.isFamilyInstalled(family) || UIFont.isFamilyInstalled(name)
    }
}
