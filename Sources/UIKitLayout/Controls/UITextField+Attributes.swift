import Foundation

// The attributes of a field's text.
extension UITextField {
    /// The attributes that the field's properties determine.
    final var shownAttributes: [NSAttributedString.Key: Any] {
        let paragraph = (ownAttributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
        let style = paragraph ?? NSMutableParagraphStyle()
        style.alignment = textAlignment
        return [.font: shownFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style]
    }

    final func takeAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        ownAttributes = attributes
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
}
