import Foundation

/// The properties of a stack view that shape its arrangement, apart from the views and their custom spacings.
///
/// They are one value because every change of a content or of a view's visibility reads several of them, and a stored
/// property of a class that may be overridden is read with an exclusivity check at run time.
struct StackStyle: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    /// The distance between neighbouring views that have no custom spacing, in points.
    var spacing: CGFloat = 0
    /// Whether the views are arranged within the stack's margins instead of its bounds.
    var isInsideMargins = false
    /// Whether the spacing of a column is measured from baselines.
    var isBaselineRelative = false
}
