extension UIStackView {
    /// The view whose first baseline counts as the stack's: of a column the first, of a row the highest; the stack itself
    /// where nothing is arranged.
    ///
    /// How high the views of a row are is read when the arrangement changes, not when their content does.
    public var forFirstBaselineLayout: UIView { viewForBaseline(.firstBaseline) }

    /// The view whose last baseline counts as the stack's: of a column the last, of a row the highest.
    public var forLastBaselineLayout: UIView { viewForBaseline(.lastBaseline) }

    /// The view, in stacks inside the stack as well, whose baseline counts as the stack's.
    func viewForBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIView {
        isBaselineRelated = true
        let views = arrangedSubviews.filter { !$0.isHidden }
        let view =
            switch (axis, baseline) {
            case (.vertical, .firstBaseline): views.first
            case (.vertical, _): views.last
            case (.horizontal, _): views.reversed().max { $0.contentSize().height < $1.contentSize().height }
            }
        return (view as? UIStackView)?.viewForBaseline(baseline) ?? view ?? self
    }

    /// Lets superviews look again at what the stack's baselines are.
    func noteBaselineChange() {
        guard isBaselineRelated else { return }
        var view = superview
        while let current = view {
            current.noteLayoutChange([.heldConstraints, .implicitConstraints])
            view = current.superview
        }
    }
}
