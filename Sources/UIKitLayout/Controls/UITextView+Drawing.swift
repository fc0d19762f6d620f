import Foundation

extension UITextView {
    /// Draws the standard background, unless the view has a background colour, and the lines.
    func drawText(in context: CGContext) {
        if backgroundColor == nil {
            context.setFillColor(UIColor.systemBackground.cgColor)
            context.fill(bounds)
        }
        let padding = textContainer.lineFragmentPadding
        let area = CGRect(
            x: textContainerInset.left + padding, y: textContainerInset.top,
            width: max(0, textContainerWidth - 2 * padding), height: bounds.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let layout = TextLines.Layout(
            font: shownFont, width: area.width, maximumLines: textContainer.maximumNumberOfLines,
            lineBreakMode: textContainer.lineBreakMode, alignment: textAlignment, isRightToLeft: isMirrored)
        TextLines(shownText, layout).draw(in: area, of: context)
    }

    /// The text as it is drawn: parts without a font or colour have the view's, and links have ``linkTextAttributes``.
    private var shownText: AttributedRuns {
        let (font, color, link) = (shownFont, textColor ?? .label, tintColor ?? .systemBlue)
        let linkAttributes = linkTextAttributes ?? [:]
        return AttributedRuns(attributedText).mapAttributes { values in
            if values[.font] == nil { values[.font] = font }
            if values[.link] != nil {
                values[.foregroundColor] = link
                values.merge(linkAttributes) { $1 }
            }
            if values[.foregroundColor] == nil { values[.foregroundColor] = color }
        }
    }
}
