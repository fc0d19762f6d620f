import Foundation

/// Properties of a label that do not affect layout.
private struct LabelAppearance {
    static let key = AssociatedKey<LabelAppearance>()

    var highlightedTextColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var allowsTightening = false
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
}

extension UILabel {
    private var stored: LabelAppearance {
        get { associatedValue(for: LabelAppearance.key) ?? LabelAppearance() }
        set { setAssociatedValue(newValue, for: LabelAppearance.key) }
    }

    /// The colour in which the text is drawn while the label is highlighted.
    public var highlightedTextColor: UIColor? {
        get { stored.highlightedTextColor }
        set { stored.highlightedTextColor = newValue }
    }
    /// The colour of the shadow that is drawn behind plain text; `nil`, the default, for no shadow.
    public var shadowColor: UIColor? {
        get { stored.shadowColor }
        set { stored.shadowColor = newValue }
    }
    /// The offset of the text's shadow, in points; upwards by 1 by default.
    public var shadowOffset: CGSize {
        get { stored.shadowOffset }
        set { stored.shadowOffset = newValue }
    }
    /// Whether text on a single line that does not fit is drawn in a smaller size. As in UIKit, the intrinsic size is
    /// that of the text in its full size.
    public var adjustsFontSizeToFitWidth: Bool {
        get { stored.adjustsFontSizeToFitWidth }
        set { stored.adjustsFontSizeToFitWidth = newValue }
    }
    /// The smallest factor by which text that does not fit may be scaled when it is drawn; 0 by default.
    public var minimumScaleFactor: CGFloat {
        get { stored.minimumScaleFactor }
        set { stored.minimumScaleFactor = newValue }
    }
    /// Whether characters may be drawn closer together before text is truncated. Stored; has no effect on Linux.
    public var allowsDefaultTighteningForTruncation: Bool {
        get { stored.allowsTightening }
        set { stored.allowsTightening = newValue }
    }
    /// The vertical position of text that is drawn smaller; has no effect on Linux, where it is centred.
    public var baselineAdjustment: UIBaselineAdjustment {
        get { stored.baselineAdjustment }
        set { stored.baselineAdjustment = newValue }
    }
    /// Additional rules for breaking lines, some of which apply to one script only. Stored; has no effect on Linux.
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { stored.lineBreakStrategy }
        set { stored.lineBreakStrategy = newValue }
    }
}

/// The vertical position of text that is drawn in a smaller size to make it fit.
public nonisolated enum UIBaselineAdjustment: Int, Hashable, Sendable {
    case alignBaselines = 0
    case alignCenters, none
}

extension NSParagraphStyle {
    /// Additional rules for breaking lines, some of which apply to one script only.
    public nonisolated struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Avoids a single word on the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Breaks Korean text between words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The strategy of the system's own labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
