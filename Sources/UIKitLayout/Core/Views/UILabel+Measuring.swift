import Foundation
import LayoutEngine
import TextLayout

extension UILabel {
    /// Where lines may be broken: between words or between any two characters.
    package var wrapping: TextRequest.Wrapping { lineBreakMode == .byCharWrapping ? .characters : .words }

    /// The measured height of the text. For a multiline label with a design-time size, the height of the number of
    /// lines that comes nearest to that size.
    private func blockHeight(of measurement: TextMeasurement) -> Double {
        guard let designContentSize, numberOfLines != 1, let font, font.lineHeight > 0 else {
            return measurement.height
        }
        let leading = CGFloat(font.textFont.leading)
        let lines = max(1, ((designContentSize.height + leading) / (font.lineHeight + leading)).rounded())
        return Double(lines * font.lineHeight + (lines - 1) * leading)
    }

    func size(of measurement: TextMeasurement, scale: CGFloat) -> CGSize {
        CGSize(
            width: CGFloat(measurement.width).roundedUpToPixel(scale: scale),
            height: CGFloat(measurement.height).roundedUpToPixel(scale: scale))
    }

    /// The content of the engine's item for a measured text whose size, rounded to pixels, is `size`.
    ///
    /// Baselines are measured from the label's centre, because text is centred in a label that is taller than the text.
    func measurement(of measurement: TextMeasurement, size: CGSize) -> LayoutTree.Measurement {
        let block = blockHeight(of: measurement)
        return .init(
            width: Double(size.width), height: Double(size.height),
            firstBaseline: measurement.firstBaseline - block / 2,
            lastBaseline: block / 2 - (measurement.height - measurement.lastBaseline))
    }

    /// Measures the text at the given width, or without a width limit if `width` is `nil`.
    func measure(width: CGFloat?, lines: Int, _ measurer: any TextMeasuring) -> TextMeasurement {
        guard let text = storedText, !text.isEmpty else { return .empty }
        let width = width.map { Double($0) }
        if let styled = makeStyledText(width: width) {
            return measurer.measure(styled, width: width, maximumLines: lines)
        }
        return measurer.measure(text, font: font.textFont, width: width, maximumLines: lines, wrapping: wrapping)
    }

    /// Returns the form in which attributed text, and plain text whose Korean words are kept, is measured; `nil` for other
    /// text. The form of attributed text is made once, unless attachments compute their bounds from the width of lines.
    func makeStyledText(width: Double?) -> StyledText? {
        if keepsHangulWords { return storedText.map(styledText(of:)) }
        if let styledText { return styledText }
        guard let text = storedAttributedText else { return nil }
        let made = text.styledText(font: font, wrapping: wrapping, lineWidth: width.map { CGFloat($0) })
        if !text.hasComputedAttachments { styledText = made }
        return made
    }

    /// Whether the lines of plain text are not broken inside Korean words.
    final var keepsHangulWords: Bool { storedAttributedText == nil && lineBreakStrategy.keepsHangulWords }

    /// Plain text in the label's font, broken by the label's strategy.
    private func styledText(of text: String) -> StyledText {
        var style = TextParagraphStyle()
        (style.wrapping, style.keepsHangulWords) = (wrapping, keepsHangulWords)
        style.lineSpacing = font.textFont.leading
        let run = TextRun(byteCount: text.utf8.count, font: font.textFont)
        return StyledText(text, runs: [run], paragraphStyles: [style])
    }

    final func lineBreakStrategyDidChange() {
        hasCurrentContentStyle = false
        invalidateIntrinsicContentSize()
    }

    /// Updates the font and the rules of ``content``, which is `nil` if the label has no font or keeps Korean words.
    func updateContentStyle() {
        guard !lineBreakStrategy.keepsHangulWords else {
            (content, hasCurrentContentStyle) = (nil, true)
            return
        }
        guard let font = font?.textFont else { return }
        let content = content ?? TextContent(font: font)
        content.setStyle(font, numberOfLines, wrapping: wrapping)
        (self.content, hasCurrentContentStyle) = (content, true)
    }

    /// Passes the label's plain text to ``content``, unless the text is so long that its measurements are cached by
    /// text.
    final func updateContent() {
        let text = storedText ?? ""
        guard !PangoTextMeasurer.remembersMeasurements(of: text) else { return }
        if !hasCurrentContentStyle { updateContentStyle() }
        content?.setText(text)
        hasCurrentContent = true
    }

    /// The measurement of the text at a width that layout offers. Layout first requests a measurement without a width;
    /// if that unwrapped text fits the width, it is not measured again.
    final func measureForLayout(width: CGFloat?, _ measurer: any TextMeasuring) -> TextMeasurement {
        let lines = numberOfLines
        guard lines != 1, let width = preferredWidth ?? width ?? laidOutWidth else {
            let measurement = measure(width: nil, lines: lines, measurer)
            unwrapped = storedAttributedText == nil ? measurement : nil
            return measurement
        }
        if let unwrapped, CGFloat(unwrapped.width) <= width { return unwrapped }
        return countingSpaces(measure(width: width, lines: lines, measurer), measurer)
    }
}
