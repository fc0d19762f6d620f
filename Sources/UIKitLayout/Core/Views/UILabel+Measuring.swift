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

    /// The content of the engine's item for a text that was measured in C.
    func measurement(of size: TextContent.Size, scale: CGFloat) -> LayoutTree.Measurement {
        .init(
            width: Double(CGFloat(size.width).roundedUpToPixel(scale: scale)),
            height: Double(CGFloat(size.height).roundedUpToPixel(scale: scale)),
            firstBaseline: size.firstBaseline, lastBaseline: size.lastBaseline)
    }

    /// The label's plain text with its font and rules, for measuring in C; `nil` if there is no text or font, or if the
    /// text is so long that its measurements are cached by text.
    func currentContent() -> TextContent? {
        if hasCurrentContent { return content }
        guard let text, !text.isEmpty, !PangoTextMeasurer.remembersMeasurements(of: text) else {
            return nil
        }
        if !hasCurrentContentStyle { updateContentStyle() }
        content?.setText(text)
        hasCurrentContent = true
        return content
    }

    private func updateContentStyle() {
        guard let font = font?.textFont else { return }
        let content = content ?? TextContent(font: font)
        content.setStyle(font, numberOfLines, wrapping: wrapping)
        (self.content, hasCurrentContentStyle) = (content, true)
    }
}
