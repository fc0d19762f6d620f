import Foundation

extension UIView {
    /// Notifies subclasses and controllers of a changed safe area; a view in a window is marked for layout.
    final func safeAreaDidChange() {
        safeAreaInsetsDidChange()
        layoutMarginsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if isInWindow { needsLayout = true }
    }

    /// Gives the subviews the part of the safe area insets that overlaps them, plus the insets that their controllers
    /// add. Scroll views that adjust their content insets for bars above and below do that instead.
    final func passSafeAreaOn() {
        var own = safeAreaInsets
        if let scrollView = self as? UIScrollView, scrollView.contentInsetAdjustmentBehavior != .never {
            (own.top, own.bottom) = (0, 0)
        }
        for view in subviews {
            let insets = own.reaching(into: view.untransformedFrame, of: bounds)
            let adjusted = view.controller.map { insets.adding($0.totalAdditionalInsets) } ?? insets
            if view.safeAreaInsets != adjusted { view.safeAreaInsets = adjusted }
        }
    }
}

extension UIEdgeInsets {
    /// The part of the insets of bounds that overlaps a rectangle. It is never larger than the insets themselves,
    /// however far the rectangle extends outside: tests of a library that ran on iOS 11 find an inset of 44 points in a
    /// view whose top edge is 20 points above that of its superview, which has an inset of 44 points.
    fileprivate func reaching(into frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
        guard self != .zero else { return .zero }
        func rest(_ covered: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, covered - max(0, distance)) }
        return UIEdgeInsets(
            top: rest(top, frame.minY - bounds.minY), left: rest(left, frame.minX - bounds.minX),
            bottom: rest(bottom, bounds.maxY - frame.maxY), right: rest(right, bounds.maxX - frame.maxX))
    }

    /// The sum of two insets.
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
