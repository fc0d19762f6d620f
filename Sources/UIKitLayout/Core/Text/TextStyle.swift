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
    /// Returns the text with other values of an attribute. Text without the attribute does not get it.
    func replacingValues(of key: Key, _ change: (Any) -> Any) -> NSAttributedString {
        AttributedRuns(self).mapAttributes { attributes in
            attributes[key] = attributes[key].map(change)
        }.attributedString
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
