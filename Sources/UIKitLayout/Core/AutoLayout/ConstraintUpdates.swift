/// Whether `updateConstraints` is to be called for a view and its descendants before the next layout. Both values are
/// true for a new view.
struct ConstraintUpdates {
    var isNeeded = true
    /// Whether `updateConstraints` is to be called for the view or any of its descendants.
    var isNeededBelow = true
}

extension UIView {
    /// The maximum number of passes. A further pass is needed if a view requests an update while others are being
    /// updated.
    private static let passLimit = 8

    /// Records in the view and its superviews that the view or one of its descendants needs an update of constraints.
    final func propagateConstraintUpdate() {
        var view: UIView? = self
        while let current = view {
            current.constraintUpdates.isNeededBelow = true
            view = current.superview
        }
        invalidateLayout()
    }

    /// Calls `updateConstraints` for the views that need it, descendants first.
    final func updateConstraintsBelow() {
        for _ in 0..<Self.passLimit where constraintUpdates.isNeededBelow { updateConstraintsOnce() }
    }

    private func updateConstraintsOnce() {
        constraintUpdates.isNeededBelow = false
        for view in subviews where view.constraintUpdates.isNeededBelow { view.updateConstraintsOnce() }
        guard constraintUpdates.isNeeded else { return }
        constraintUpdates.isNeeded = false
        updateConstraints()
    }
}
