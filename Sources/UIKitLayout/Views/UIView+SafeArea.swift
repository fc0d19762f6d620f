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
    /// What of insets of bounds reaches into a rectangle inside of them; nothing from sides on which the rectangle lies
    /// outside.
    fileprivate func reaching(into frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
        guard self != .zero else { return .zero }
        return UIEdgeInsets(
            top: frame.minY < bounds.minY ? 0 : max(0, top - (frame.minY - bounds.minY)),
            left: frame.minX < bounds.minX ? 0 : max(0, left - (frame.minX - bounds.minX)),
            bottom: frame.maxY > bounds.maxY ? 0 : max(0, bottom - (bounds.maxY - frame.maxY)),
            right: frame.maxX > bounds.maxX ? 0 : max(0, right - (bounds.maxX - frame.maxX)))
    }

    /// The sums of two insets.
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
