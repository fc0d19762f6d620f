import Foundation

/// A layer with text; all of it is stored, and its text has no bearing on layout.
open class CATextLayer: CALayer {
    deinit {}

    /// The text: a string or an attributed one.
    open var string: Any?
    /// The font.
    open var font: Any?
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36
    /// The colour of the text.
    open var foregroundColor: CGColor? = UIColor.white.cgColor
    /// Whether lines are broken.
    open var isWrapped = false
    /// How text is cut off.
    open var truncationMode = CATextLayerTruncationMode.none
    /// Where lines lie.
    open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// How text is cut off.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Not at all.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At its beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where lines lie.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As the writing direction has it.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
