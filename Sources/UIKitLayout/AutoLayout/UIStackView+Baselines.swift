extension UIStackView {
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

    /// Whether distances between its views depend on their fonts.
    var spacingFollowsFonts: Bool {
        isBaselineRelativeArrangement && axis == .vertical
            && arrangedSubviews.contains { rawSpacing(after: $0) == Self.spacingUseSystem }
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
