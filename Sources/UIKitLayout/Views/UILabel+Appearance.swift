import Foundation

/// What a label stores and does not lay out with.
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

    /// The colour of the text while it is highlighted.
    public var highlightedTextColor: UIColor? {
        get { stored.highlightedTextColor }
        set { stored.highlightedTextColor = newValue }
    }
    /// The colour of the text's shadow.
    public var shadowColor: UIColor? {
        get { stored.shadowColor }
        set { stored.shadowColor = newValue }
    }
    /// How far the text's shadow is shifted.
    public var shadowOffset: CGSize {
        get { stored.shadowOffset }
        set { stored.shadowOffset = newValue }
    }
    /// Whether text that does not fit is drawn smaller; as in UIKit, the size that the label wants is that of the full
    /// text.
    public var adjustsFontSizeToFitWidth: Bool {
        get { stored.adjustsFontSizeToFitWidth }
        set { stored.adjustsFontSizeToFitWidth = newValue }
    }
    /// How much smaller text may be drawn.
    public var minimumScaleFactor: CGFloat {
        get { stored.minimumScaleFactor }
        set { stored.minimumScaleFactor = newValue }
    }
    /// Whether characters may be drawn closer to each other.
    public var allowsDefaultTighteningForTruncation: Bool {
        get { stored.allowsTightening }
        set { stored.allowsTightening = newValue }
    }
    /// Where text lies that is drawn smaller.
    public var baselineAdjustment: UIBaselineAdjustment {
        get { stored.baselineAdjustment }
        set { stored.baselineAdjustment = newValue }
    }
    /// How lines are broken in certain scripts; does nothing on Linux.
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { stored.lineBreakStrategy }
        set { stored.lineBreakStrategy = newValue }
    }
}

/// Where text lies that is drawn smaller.
public nonisolated enum UIBaselineAdjustment: Int, Hashable, Sendable {
    case alignBaselines = 0
    case alignCenters, none
}

extension NSParagraphStyle {
    /// How lines are broken in certain scripts.
    public nonisolated struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Single words at the end are avoided.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Korean is broken between words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// As the system's own labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
