import Foundation

// The order of a layout pass, and the views that take part in it.
extension UIView {
    /// The view at which layout starts: the topmost of the consecutive superviews that need layout and are not laying
    /// out their subviews at the moment, or the view itself if its superview is not such a view.
    var layoutStart: UIView {
        var start = self
        while let superview = start.superview, superview.needsOwnLayout, !superview.isInLayoutSubviews {
            start = superview
        }
        return start
    }

    /// Lays out the view and its descendants, except those that need no layout.
    func layOutTree() {
        takeSizeOfConstraints()
        // A layout may change margins and guides that depend on the positions of views. In that case the layout is
        // repeated.
        for _ in 0..<3 {
            if needsOwnLayout { layOutOwnSubviews() }
            for view in subviews { view.layOutTree() }
            guard let layoutTree, !layoutTree.areDependentInsetsCurrent else { return }
            layoutTree.isCurrent = false
        }
    }

    /// Sets the view's size to the one that its constraints require, if nothing else determines the size: the view has
    /// no superview, and its autoresizing mask is not translated into constraints.
    ///
    /// As for subviews, constraints determine only lengths to which they refer: a view of which no constraint, or only its
    /// top edge, is mentioned keeps its frame.
    private func takeSizeOfConstraints() {
        guard superview == nil, !translatesAutoresizingMaskIntoConstraints, !isLayoutRoot, !(self is UIWindow) else {
            return
        }
        let (isWide, isTall) = (hasConstrainedLength(.horizontal), hasConstrainedLength(.vertical))
        guard isWide || isTall else { return }
        let (tree, own) = (currentLayoutTree(), untransformedFrame.size)
        let size = tree.fittingSize(
            CGSize(width: isWide ? 0 : own.width, height: isTall ? 0 : own.height),
            horizontal: isWide ? .fittingSizeLevel : .required, vertical: isTall ? .fittingSizeLevel : .required)
        tree.isCurrent = false
        if tree.hasSolution, size != own { frame.size = size }
    }

    /// Whether a constraint refers to the length of this topmost view on an axis: to an attribute other than the edge at
    /// which its coordinates begin.
    private func hasConstrainedLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let implicit = hasImplicitConstraints ? makeImplicitConstraints().constraints.map(\.equation) : []
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func refers(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
            let guide = item as? UILayoutGuide
            guard item === self || guide?.insets != nil && guide?.owningView === self else { return false }
            return attribute.axis == axis && !attribute.isFirstEdge(isMirrored: isMirrored)
        }
        return (heldConstraints.map(\.equation) + implicit).contains { equation in
            refers(equation.first.item, equation.firstAttribute)
                || refers(equation.second?.item, equation.secondAttribute)
        }
    }

    /// Calls ``layoutSubviews()``, unless that method is already running for this view: the recursion would be endless.
    private func layOutOwnSubviews() {
        guard !isInLayoutSubviews else { return }
        isInLayoutSubviews = true
        defer { isInLayoutSubviews = false }
        needsLayout = false
        controller?.viewWillLayoutSubviews()
        if isInWindow { passSafeAreaOn() }
        systemGuides.keyboard?.isLaidOut = true
        layoutSubviews()
        if isInWindow { passSafeAreaOn() }
        controller?.viewDidLayoutSubviews()
        // Tables, collection views and text views compute the size of their content when it is read.
        propertyObservers?.valuesMayHaveChanged()
    }

    /// Called when the list of subviews has changed. Requests layout, unless the view is laying out its subviews now.
    func subviewsDidChange() {
        if !isInLayoutSubviews { setNeedsLayout() }
    }

    // MARK: Frames from constraints

    /// Whether constraints determine the frame of at least one subview.
    var hasConstrainedSubviews: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

    /// The view's constraint system, solved if its last solution is outdated. If a new solution moves or resizes a
    /// subview of any view, that view is marked as needing layout.
    func solvedLayoutTree() -> ViewLayoutTree {
        let tree = currentLayoutTree()
        guard !tree.isCurrent else { return tree }
        tree.layOut()
        invalidateMovedSubviews(in: tree)
        return tree
    }

    private func invalidateMovedSubviews(in tree: ViewLayoutTree) {
        if constrainedFrames(in: tree).contains(where: { $0.view.untransformedFrame != $0.frame }) {
            needsLayout = true
        }
        for view in subviews where !view.isLayoutRoot { view.invalidateMovedSubviews(in: tree) }
    }

    /// The frames of the subviews that constraints position, in the last solution of `tree`, rounded to device pixels.
    ///
    /// UIKit sets the position of the layer to the centre of the rectangle, whatever the anchor point is. An anchor
    /// point at an edge therefore moves the view by half its length. Libraries that fold or rotate views around an edge
    /// compensate for this shift.
    func constrainedFrames(in tree: ViewLayoutTree) -> [(view: UIView, frame: CGRect)] {
        guard hasConstrainedSubviews, let own = tree.rectangle(of: self) else { return [] }
        let scale = traitCollection.displayScale
        let origin = own.roundedToPixels(scale: scale).origin
        let shift = CGPoint(x: bounds.origin.x - origin.x, y: bounds.origin.y - origin.y)
        return subviews.compactMap { view in
            guard !view.translatesAutoresizingMaskIntoConstraints,
                let rectangle = tree.rectangle(of: view)?.roundedToPixels(scale: scale),
                rectangle.size != .zero || !view.keepsOwnFrame(in: tree)
            else { return nil }
            let anchor = view.customGeometry?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
            return (
                view,
                rectangle.offsetBy(
                    dx: shift.x + (0.5 - anchor.x) * rectangle.width,
                    dy: shift.y + (0.5 - anchor.y) * rectangle.height)
            )
        }
    }

    /// Whether the view keeps the frame that was set in code, because nothing determines its rectangle: the view has no
    /// intrinsic size, and no constraint refers to it. As in UIKit, constraints position only the views to which they
    /// refer.
    private func keepsOwnFrame(in tree: ViewLayoutTree) -> Bool {
        let size = intrinsicContentSize
        return frame != .zero && size.width < 0 && size.height < 0 && !tree.isConstrained(self)
    }

    /// Sets the frames of the subviews that constraints position to those in the current solution.
    func applyConstraintFrames() {
        guard hasConstrainedSubviews else { return }
        let neededLayout = needsLayout
        let tree = layoutRoot.solvedLayoutTree()
        // A new solution may have marked this view as needing layout; the loop below places the subviews in question.
        needsLayout = neededLayout
        for (view, frame) in constrainedFrames(in: tree) {
            view.applyFrame(frame)
            view.wasPlaced()
        }
    }
}

extension UIView {
    /// Records that the edges to which leading and trailing refer have changed.
    final func semanticContentAttributeDidChange() {
        isDirectionDetermined = semanticContentAttribute != .unspecified
        recordLayoutChange([.content, .margins, .heldConstraints, .implicitConstraints])
        layoutDirectionDidChange()
    }

    /// Mirrors directional margins, and requests that subviews be placed for the new layout direction.
    final func layoutDirectionDidChange() {
        if hasDirectionalMargins { marginsDidChange() }
        setNeedsLayout()
    }
}
