import Foundation

/// The attributes of the first character of a text that labels, text fields and text views take over as their own.
nonisolated struct TextStyle {
    let font: UIFont?
    let color: UIColor?
    let paragraph: NSParagraphStyle?
    let shadow: NSShadow?

    /// Reads the attributes of the first character; all are `nil` if the text is empty.
    init(of text: NSAttributedString) {
        let attributes = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
        (font, paragraph) = (attributes.font, attributes.paragraphStyle)
        color = attributes[.foregroundColor] as? UIColor
        shadow = attributes[.shadow] as? NSShadow
    }
}

nonisolated extension NSAttributedString {
    /// Returns the text with other values of an attribute; `nil` if no value changes. Text without the attribute does not
    /// get it.
    func replacingValues(of key: Key, _ change: (Any) -> Any) -> NSAttributedString? {
        var isChanged = false
        let runs = AttributedRuns(self).mapAttributes { attributes in
            guard let value = attributes[key] else { return }
            let replacement = change(value)
            guard !Self.areSame(value, replacement) else { return }
            attributes[key] = replacement
            isChanged = true
        }
        return isChanged ? runs.attributedString : nil
    }

    /// Returns the text with the fonts that scale in the size for the given traits; `nil` if no font changes.
    func replacingScaledFonts(for traits: UITraitCollection) -> NSAttributedString? {
        replacingValues(of: .font) { ($0 as? UIFont)?.scaling?.font(compatibleWith: traits) ?? $0 }
    }

    /// Whether two values of an attribute have the same effect.
    private static func areSame(_ one: Any, _ other: Any) -> Bool {
        if let font = one as? UIFont { return font.measuresLike(other as? UIFont) }
        guard let one = one as? NSObject, let other = other as? NSObject else { return false }
        return one === other || one.isEqual(other)
    }
}

nonisolated extension NSParagraphStyle {
    /// Returns a copy of the style with a change.
    func with(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        change(copy)
        return copy
    }
}
