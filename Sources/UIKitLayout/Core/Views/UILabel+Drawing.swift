import Foundation

extension UILabel {
    /// Draws the text into a rectangle of the current context, centred vertically.
    ///
    /// - Parameter lines: the maximum number of lines; 0 for no limit.
    func drawText(in rect: CGRect, limitedToLines lines: Int) {
        guard let context = CurrentContext.last, let shown = shownText, !shown.isEmpty else { return }
        var block = TextLines(shown, layout(width: rect.width, lines: lines))
        if adjustsFontSizeToFitWidth, lines == 1, rect.width > 0 { block = shrunk(shown, to: rect.width, block) }
        // A label that is too short for its lines shows those that fit, but at least one.
        if lines != 1, rect.height > 0, block.height > rect.height + 1 {
            let fitting = block.lines.prefix { $0.bottom <= rect.height + 1 }.count
            block = TextLines(shown, layout(width: rect.width, lines: max(1, fitting)))
        }
        let top = (rect.height - block.height) / 2
        let place = CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: block.height)
        context.saveGState()
        if let shadowColor, !hasAttributedText {
            context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
        }
        block.draw(in: place, of: context)
        context.restoreGState()
    }

    /// The text, in which parts without a font or colour have the label's; `nil` if the label has no text.
    private var shownText: AttributedRuns? {
        guard let attributedText, let font else { return nil }
        return AttributedRuns(attributedText).mapAttributes { values in
            if values[.font] == nil { values[.font] = font }
            if values[.foregroundColor] == nil || !isEnabled { values[.foregroundColor] = shownColor }
        }
    }

    /// Returns the lines of the text at the given width, from which the label's size is computed.
    func linesForSize(at width: CGFloat) -> TextLines {
        var layout = layout(width: width, lines: numberOfLines)
        layout.isForSize = true
        return TextLines(shownText ?? AttributedRuns([]), layout)
    }

    private var shownColor: UIColor {
        guard isEnabled else { return .tertiaryLabel }
        return (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    }

    private func layout(width: CGFloat, lines: Int) -> TextLines.Layout {
        TextLines.Layout(
            font: font, width: width, maximumLines: lines, lineBreakMode: lineBreakMode, alignment: textAlignment,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Returns the text, broken into lines, in the largest font in which it fits on one line. The font is not smaller
    /// than the minimum scale factor permits.
    ///
    /// - Parameter block: the text in its full size, which is returned if it fits.
    private func shrunk(_ text: AttributedRuns, to width: CGFloat, _ block: TextLines) -> TextLines {
        let full = TextLines(text, layout(width: .greatestFiniteMagnitude, lines: 1)).width
        guard full > width else { return block }
        var factor = max(minimumScaleFactor, width / full)
        var result = TextLines(text.scaled(by: factor), layout(width: width, lines: 1))
        // Tracking is not proportional to the font size, so the first factor may be slightly too large.
        for _ in 0..<8 where factor > minimumScaleFactor {
            let scaled = TextLines(text.scaled(by: factor), layout(width: .greatestFiniteMagnitude, lines: 1)).width
            if scaled <= width { break }
            factor = max(minimumScaleFactor, factor * min(0.999, width / scaled))
            result = TextLines(text.scaled(by: factor), layout(width: width, lines: 1))
        }
        return result
    }
}

nonisolated extension AttributedRuns {
    /// Returns the text with the sizes of all fonts multiplied by the given factor.
    fileprivate func scaled(by factor: CGFloat) -> AttributedRuns {
        mapAttributes { values in
            values[.font] = (values[.font] as? UIFont).map { $0.withSize($0.pointSize * factor) }
        }
    }
}
