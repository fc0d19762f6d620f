import Foundation

extension UILabel {
    /// Draws the text into a rectangle of the current context, centred vertically.
    ///
    /// - Parameter lines: the maximum number of lines; 0 for no limit.
    func drawText(in rect: CGRect, limitedToLines lines: Int) {
        guard let context = CurrentContext.last, let shown = shownText, !shown.isEmpty else { return }
        let whole = TextLines(shown, layout(width: rect.width, lines: lines))
        var block = lines == 1 && rect.width > 0 ? fitted(shown, to: rect.width, whole) : whole
        // A label that is too short for its lines shows those that fit, but at least one.
        if lines != 1, rect.height > 0, block.height > rect.height + 1 {
            let fitting = block.lines.prefix { $0.bottom <= rect.height + 1 }.count
            block = TextLines(shown, layout(width: rect.width, lines: max(1, fitting)))
        }
        let top = (rect.height - block.height) / 2 + shift(of: block, from: whole, in: rect)
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
        guard let font, let text = hasAttributedText ? attributedText.map(AttributedRuns.init) : plainText else {
            return nil
        }
        return text.mapAttributes { values in
            if values[.font] == nil { values[.font] = font }
            if values[.foregroundColor] == nil || !isEnabled { values[.foregroundColor] = shownColor }
        }
    }

    /// The text without attributes. No attributed string is created for it, because swift-corelibs-foundation leaks the
    /// attributes of each one.
    private var plainText: AttributedRuns? {
        text.map { AttributedRuns($0.isEmpty ? [] : [.init(text: $0, attributes: [:])]) }
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
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, keepsHangulWords: keepsHangulWords)
    }

    /// Returns text on one line, drawn closer together or smaller if the label's properties allow that and the text does
    /// not fit.
    private func fitted(_ text: AttributedRuns, to width: CGFloat, _ block: TextLines) -> TextLines {
        if allowsDefaultTighteningForTruncation, let tightened = tightened(text, to: width) { return tightened }
        return adjustsFontSizeToFitWidth ? shrunk(text, to: width, block) : block
    }

    /// Returns text on one line with the tracking that makes it as wide as the label; `nil` if it fits anyway or is too
    /// wide for that.
    private func tightened(_ text: AttributedRuns, to width: CGFloat) -> TextLines? {
        let full = TextLines(text, layout(width: .greatestFiniteMagnitude, lines: 1)).width
        let count = text.string.count
        guard full > width, full <= width * (1 + Self.tighteningFactor), count > 1 else { return nil }
        // A hundredth of a point keeps rounding errors from truncating the text.
        let tracking = (full - width + 0.01) / CGFloat(count - 1)
        return TextLines(text.tightened(by: tracking), layout(width: width, lines: 1))
    }

    /// The greatest share by which a line may be too wide to be tightened: the default of AppKit's
    /// `NSParagraphStyle.tighteningFactorForTruncation`.
    private static let tighteningFactor: CGFloat = 0.05

    /// The vertical distance of smaller text from the centre of the label, in points, according to the baseline
    /// adjustment. Pictures of iOS 17 show smaller text in the centre if no adjustment was set.
    private func shift(of block: TextLines, from whole: TextLines, in rect: CGRect) -> CGFloat {
        guard numberOfLines == 1, block.height < whole.height, let line = block.lines.first,
            let full = whole.lines.first, let adjustment = labelAppearance.baselineAdjustment
        else { return 0 }
        switch adjustment {
        case .alignCenters: return 0
        case .alignBaselines: return full.baseline - whole.height / 2 - (line.baseline - block.height / 2)
        case .none: return (block.height - whole.height) / 2
        }
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
    /// Returns the text with the distances between characters reduced, in points.
    fileprivate func tightened(by tracking: CGFloat) -> AttributedRuns {
        mapAttributes { values in
            values[.tracking] = (values.number(.tracking) ?? values.number(.kern) ?? 0) - Double(tracking)
        }
    }

    /// Returns the text with the sizes of all fonts multiplied by the given factor.
    fileprivate func scaled(by factor: CGFloat) -> AttributedRuns {
        mapAttributes { values in
            values[.font] = (values[.font] as? UIFont).map { $0.withSize($0.pointSize * factor) }
        }
    }
}
