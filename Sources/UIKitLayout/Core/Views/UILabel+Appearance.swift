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
    /// The adjustment that was set; `nil` if none was.
    var baselineAdjustment: UIBaselineAdjustment?
    var showsExpansionText = false
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
