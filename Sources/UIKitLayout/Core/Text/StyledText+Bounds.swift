import Foundation
import TextLayout

nonisolated extension StyledText {
    /// Creates text in which all characters have the given attributes, without an attributed string, whose attributes
    /// swift-corelibs-foundation leaks.
    init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        var font = (attributes[.font] as? UIFont ?? NSAttributedString.defaultFont).textFont
        font.tracking += (attributes[.kern] as? NSNumber)?.doubleValue ?? 0
        let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.textStyle ?? TextParagraphStyle()
        let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsParagraph).count
        self.init(
            text, runs: [TextRun(byteCount: text.utf8.count, font: font)],
            paragraphStyles: Array(repeating: style, count: paragraphs))
    }

    /// The bounding rectangle of the text, in points, not rounded.
    ///
    /// - Parameters:
    ///   - size: The width is the maximum width of lines; 0 means no limit.
    ///   - hasOneLineParagraphs: Whether each paragraph is one line, however long.
    func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, hasOneLineParagraphs: Bool
    ) -> CGRect {
        let isWrapped = options.contains(.usesLineFragmentOrigin)
        let width = isWrapped && size.width > 0 && size.width < 10_000_000 ? Double(size.width) : nil
        let measurer = TextEnvironment.measurer
        if let width, hasOneLineParagraphs {
            let measured = measurer.measure(self, width: nil, maximumLines: 0)
            return CGRect(x: 0, y: 0, width: min(measured.width, width), height: measured.height)
        }
        var measured = measurer.measure(self, width: width, maximumLines: isWrapped ? 0 : 1)
        if let width, measured.lineCount > 1, measured.width < width {
            measured.width = max(measured.width, min(width, measurer.widthWithSpaces(of: self, width: width)))
        }
        return CGRect(x: 0, y: 0, width: measured.width, height: measured.height)
    }
}

nonisolated extension NSLineBreakMode {
    /// Whether a paragraph with this mode is one line, however long: lines are truncated or clipped.
    var isOneLine: Bool { self != .byWordWrapping && self != .byCharWrapping }
}
