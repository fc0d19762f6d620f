import Foundation
import TextLayout

nonisolated extension NSAttributedString.Key {
    /// The URL that the text links to. It does not affect sizes.
    public static let link = NSAttributedString.Key("NSLink")
    /// The offset of the text above the baseline, a number in points. A line contains its raised and lowered text.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The colour of the underline. It does not affect sizes.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The colour of the strikethrough. It does not affect sizes.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The colour of the outline of the characters. It does not affect sizes.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the outline of the characters, a number in percent of the font size. Characters with a positive width
    /// are not filled. It does not affect sizes.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow of the text, an `NSShadow`. It does not affect sizes.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The slant of the text, a number: the distance to the right for each point of height. It does not affect sizes.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The natural logarithm of the factor by which the characters are wider, a number.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Whether ligatures are used. Measuring ignores the attribute and applies the font's ligatures.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The tracking, a number: the distance between characters, in points. Unlike ``kern``, which it overrides, it is not
    /// added after the last character of a line.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Whether the glyphs are those for vertical text, 0 or 1. Measuring and drawing ignore it, as UIKit does.
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
    /// The directions in which nested ranges of the text are written, numbers: sums of the raw values of an
    /// `NSWritingDirection` and an `NSWritingDirectionFormatType`. Measuring and drawing use the directions of the
    /// characters instead.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// The graphical effect of the text, the name of a `TextEffectStyle`. Letters are drawn without it.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// The attachment that is shown in place of a character, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The pronunciation of the text in the International Phonetic Alphabet, for assistive technology.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeIPANotation")
}

/// The style of an underline or a strikethrough.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line of dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A line of dashes, each followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// A line that is drawn at words but not at spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of text.
///
/// Unchecked sendable, because values of attributed strings are shared between isolation domains. A shadow must not be
/// changed while another domain has it.
open nonisolated class NSShadow: NSObject, @unchecked Sendable {
    private let coreFoundationWord = CoreFoundationWord()
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize.zero
    /// The blur radius of the shadow, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour of the shadow, a `UIColor`.
    open var shadowColor: Any?
}

/// An image or another object inside text. It takes the place of the character U+FFFC that has it as an attribute: it is
/// as wide as its bounds, and its line contains the bounds. An attachment without image and bounds takes no room.
open nonisolated class NSTextAttachment: NSObject {
    private let coreFoundationWord = CoreFoundationWord()
    /// The character that represents an attachment in a string.
    public static let character = 0xFFFC
    /// The image that is shown inside the text.
    open var image: UIImage?
    /// The size of the attachment and its position relative to the baseline, in points, with the vertical axis pointing up.
    open var bounds = CGRect.zero
    /// The space before and after the attachment on its line, in points.
    open var lineLayoutPadding: CGFloat = 0

    /// Creates an attachment without content.
    public override init() {}

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The image that is drawn in the line; by default ``image``. The container is always `nil`.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// The bounds in which the image is drawn, relative to the point of the baseline where the attachment begins:
    /// ``bounds`` or, if their size is zero, the image's size at their origin. The container is always `nil`.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        CGRect(origin: bounds.origin, size: bounds.size == .zero ? image?.size ?? .zero : bounds.size)
    }

    /// Creates an attachment without content; the data are not read.
    public convenience init(data contentData: Data?, ofType uti: String?) {
        self.init()
    }
}

nonisolated extension NSAttributedString {
    /// Creates an empty string. The parameter exists because an extension cannot declare a second initialiser without
    /// parameters; its default argument makes the call `NSAttributedString()` possible.
    public convenience init(_ nothing: Void = ()) {
        self.init(string: "")
    }

    /// Creates a string that consists of the one character that stands for an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

nonisolated extension NSString {
    /// The size of the text without line wrapping, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }

    /// The bounding rectangle of the text, in points, not rounded: that of an attributed string with the same text and
    /// the given attributes.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

nonisolated extension String {
    /// The size of the text without line wrapping, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attrs, context: nil).size
    }

    /// The bounding rectangle of the text, in points, not rounded: that of an attributed string with the same text and
    /// the given attributes.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        if options.contains(.usesDeviceMetrics) || context?.permitsSmallerText ?? false {
            return NSAttributedString(string: self, attributes: attributes).boundingRect(
                with: size, options: options, context: context)
        }
        let style = attributes?[.paragraphStyle] as? NSParagraphStyle
        let bounds =
            isEmpty
            ? .zero
            : StyledText(self, attributes ?? [:]).boundingRect(
                with: size, options: options, hasOneLineParagraphs: style?.lineBreakMode.isOneLine ?? false)
        context?.store(bounds)
        return bounds
    }
}
