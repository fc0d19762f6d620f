import Foundation
import TextLayout

nonisolated extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The paragraph style, an `NSParagraphStyle`. The style of a paragraph's first character applies to the whole
    /// paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The kerning, a number: the distance added after each character, in points, also after the last one.
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
    ///   - lineWidth: The width of the lines, in points, which is proposed to attachments; `nil` for no limit.
    package func styledText(
        font: UIFont, wrapping: TextRequest.Wrapping = .words, lineWidth: CGFloat? = nil
    ) -> StyledText {
        var plain = TextParagraphStyle()
        plain.wrapping = wrapping
        return AttributedRuns(self).styledText(font: font, plain: plain, lineWidth: lineWidth)
    }

    /// Whether the size of the text may depend on the width of its lines by more than the places at which lines are
    /// broken: whether a subclass of attachments computes its bounds.
    var hasComputedAttachments: Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, _, stop in
            isFound = value.map { type(of: $0) != NSTextAttachment.self } ?? false
            if isFound { stop.pointee = true }
        }
        return isFound
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
        guard !options.contains(.usesDeviceMetrics) else { return inkBounds(with: size, options: options) }
        let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : nil
        return styledText(font: Self.defaultFont, lineWidth: width).boundingRect(
            with: size, options: options, hasOneLineParagraphs: hasOneLineParagraphs)
    }
}

nonisolated extension NSAttributedString {
    /// The bounding rectangle of the glyphs' images, in points. Without `usesLineFragmentOrigin`, its origin is relative to
    /// the start of the baseline.
    private func inkBounds(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
        let isWrapped = options.contains(.usesLineFragmentOrigin)
        let width = isWrapped && size.width > 0 ? size.width : nil
        let lines = TextLines(
            AttributedRuns(self), .init(font: Self.defaultFont, width: width, maximumLines: isWrapped ? 0 : 1))
        let baseline = isWrapped ? 0 : lines.lines.first?.baseline ?? 0
        return lines.inkBounds.offsetBy(dx: 0, dy: -baseline)
    }

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
    /// The rectangle is that of the glyphs' images instead of that of the lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last visible line is truncated with an ellipsis. On Linux the option has no effect.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
