import Foundation

extension UIView {
    /// Notifies subclasses and controllers of another safe area, and gives the subviews theirs.
    final func noteSafeAreaChange() {
        safeAreaInsetsDidChange()
        layoutMarginsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if isInWindow { needsLayout = true }
    }

    /// Gives the subviews what the safe area of this view reaches into them, and what their controllers add.
    final func passSafeAreaOn() {
        for view in subviews {
            let insets = safeAreaInsets.reaching(into: view.untransformedFrame, of: bounds)
            let wanted = view.controller.map { insets.adding($0.totalAdditionalInsets) } ?? insets
            if view.safeAreaInsets != wanted { view.safeAreaInsets = wanted }
        }
    }
}

extension UIEdgeInsets {
    /// What of insets of bounds reaches into a rectangle. It is never more than the insets themselves, however far the
    /// rectangle lies outside: tests of a library that ran on iOS 11 find 44 points in a view 20 points above its superview,
    /// of which 44 are covered.
    fileprivate func reaching(into frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
        guard self != .zero else { return .zero }
        func rest(_ covered: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, covered - max(0, distance)) }
        return UIEdgeInsets(
            top: rest(top, frame.minY - bounds.minY), left: rest(left, frame.minX - bounds.minX),
            bottom: rest(bottom, bounds.maxY - frame.maxY), right: rest(right, bounds.maxX - frame.maxX))
    }

    /// The sums of two insets.
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
