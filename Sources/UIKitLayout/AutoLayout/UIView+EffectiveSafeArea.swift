import Foundation

extension UIView {
    /// How far bars and the screen's cut-outs reach into the view: what was said of it, else what the superview's safe area
    /// leaves of it where it lies.
    ///
    /// What scrolls does not lie below bars for long: there it has none above and below. To the sides, where content mostly is
    /// as wide as what it scrolls in, it has the same as elsewhere. Stored frames: 50 points at the outer sides of two views
    /// that scroll on a phone in landscape (Wikipedia, `WMFEditorToolbarExpandingView.xib`).
    var effectiveSafeAreaInsets: UIEdgeInsets {
        guard safeAreaInsets == .zero, let superview else { return safeAreaInsets }
        var outer = superview.effectiveSafeAreaInsets
        if superview is UIScrollView { (outer.top, outer.bottom) = (0, 0) }
        guard outer != .zero else { return .zero }
        // Where nothing is covered nothing reaches in, however far the view lies outside.
        func reach(_ covered: CGFloat, _ distance: CGFloat) -> CGFloat { covered > 0 ? max(0, covered - distance) : 0 }
        return UIEdgeInsets(
            top: reach(outer.top, frame.minY), left: reach(outer.left, frame.minX),
            bottom: reach(outer.bottom, superview.bounds.height - frame.maxY),
            right: reach(outer.right, superview.bounds.width - frame.maxX))
    }

    /// Notes that the margins of the view and of all below it may be others.
    final func noteMarginChangeBelow() {
        noteLayoutChange(.margins)
        for view in subviews { view.noteMarginChangeBelow() }
    }

    /// Whether the view has margins or a guide that follow from the safe area of a superview.
    var isTouchedBySafeArea: Bool {
        guard insetsLayoutMarginsFromSafeArea || systemGuides.safeArea != nil else { return false }
        var view = superview
        while let current = view {
            if current.safeAreaInsets != .zero { return true }
            view = current.superview
        }
        return false
    }
}
