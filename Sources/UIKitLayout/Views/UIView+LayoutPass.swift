import Foundation

// Which views are laid out, and in which order.
extension UIView {
    /// The topmost of the superviews that, one after another, need layout; the view itself if the next one does not.
    var layoutStart: UIView {
        var start = self
        while let superview = start.superview, superview.needsOwnLayout, !superview.isInLayoutSubviews {
            start = superview
        }
        return start
    }

    /// Lays out the view and all below it, where they need it.
    func layOutTree() {
        takeSizeOfConstraints()
        // Margins and guides that depend on where views lie may be others after a layout; once more settles them.
        for _ in 0..<3 {
            if needsOwnLayout { layOutOwnSubviews() }
            for view in subviews { view.layOutTree() }
            guard let layoutTree, !layoutTree.isSettled else { return }
            layoutTree.isCurrent = false
        }
    }

    /// Takes the size that the constraints say, where nothing else says it: without a superview, and with an autoresizing mask
    /// that does not count.
    private func takeSizeOfConstraints() {
        guard superview == nil, !translatesAutoresizingMaskIntoConstraints, !isLayoutRoot, !(self is UIWindow) else {
            return
        }
        let size = currentLayoutTree().fittingSize(.zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
        layoutTree?.isCurrent = false
        if size != untransformedFrame.size { frame.size = size }
    }

    /// Calls ``layoutSubviews()`` unless that is what asks for the layout: it would never return.
    private func layOutOwnSubviews() {
        guard !isInLayoutSubviews else { return }
        isInLayoutSubviews = true
        defer { isInLayoutSubviews = false }
        needsLayout = false
        controller?.viewWillLayoutSubviews()
        if isInWindow { passSafeAreaOn() }
        layoutSubviews()
        if isInWindow { passSafeAreaOn() }
        controller?.viewDidLayoutSubviews()
    }

    /// Notes that the view has other subviews, which need layout unless it is placing them just now.
    func noteOtherSubviews() {
        if !isInLayoutSubviews { setNeedsLayout() }
    }

    // MARK: Frames by constraints

    /// Whether constraints rule the frame of a subview.
    var hasRuledSubviews: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

    /// The view's system of constraints with an up to date solution. Views with subviews that have other frames in it
    /// need layout from then on.
    func solvedLayoutTree() -> ViewLayoutTree {
        let tree = currentLayoutTree()
        guard !tree.isCurrent else { return tree }
        tree.layOut()
        noteMovedSubviews(in: tree)
        return tree
    }

    private func noteMovedSubviews(in tree: ViewLayoutTree) {
        if ruledFrames(in: tree).contains(where: { $0.view.untransformedFrame != $0.frame }) { needsLayout = true }
        for view in subviews where !view.isLayoutRoot { view.noteMovedSubviews(in: tree) }
    }

    /// The frames that a solution gives those subviews that constraints rule, rounded to device pixels.
    ///
    /// UIKit sets the position of the layer to the middle of the rectangle, whatever the anchor point is: one at an edge
    /// moves the view by half of its length. Libraries that fold or turn views around an edge add that half.
    func ruledFrames(in tree: ViewLayoutTree) -> [(view: UIView, frame: CGRect)] {
        guard hasRuledSubviews, let own = tree.rectangle(of: self) else { return [] }
        let scale = traitCollection.displayScale
        let origin = own.roundedToPixels(scale: scale).origin
        let shift = CGPoint(x: bounds.origin.x - origin.x, y: bounds.origin.y - origin.y)
        return subviews.compactMap { view in
            guard !view.translatesAutoresizingMaskIntoConstraints,
                let rectangle = tree.rectangle(of: view)?.roundedToPixels(scale: scale)
            else { return nil }
            let anchor = view.turn?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
            return (
                view,
                rectangle.offsetBy(
                    dx: shift.x + (0.5 - anchor.x) * rectangle.width,
                    dy: shift.y + (0.5 - anchor.y) * rectangle.height)
            )
        }
    }

    /// Gives the subviews that constraints rule the frames of the present solution.
    func applyConstraintFrames() {
        guard hasRuledSubviews else { return }
        let neededLayout = needsLayout
        let tree = layoutRoot.solvedLayoutTree()
        // What the solution moves in this view is placed here.
        needsLayout = neededLayout
        for (view, frame) in ruledFrames(in: tree) {
            view.applyFrame(frame)
            view.wasPlaced()
        }
    }
}
