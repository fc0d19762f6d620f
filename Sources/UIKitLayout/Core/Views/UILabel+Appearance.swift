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
    var showsExpansionText = false
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
}

extension UILabel {
    private var stored: LabelAppearance {
        get { associatedValue(for: LabelAppearance.key) ?? LabelAppearance() }
        set { setAssociatedValue(newValue, for: LabelAppearance.key) }
    }

    final var baseHighlightedTextColor: UIColor? {
        get { stored.highlightedTextColor }
        set { stored.highlightedTextColor = newValue }
    }
    final var baseShadowColor: UIColor? {
        get { stored.shadowColor }
        set { stored.shadowColor = newValue }
    }
    /// Whether a pointer over truncated text shows the whole text. Stored; has no effect on Linux.
    public var showsExpansionTextWhenTruncated: Bool {
        get { stored.showsExpansionText }
        set { stored.showsExpansionText = newValue }
    }
    final var baseShadowOffset: CGSize {
        get { stored.shadowOffset }
        set { stored.shadowOffset = newValue }
    }
    final var baseAdjustsFontSizeToFitWidth: Bool {
        get { stored.adjustsFontSizeToFitWidth }
        set { stored.adjustsFontSizeToFitWidth = newValue }
    }
    final var baseMinimumScaleFactor: CGFloat {
        get { stored.minimumScaleFactor }
        set { stored.minimumScaleFactor = newValue }
    }
    final var baseAllowsDefaultTighteningForTruncation: Bool {
        get { stored.allowsTightening }
        set { stored.allowsTightening = newValue }
    }
    final var baseBaselineAdjustment: UIBaselineAdjustment {
        get { stored.baselineAdjustment }
        set { stored.baselineAdjustment = newValue }
    }
    final var baseLineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
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
