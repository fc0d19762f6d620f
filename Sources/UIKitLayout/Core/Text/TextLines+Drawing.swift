import Foundation

nonisolated extension TextLines {
    /// Draws one line of text, centred vertically in a rectangle and truncated at its end if it is too wide.
    static func drawLine(
        _ text: String, font: UIFont, color: UIColor, alignment: NSTextAlignment = .natural,
        isRightToLeft: Bool = false, in rect: CGRect, of context: CGContext
    ) {
        drawLine(
            AttributedRuns([.init(text: text, attributes: [.font: font, .foregroundColor: color])]), font: font,
            alignment: alignment, isRightToLeft: isRightToLeft, in: rect, of: context)
    }

    /// Draws one line of attributed text, centred vertically in a rectangle and truncated at its end if it is too wide.
    ///
    /// - Parameter font: the font of text without a font attribute.
    static func drawLine(
        _ runs: AttributedRuns, font: UIFont, alignment: NSTextAlignment = .natural, isRightToLeft: Bool = false,
        in rect: CGRect, of context: CGContext
    ) {
        let layout = Layout(
            font: font, width: rect.width, maximumLines: 1, lineBreakMode: .byTruncatingTail, alignment: alignment,
            isRightToLeft: isRightToLeft)
        let lines = TextLines(runs, layout)
        let top = rect.minY + (rect.height - lines.height) / 2
        lines.draw(in: CGRect(x: rect.minX, y: top, width: rect.width, height: lines.height), of: context)
    }
}
