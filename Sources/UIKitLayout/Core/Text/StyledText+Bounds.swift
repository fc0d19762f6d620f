import Foundation
import TextLayout

nonisolated extension StyledText {
    /// Creates text in which all characters have the given attributes, without an attributed string, whose attributes
    /// swift-corelibs-foundation leaks.
    init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        let run = TextRun(text, attributes, font: NSAttributedString.defaultFont)
        let style = attributes.paragraphStyle?.textStyle ?? TextParagraphStyle()
        let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsParagraph).count
        self.init(
            text, runs: [run],
            paragraphStyles: Array(repeating: style, count: paragraphs))
    }

    /// The bounding rectangle of the text, in points, not rounded.
    ///
    /// - Parameters:
    ///   - size: The width is the maximum width of lines; 0 means no limit.
    ///   - hasOneLineParagraphs: Whether each paragraph is one line, however long.
    ///   - maximumLines: The maximum number of lines; 0 for no limit.
    func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, hasOneLineParagraphs: Bool, maximumLines: Int = 0
    ) -> CGRect {
        let isWrapped = options.contains(.usesLineFragmentOrigin)
        let width = isWrapped && size.width > 0 && size.width < 10_000_000 ? Double(size.width) : nil
        let measurer = TextEnvironment.measurer
        if let width, hasOneLineParagraphs {
            let measured = measurer.measure(self, width: nil, maximumLines: maximumLines)
            return CGRect(x: 0, y: 0, width: min(measured.width, width), height: measured.height)
        }
        var measured = measurer.measure(self, width: width, maximumLines: isWrapped ? maximumLines : 1)
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
