import Foundation

nonisolated extension NSAttributedString.Key {
    /// The URL that the text links to; it does not affect sizes.
    public static let link = NSAttributedString.Key("NSLink")
    /// The offset of the text above the baseline, in points; measuring ignores it.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The colour of the underline; it does not affect sizes.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The colour of the strikethrough; it does not affect sizes.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The colour of the outline; it does not affect sizes.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the outline; it does not affect sizes.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow; it does not affect sizes.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The slant of the text; it does not affect sizes.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// Whether ligatures are used; measuring ignores it and applies the font's ligatures.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The tracking, in points; measuring ignores it and uses ``kern``.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The attachment that replaces a character.
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
    /// The line is drawn under words but not under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of text.
open nonisolated class NSShadow: NSObject {
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize.zero
    /// The blur radius of the shadow, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour of the shadow, a `UIColor`.
    open var shadowColor: Any?
}

/// An image or another object in a text. It is stored. Text is measured with the width of the character in its place.
open nonisolated class NSTextAttachment: NSObject {
    /// The character that represents an attachment in a string.
    public static let character = 0xFFFC
    /// The image.
    open var image: UIImage?
    /// The size of the attachment and its position relative to the baseline, in points.
    open var bounds = CGRect.zero

    /// Creates an attachment without content.
    public override init() {}

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The image that is shown in a line; never called on Linux.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// The bounds of the attachment in a line: ``bounds``, or the image's if they are empty. Never called on Linux,
    /// where layout does not use them.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds != .zero ? bounds : CGRect(origin: .zero, size: image?.size ?? .zero)
    }

    /// Creates an attachment with data, which is not read.
    public convenience init(data contentData: Data?, ofType uti: String?) {
        self.init()
    }
}

nonisolated extension NSAttributedString {
    /// Creates an empty string. The parameter is needed because a second initialiser without arguments cannot be added
    /// in an extension; a call `NSAttributedString()` finds this one by its default argument.
    public convenience init(_ nothing: Void = ()) {
        self.init(string: "")
    }

    /// Creates a string that consists of an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

nonisolated extension NSString {
    /// The size of the text on one line, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: description, attributes: attrs).size()
    }

    /// The bounding rectangle of the text, in points, not rounded, as for an attributed string.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: description, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
}

nonisolated extension String {
    /// The size of the text on one line, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    /// The bounding rectangle of the text, in points, not rounded, as for an attributed string.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
