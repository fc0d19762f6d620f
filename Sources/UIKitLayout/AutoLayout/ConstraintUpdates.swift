/// Whether a view's `updateConstraints` is to be called before the next layout. It is of every new view.
struct ConstraintUpdates {
    var isNeeded = true
    /// Whether it is needed of the view or of any below it.
    var isNeededBelow = true
}

extension UIView {
    /// How often a pass begins anew, because views ask for updates while others are updated.
    private static let passLimit = 8

    /// Notes in the superviews that there is something to update.
    final func noteConstraintUpdate() {
        var view: UIView? = self
        while let current = view {
            current.constraintUpdates.isNeededBelow = true
            view = current.superview
        }
        invalidateLayout()
    }

    /// Calls `updateConstraints` where it is needed, of the lowest views first.
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
