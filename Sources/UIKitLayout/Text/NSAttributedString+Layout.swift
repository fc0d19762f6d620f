import Foundation
import TextLayout

nonisolated extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The style of the paragraph, an `NSParagraphStyle`; that of its first character counts.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// What is added between characters, in points, a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The colour of the text, a `UIColor`; it changes nothing about sizes.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text, a `UIColor`; it changes nothing about sizes.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The style of a line under the text, a number; it changes nothing about sizes.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The style of a line through the text, a number; it changes nothing about sizes.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

nonisolated extension NSAttributedString {
    /// The font of text without one, as UIKit has it: Helvetica, 12 points.
    static let defaultFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

    /// The string as the text layer lays it out.
    ///
    /// - Parameters:
    ///   - font: the font of text without one.
    ///   - wrapping: how lines of text without a paragraph style are broken.
    func styledText(font: UIFont, wrapping: TextRequest.Wrapping = .words) -> StyledText {
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

    /// The style of each paragraph.
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

    /// The size of the text on lines without bound, in points, not rounded.
    public func size() -> CGSize {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
    }

    /// The rectangle that the text takes, in points, not rounded.
    ///
    /// - Parameters:
    ///   - size: lines are as wide as it is, or without bound where that is 0; its height does not matter.
    ///   - options: without `usesLineFragmentOrigin` the text is one line.
    ///   - context: as in UIKit; nothing comes back in it.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        guard length > 0 else { return .zero }
        let isWrapped = options.contains(.usesLineFragmentOrigin)
        let width = isWrapped && size.width > 0 && size.width < 10_000_000 ? Double(size.width) : nil
        let measured = TextEnvironment.measurer.measure(
            styledText(font: Self.defaultFont), width: width, maximumLines: isWrapped ? 0 : 1)
        return CGRect(x: 0, y: 0, width: measured.width, height: measured.height)
    }
}

/// How text is laid out for drawing.
public nonisolated struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text may have several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Line heights have the fonts' leading, as they have without.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Sizes are those of glyphs' images in UIKit; here they are those of lines all the same.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last visible line ends with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What UIKit hands out about drawn text.
open nonisolated class NSStringDrawingContext: NSObject {
    /// How much text may be made smaller; without effect.
    open var minimumScaleFactor: CGFloat = 0
}
