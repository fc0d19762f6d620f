import Foundation
import Trapping

extension UIView {
    /// Inserts a view into the subviews at the given index, and calls the methods that notify both views in UIKit's
    /// order. A view that is a subview already only changes its place: it keeps its constraints, and no view is notified.
    final func insert(_ view: UIView, at index: Int) {
        if view.superview === self { return move(view, to: index) }
        requireNesting(of: view)
        view.willMove(toSuperview: self)
        view.leaveSuperview(goingTo: self)
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        view.setSuperview(self)
        subviewsDidChange()
        if !view.isLayoutRoot { recordLayoutChange(.hierarchy) }
        if view.constraintUpdates.isNeededBelow { propagateConstraintUpdate() }
        view.superviewTintColorDidChange()
        didAddSubview(view)
    }

    /// Moves a subview to the given index among the other subviews.
    private func move(_ view: UIView, to index: Int) {
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        subviewsDidChange()
    }

    final func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
        trap(unless: view !== sibling, "Can't insert a view besides itself")
        let others = subviews.filter { $0 !== view }
        guard let place = others.firstIndex(where: { $0 === sibling }) else {
            trap("\(sibling) is not a subview of \(self)")
        }
        insert(view, at: place + offset)
    }

    /// Adds a view that fills this one. The added view's autoresizing mask makes it follow the size of this view.
    final func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    /// Detaches the view from its superview. `new` is the superview to which the view is added next, or `nil`.
    final func leaveSuperview(goingTo new: UIView? = nil) {
        guard let former = superview else { return }
        if new == nil { willMove(toSuperview: nil) }
        former.willRemoveSubview(self)
        former.subviewWillBeRemoved(of: self)
        removeConstraintsToOutside()
        former.subviews.removeAll { $0 === self }
        if !isLayoutRoot { former.recordLayoutChange(.hierarchy) }
        former.subviewsDidChange()
        if new == nil { setSuperview(nil) } else { container = nil }
    }

    final func baseBringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
        subviewsDidChange()
    }

    final func baseSendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
        subviewsDidChange()
    }

    final func baseExchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
        subviewsDidChange()
    }

    final func baseIsDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    final func baseViewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    @discardableResult
    final func baseEndEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return false }
        return responder.resignFirstResponder()
    }

    /// The view at the top of the hierarchy.
    final var topmostView: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    private func removeConstraintsToOutside() {
        var ancestor = superview
        while let view = ancestor {
            view.removeConstraints(view.constraints.filter { $0.refers(toDescendantOf: self) })
            ancestor = view.superview
        }
    }

    /// Removes the subview `former` and adds `view`, either of which may be `nil`. Requests layout.
    func replaceSubview(_ former: UIView?, with view: UIView?) {
        former?.removeFromSuperview()
        view.map(addSubview)
        setNeedsLayout()
    }

    private func superviewTintColorDidChange() {
        guard appearanceIfSet?.tintColor == nil, superview?.tintColor != .systemBlue else { return }
        propagateTintColorChange()
    }

    // MARK: Windows and traits

    /// Sets the superview, and notifies the view and its descendants if their window or traits change.
    private func setSuperview(_ view: UIView?) {
        let newWindow = view.flatMap { $0 as? UIWindow ?? $0.window }
        let changesWindow = isInWindow || newWindow != nil ? window !== newWindow : false
        if changesWindow { visitTree { $0.willMove(toWindow: newWindow) } }
        changingTraits { container = view.map(Unmanaged.passUnretained) }
        inheritTraits()
        recordLayoutChange([.autoresizing, .margins])
        if changesWindow {
            visitTree {
                $0.isInWindow = newWindow != nil
                $0.didMoveToWindow()
            }
        }
        didMoveToSuperview()
    }

    private func visitTree(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.visitTree(body) }
    }

    /// Performs a change that may alter the traits. If the traits have changed, notifies the view and its descendants.
    final func changingTraits(_ change: () -> Void) {
        let former = traitCollection
        change()
        let present = traitCollection
        if former !== present, former != present { traitsDidChange(from: former) }
    }

    private func traitsDidChange(from former: UITraitCollection) {
        for observer in traitObservers { observer.traitsDidChange(from: former, to: traitCollection) }
        controller?.traitsDidChange(from: former)
        if former.layoutDirection != traitCollection.layoutDirection { layoutDirectionDidChange() }
        traitCollectionDidChange(former)
        for view in subviews {
            if view.overrideTraitCollection == nil { view.traitsDidChange(from: former) } else { view.inheritTraits() }
        }
    }
}

extension NSLayoutConstraint {
    /// Whether one of the items is the view or a descendant of it.
    fileprivate func refers(toDescendantOf view: UIView) -> Bool {
        [firstItem, secondItem].contains { viewOf(constraintItem: $0)?.isDescendant(of: view) == true }
    }
}
