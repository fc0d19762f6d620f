import Foundation

extension UIView {
    /// Notifies the view and its controller of a changed safe area, and marks a view in a window as needing layout.
    final func safeAreaDidChange() {
        invalidateMarginsBelow()
        safeAreaInsetsDidChange()
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if isInWindow { needsLayout = true }
    }

    /// Sets the safe area insets of each subview to the part of this view's insets that overlaps the subview, plus the
    /// insets that the subview's controller adds. A scroll view does not pass on the insets that are part of its
    /// adjusted content insets.
    final func passSafeAreaOn() {
        var own = safeAreaInsets
        if let scrollView = self as? UIScrollView {
            scrollView.updateAdjustedContentInset()
            own = own.subtracting(scrollView.safeAreaPart)
        }
        for view in subviews {
            let insets = own.reaching(into: view.untransformedFrame, of: bounds)
            let adjusted = view.controller.map { insets.adding($0.totalAdditionalInsets) } ?? insets
            if view.ownSafeAreaInsets != adjusted { view.ownSafeAreaInsets = adjusted }
        }
    }
}

extension UIEdgeInsets {
    /// The part of these insets from the edges of `bounds` that overlaps the rectangle `frame`. The result is never
    /// larger than the insets, however far the rectangle extends beyond the bounds. Evidence: the tests of a library,
    /// run on iOS 11, expect a safe area inset of 44 points in a view whose top edge is 20 points above that of its
    /// superview, where the superview's inset is 44 points.
    fileprivate func reaching(into frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
        guard self != .zero else { return .zero }
        func rest(_ covered: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, covered - max(0, distance)) }
        return UIEdgeInsets(
            top: rest(top, frame.minY - bounds.minY), left: rest(left, frame.minX - bounds.minX),
            bottom: rest(bottom, bounds.maxY - frame.maxY), right: rest(right, bounds.maxX - frame.maxX))
    }

    /// The difference of two insets.
    fileprivate func subtracting(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
    }

    /// The sum of two insets.
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
