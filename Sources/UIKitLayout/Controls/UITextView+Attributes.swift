import Foundation

// The size and the style of the text with its attributes.
extension UITextView {
    /// The size of the lines that the text container permits, in points, not rounded.
    final func textSize(width: CGFloat) -> CGSize {
        let lines = max(0, textContainer.maximumNumberOfLines)
        guard attributes != nil || lines > 0 else { return shownFont.size(of: text ?? "", width: width) }
        let text = attributes ?? NSAttributedString(string: text ?? "")
        guard text.length > 0 else { return .zero }
        return text.styledText(font: shownFont, lineWidth: width > 0 ? width : nil).boundingRect(
            with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin,
            hasOneLineParagraphs: text.hasOneLineParagraphs, maximumLines: lines
        ).size
    }

    /// Replaces the values of an attribute of the attributed text where the text has the attribute, and passes the text to
    /// the storage.
    final func restyle(_ key: NSAttributedString.Key, _ change: (Any) -> Any) {
        attributes = attributes.map { $0.replacingValues(of: key, change) ?? $0 }
        updateStorage()
    }

    /// Replaces all fonts that scale by those for the view's text size.
    final func scaleFonts() {
        let scaledText = attributes?.replacingScaledFonts(for: traitCollection)
        if let scaled = font?.scaling?.font(compatibleWith: traitCollection) { font = scaled }
        guard let scaledText else { return }
        attributes = scaledText
        updateStorage()
        invalidateIntrinsicContentSize()
    }
}
