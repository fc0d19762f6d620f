import Foundation

extension UIView {
    /// The safe area insets that layout uses: the view's own insets or, if these are zero, the part of the superview's
    /// insets that overlaps the view's frame.
    ///
    /// Views in a scroll view have no insets at the top and bottom, because scrolling uncovers them. At the left and
    /// right, where content is usually as wide as the scroll view, they have insets like other views. Evidence: in the
    /// stored frames of two scrolling views on a phone in landscape, the content is inset by 50 points at the outer
    /// sides (Wikipedia, `WMFEditorToolbarExpandingView.xib`).
    var effectiveSafeAreaInsets: UIEdgeInsets {
        guard safeAreaInsets == .zero, let superview else { return safeAreaInsets }
        var outer = superview.effectiveSafeAreaInsets
        if superview is UIScrollView { (outer.top, outer.bottom) = (0, 0) }
        guard outer != .zero else { return .zero }
        // An edge at which the superview has no inset contributes none, however far the view extends beyond that edge.
        func reach(_ covered: CGFloat, _ distance: CGFloat) -> CGFloat { covered > 0 ? max(0, covered - distance) : 0 }
        return UIEdgeInsets(
            top: reach(outer.top, frame.minY), left: reach(outer.left, frame.minX),
            bottom: reach(outer.bottom, superview.bounds.height - frame.maxY),
            right: reach(outer.right, superview.bounds.width - frame.maxX))
    }

    /// Marks the margins of the view and of all its descendants as outdated.
    final func invalidateMarginsBelow() {
        recordLayoutChange(.margins)
        for view in subviews {
            view.superviewMarginsDidChange()
            view.invalidateMarginsBelow()
        }
    }

    /// Whether the view's margins or one of its guides depend on the safe area of a superview.
    var dependsOnSafeArea: Bool {
        guard insetsLayoutMarginsFromSafeArea || systemGuides.safeArea != nil || systemGuides.keyboard != nil else {
            return false
        }
        var view = superview
        while let current = view {
            if current.safeAreaInsets != .zero { return true }
            view = current.superview
        }
        return false
    }
}
