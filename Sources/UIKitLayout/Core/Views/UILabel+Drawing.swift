import Foundation

extension UILabel {
    /// Draws the text into a rectangle of the current context, centred vertically.
    func drawText(in rect: CGRect, limitedToLines lines: Int) {
        guard let context = CurrentContext.last, let shown = shownText, !shown.isEmpty else { return }
        var block = TextLines(shown, layout(width: rect.width, lines: lines))
        if adjustsFontSizeToFitWidth, lines == 1, rect.width > 0 { block = shrunk(shown, to: rect.width, block) }
        // A label that is too low shows the lines that fit, at least one.
        if lines != 1, rect.height > 0, block.height > rect.height + 1 {
            let fitting = block.lines.prefix { $0.bottom <= rect.height + 1 }.count
            block = TextLines(shown, layout(width: rect.width, lines: max(1, fitting)))
        }
        let top = ((rect.height - block.height) / 2).roundedToPixel(scale: traitCollection.displayScale)
        let place = CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: block.height)
        context.saveGState()
        if let shadowColor, !hasAttributedText {
            context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
        }
        block.draw(in: place, of: context)
        context.restoreGState()
    }

    /// The text with the label's font and colour where it has none of its own.
    private var shownText: AttributedRuns? {
        guard let attributedText, let font else { return nil }
        return AttributedRuns(attributedText).mapAttributes { values in
            if values[.font] == nil { values[.font] = font }
            if values[.foregroundColor] == nil || !isEnabled { values[.foregroundColor] = shownColor }
        }
    }

    /// The lines of the text at a width, for its size.
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

    /// The text in the largest font, not smaller than the minimum scale factor permits, in which it fits on one line. It
    /// is centred like text in the full size.
    private func shrunk(_ text: AttributedRuns, to width: CGFloat, _ block: TextLines) -> TextLines {
        let full = TextLines(text, layout(width: .greatestFiniteMagnitude, lines: 1)).width
        guard full > width else { return block }
        var factor = max(minimumScaleFactor, width / full)
        var result = TextLines(text.scaled(by: factor), layout(width: width, lines: 1))
        // Tracking is not proportional to the size, so the first factor may be slightly too large.
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
    /// The text with all fonts scaled by a factor.
    fileprivate func scaled(by factor: CGFloat) -> AttributedRuns {
        mapAttributes { values in
            values[.font] = (values[.font] as? UIFont).map { $0.withSize($0.pointSize * factor) }
        }
    }
}
