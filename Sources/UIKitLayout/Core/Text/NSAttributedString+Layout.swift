import Foundation
import TextLayout

nonisolated extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The paragraph style, an `NSParagraphStyle`. The style of a paragraph's first character applies to the whole
    /// paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The kerning, a number: the distance added after each character, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The colour of the text, a `UIColor`. It does not affect sizes.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The background colour of the text, a `UIColor`. It does not affect sizes.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The style of the underline, a number. It does not affect sizes.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The style of the strikethrough, a number. It does not affect sizes.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

nonisolated extension NSAttributedString {
    /// The font of text that has no font attribute: Helvetica at 12 points, as in UIKit.
    static let defaultFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

    /// The string as a value that the module TextLayout can measure.
    ///
    /// - Parameters:
    ///   - font: The font of text that has no font attribute.
    ///   - wrapping: How lines of text without a paragraph style are broken.
    package func styledText(font: UIFont, wrapping: TextRequest.Wrapping = .words) -> StyledText {
        let text = string
        var runs: [TextRun] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            guard let part = Range(range, in: text) else { return }
            var textFont = ((attributes[.font] as? UIFont) ?? font).textFont
            textFont.tracking += (attributes[.kern] as? NSNumber)?.doubleValue ?? 0
            runs.append(TextRun(byteCount: text[part].utf8.count, font: textFont))
        }
        if runs.isEmpty { runs = [TextRun(byteCount: 0, font: font.textFont)] }
        return StyledText(text, runs: runs, paragraphStyles: paragraphStyles(wrapping: wrapping))
    }

    /// The style of each paragraph, in order. A paragraph without a style has that of the paragraph before it.
    private func paragraphStyles(wrapping: TextRequest.Wrapping) -> [TextParagraphStyle] {
        let text = string
        var plain = TextParagraphStyle()
        plain.wrapping = wrapping
        var styles: [TextParagraphStyle] = []
        var start = 0
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.endsParagraph) {
            let style = start < length ? attribute(.paragraphStyle, at: start, effectiveRange: nil) : nil
            styles.append((style as? NSParagraphStyle)?.textStyle ?? styles.last ?? plain)
            let end = paragraph.endIndex
            let separator = end < text.endIndex ? text[end].utf16.count : 0
            start += paragraph.utf16.count + separator
        }
        return styles
    }

    /// The size of the text without line wrapping, in points, not rounded.
    public func size() -> CGSize {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
    }

    /// The bounding rectangle of the text, in points, not rounded. As in TextKit, the width of a line includes the space
    /// at which the line is broken, as far as the width of `size` permits.
    ///
    /// - Parameters:
    ///   - size: The width is the maximum width of lines; 0 means no limit. If the modes of all paragraph styles truncate or
    ///     clip lines, each paragraph is one line. The height has an effect only if the context allows smaller text.
    ///   - options: Without `usesLineFragmentOrigin` the text is measured as a single line.
    ///   - context: The smallest factor by which text may be scaled to make it fit; receives the factor and the bounds.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        guard let context else { return boundingRect(with: size, options: options) }
        let shown = fitted(to: size, options: options, context)
        context.totalBounds = shown.boundingRect(with: size, options: options)
        return context.totalBounds
    }

    /// The bounding rectangle of the text in its full size, in points, not rounded.
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
        guard length > 0 else { return .zero }
        return styledText(font: Self.defaultFont).boundingRect(
            with: size, options: options, hasOneLineParagraphs: hasOneLineParagraphs)
    }
}

nonisolated extension NSAttributedString {
    /// Whether each paragraph is one line, however long, because the mode of its style truncates or clips lines. According
    /// to UIKit's documentation, the option `truncatesLastVisibleLine` requires a mode that wraps.
    var hasOneLineParagraphs: Bool {
        var isOneLine = length > 0
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { style, _, stop in
            isOneLine = (style as? NSParagraphStyle)?.lineBreakMode.isOneLine ?? false
            if !isOneLine { stop.pointee = true }
        }
        return isOneLine
    }
}

/// Options for measuring and drawing text.
public nonisolated struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text may wrap to several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Line heights include the fonts' leading. On Linux they include it without this option, too.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// The size is that of the glyphs' images. On Linux the option has no effect: the size is that of the lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last visible line is truncated with an ellipsis. On Linux the option has no effect.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
