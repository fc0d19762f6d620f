import Foundation

/// A layer that draws text, beginning at the top of its bounds.
open class CATextLayer: CALayer {
    deinit {}

    /// The text, a string or an attributed string. Of the other properties, only wrapping, truncation and alignment
    /// apply to an attributed string, and the font to its parts that have none.
    open var string: Any?
    /// The font, a `UIFont`, a `CGFont` or the name of a font; `nil` means Helvetica.
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

    override func drawOwnContent(in context: CGContext) {
        super.drawOwnContent(in: context)
        lines(width: bounds.width)?.draw(in: bounds, of: context)
    }

    /// The size of the text, rounded up to whole points. Text that wraps is measured at the width of the layer's bounds,
    /// unless they are empty.
    open override func preferredFrameSize() -> CGSize {
        guard let lines = lines(width: isWrapped && bounds.width > 0 ? bounds.width : nil) else { return .zero }
        return CGSize(width: lines.width.rounded(.up), height: lines.height.rounded(.up))
    }

    /// The text, broken into lines of the given width; `nil` if there is no text.
    private func lines(width: CGFloat?) -> TextLines? {
        let plain = (string as? String).map { text in
            AttributedRuns([.init(text: text, attributes: [.font: shownFont, .foregroundColor: shownColor])])
        }
        guard let text = plain ?? (string as? NSAttributedString).map({ AttributedRuns($0) }) else { return nil }
        let layout = TextLines.Layout(
            font: shownFont, width: width, maximumLines: isWrapped ? 0 : 1,
            lineBreakMode: truncationMode.lineBreakMode(isWrapped: isWrapped), alignment: alignmentMode.textAlignment)
        return TextLines(text, layout)
    }

    private var shownFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        if let font = font as? CGFont { return font.font(ofSize: fontSize) }
        return UIFont(name: font as? String ?? "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
    }

    private var shownColor: UIColor { foregroundColor.map { UIColor(cgColor: $0) } ?? .clear }
}

nonisolated extension CATextLayerTruncationMode {
    /// The line break mode that corresponds to the truncation mode.
    ///
    /// - Parameter isWrapped: whether text that is not truncated wraps at words.
    fileprivate func lineBreakMode(isWrapped: Bool) -> NSLineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: isWrapped ? .byWordWrapping : .byClipping
        }
    }
}

nonisolated extension CATextLayerAlignmentMode {
    /// The text alignment that corresponds to the alignment mode.
    fileprivate var textAlignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
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
