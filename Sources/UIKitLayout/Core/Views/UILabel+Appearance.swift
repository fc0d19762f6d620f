import Foundation

/// Properties of a label that do not affect layout.
struct LabelAppearance {
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
    final var labelAppearance: LabelAppearance {
        get { associatedValue(for: LabelAppearance.key) ?? LabelAppearance() }
        set { setAssociatedValue(newValue, for: LabelAppearance.key) }
    }

    /// Whether a pointer over truncated text shows the whole text. Stored; has no effect on Linux.
    public var showsExpansionTextWhenTruncated: Bool {
        get { labelAppearance.showsExpansionText }
        set { labelAppearance.showsExpansionText = newValue }
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
