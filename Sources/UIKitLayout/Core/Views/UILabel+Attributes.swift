import Foundation

// The connection of the label's own font, colour and alignment with the attributes of its text.
extension UILabel {
    /// Sets the font of the parts of the text that have none.
    final func setOwnFont(_ font: UIFont) {
        storedFont = font
        (content, hasCurrentContentStyle, styledText) = (nil, false, nil)
        invalidateIntrinsicContentSize()
    }

    /// Sets the colour of the parts of the text that have none.
    final func setOwnTextColor(_ color: UIColor) { storedTextColor = color }

    /// Takes the font, the colour and the paragraph style of the first character of the attributed text.
    final func adoptStyle() {
        guard let text = storedAttributedText, text.length > 0 else { return }
        let style = TextStyle(of: text)
        defer { hasCurrentContentStyle = false }
        if let font = style.font, storedFont?.measuresLike(font) != true { setOwnFont(font) }
        if let color = style.color { storedTextColor = color }
        guard adoptsParagraphStyles else { return }
        if let shadow = style.shadow {
            (shadowColor, shadowOffset) = (shadow.shadowColor as? UIColor, shadow.shadowOffset)
        }
        guard let paragraph = style.paragraph else { return }
        (storedTextAlignment, storedLineBreakMode) = (paragraph.alignment, paragraph.lineBreakMode)
    }

    /// Replaces the values of an attribute of the attributed text where the text has the attribute. The rest of the text has
    /// the label's own.
    ///
    /// - Parameter isDrawnOnly: Whether the change does not affect the size of the text.
    final func restyle(_ key: NSAttributedString.Key, isDrawnOnly: Bool = false, _ change: (Any) -> Any) {
        guard let text = storedAttributedText?.replacingValues(of: key, change) else { return }
        storedAttributedText = text
        guard !isDrawnOnly else { return }
        styledText = nil
        invalidateIntrinsicContentSize()
    }

    /// The attributes of text without attributes.
    final var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
        style.lineBreakStrategy = lineBreakStrategy
        return [
            .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: textColor ?? .label,
            .paragraphStyle: style,
        ]
    }

    /// Replaces all fonts that scale by those for the label's text size.
    final func scaleFonts() {
        let scaled = font?.scaling?.font(compatibleWith: traitCollection)
        guard let text = storedAttributedText else {
            if let scaled { font = scaled }
            return
        }
        if let scaled, storedFont?.measuresLike(scaled) != true { setOwnFont(scaled) }
        guard let text = text.replacingScaledFonts(for: traitCollection) else { return }
        (storedAttributedText, styledText) = (text, nil)
        invalidateIntrinsicContentSize()
    }
}
