import Foundation

nonisolated extension NSAttributedString.Key {
    /// The address that the text links to; it changes nothing about sizes.
    public static let link = NSAttributedString.Key("NSLink")
    /// How far the text is raised, in points; measuring does not know it.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The colour of the line under the text; it changes nothing about sizes.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The colour of the line through the text; it changes nothing about sizes.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The colour of the outline; it changes nothing about sizes.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// How wide the outline is; it changes nothing about sizes.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow; it changes nothing about sizes.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// How far the text slopes; it changes nothing about sizes.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// Whether letters are joined; measuring joins them as the font says.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// What is added between characters, in points; measuring knows ``kern``.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// What stands in the place of a character.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// Properties for assistive technology.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeIPANotation")
}

/// A style of a line under or through text.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Under words, not under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of text; a stored value.
open nonisolated class NSShadow: NSObject {
    /// How far the shadow is shifted, in points.
    open var shadowOffset = CGSize.zero
    /// How blurred the shadow is, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour of the shadow, a `UIColor`.
    open var shadowColor: Any?
}

/// Something in a text that is no character. It is stored; measuring gives it the width of the character in its place.
open nonisolated class NSTextAttachment: NSObject {
    /// What stands in a string where there is something else.
    public static let character = 0xFFFC
    /// The image.
    open var image: UIImage?
    /// Where the image lies from the baseline, and its size, in points.
    open var bounds = CGRect.zero

    /// Makes an attachment without content.
    public override init() {}

    /// Makes an attachment of an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The image that stands in a line; never called on Linux.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// The room in a line: ``bounds``, or those of the image where they are empty. Never called on Linux, where layout takes these.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds != .zero ? bounds : CGRect(origin: .zero, size: image?.size ?? .zero)
    }

    /// Makes an attachment of data, which is not read.
    public convenience init(data contentData: Data?, ofType uti: String?) {
        self.init()
    }
}

nonisolated extension NSAttributedString {
    /// Makes a string without characters. Foundation's initialiser without arguments cannot be added: `()` is one with a
    /// default.
    public convenience init(_ nothing: Void = ()) {
        self.init(string: "")
    }

    /// Makes a string of an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Draws the text; does nothing on Linux.
    public func draw(in rect: CGRect) {}

    /// Draws the text; does nothing on Linux.
    public func draw(at point: CGPoint) {}
}

nonisolated extension NSString {
    /// The size of the text on one line, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: description, attributes: attrs).size()
    }

    /// The rectangle that the text takes, in points, not rounded; as that of an attributed string.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: description, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }

    /// Draws the text; does nothing on Linux.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

    /// Draws the text; does nothing on Linux.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

nonisolated extension String {
    /// The size of the text on one line, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    /// The rectangle that the text takes, in points, not rounded; as that of an attributed string.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
