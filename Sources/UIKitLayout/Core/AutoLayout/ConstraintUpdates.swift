/// Whether a view's `updateConstraints` is to be called before the next layout; true for every new view.
struct ConstraintUpdates {
    var isNeeded = true
    /// Whether the view or any of its descendants needs the call.
    var isNeededBelow = true
}

extension UIView {
    /// The maximum number of passes. Passes are repeated while views request updates during the updates of others.
    private static let passLimit = 8

    /// Marks the view and its superviews as needing an update of constraints.
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
