import Foundation

// Fitting sizes, and the question of a list for the size of a view.
//
// A table or collection view asks its cells, headers and footers by
// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`, which apps override (Apple,
// WWDC 2014, session 226, and the page on `preferredLayoutAttributesFitting(_:)`). UIKit's own implementation measures the
// content of the view in the list. So that a view without an override is measured once, and by the same steps as templates,
// UIKit's implementation recognises the question by `isAskedForSize`.
extension UIView {
    /// Whether any constraint is installed on the view.
    var hasHeldConstraints: Bool { !heldConstraints.isEmpty }

    final func baseSystemLayoutSizeFitting(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        if isAskedForSize, !hasHeldConstraints, !hasImplicitConstraints { return .zero }
        if constraintUpdates.isNeededBelow { updateConstraintsBelow() }
        return fittingTree.fittingSize(
            targetSize, horizontal: horizontal, vertical: vertical,
            keepsLaidOutWidths: horizontal <= .fittingSizeLevel)
    }

    /// Asks the view for its size. Plain views without constraints have none and return zero.
    final func askedSize(
        _ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        isAskedForSize = true
        defer { isAskedForSize = false }
        return systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}
