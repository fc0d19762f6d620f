import Foundation

extension UIView {
    /// Adds a view on top of the others; it leaves its former superview. Traps as ``insertSubview(_:at:)`` does.
    public func addSubview(_ view: UIView) {
        insertSubview(view, at: subviews.count)
    }

    /// Adds a view at a place among the others, 0 being the bottom; places that are not there count as the nearest.
    ///
    /// Traps with UIKit's wording if the view is this one or one of its superviews, and if views would be nested more
    /// than 1 024 deep. O(n) in the number of superviews and of views below `view`.
    public func insertSubview(_ view: UIView, at index: Int) {
        requireNesting(of: view)
        view.removeFromSuperview()
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        view.setSuperview(self)
        noteOtherSubviews()
        if !view.isLayoutRoot { noteLayoutChange(.hierarchy) }
    }

    /// Adds a view that is always as large as this one.
    func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    /// Takes the view out of its superview, with the constraints that reach out of it.
    public func removeFromSuperview() {
        guard let former = superview else { return }
        former.willRemoveSubview(self)
        removeConstraintsReachingOut()
        former.subviews.removeAll { $0 === self }
        if !isLayoutRoot { former.noteLayoutChange(.hierarchy) }
        former.noteOtherSubviews()
        setSuperview(nil)
    }

    /// Whether the view is `view` or lies below it.
    public func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    /// This view or the first one below it with the tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func removeConstraintsReachingOut() {
        var ancestor = superview
        while let view = ancestor {
            view.removeConstraints(view.constraints.filter { $0.mentions(insideOf: self) })
            ancestor = view.superview
        }
    }
}

extension NSLayoutConstraint {
    /// Whether one of the items is the view or lies below it.
    fileprivate func mentions(insideOf view: UIView) -> Bool {
        [firstItem, secondItem].contains { viewOf(constraintItem: $0)?.isDescendant(of: view) == true }
    }
}
