import Foundation

/// A layer with text; its properties are stored, and the text is not drawn.
open class CATextLayer: CALayer {
    deinit {}

    /// The text, a string or an attributed string.
    open var string: Any?
    /// The font.
    open var font: Any?
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36
    /// The colour of the text.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    /// Whether text wraps at the layer's width.
    open var isWrapped = false
    /// How text that does not fit is truncated.
    open var truncationMode = CATextLayerTruncationMode.none
    /// The alignment of the lines.
    open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// How text that does not fit is truncated.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Text is not truncated.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis replaces the start of the text.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis replaces the end of the text.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis replaces the middle of the text.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of lines.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Lines are aligned at the leading edge of the writing direction.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Lines are aligned at the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Lines are aligned at the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Lines are centred.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Lines are justified.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
