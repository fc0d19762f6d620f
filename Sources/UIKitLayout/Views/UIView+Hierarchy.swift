import Foundation

extension UIView {
    /// Adds a view on top of the others; it leaves its former superview.
    public func addSubview(_ view: UIView) {
        insertSubview(view, at: subviews.count)
    }

    /// Adds a view at a place among the others, 0 being the bottom.
    public func insertSubview(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "Can't add self as subview")
        view.removeFromSuperview()
        subviews.insert(view, at: min(index, subviews.count))
        view.setSuperview(self)
        if !view.isLayoutRoot { noteStructureChange() }
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
        if !isLayoutRoot { former.noteStructureChange() }
        setSuperview(nil)
    }

    /// Whether the view is `view` or lies below it.
    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
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
