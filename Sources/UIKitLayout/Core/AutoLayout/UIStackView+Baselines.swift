extension UIStackView {
    /// The view, possibly in a nested stack, whose first or last baseline is also the stack's; the stack itself if it
    /// arranges no views.
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

    /// Whether the spacing between the arranged views depends on their fonts.
    var spacingFollowsFonts: Bool {
        style.isBaselineRelative && style.axis == .vertical
            && arrangedSubviews.contains { rawSpacing(after: $0) == Self.spacingUseSystem }
    }

    /// Makes superviews update their constraints, which may refer to the stack's baselines.
    func invalidateBaselines() {
        guard isBaselineRelated else { return }
        var view = superview
        while let current = view {
            current.recordLayoutChange([.heldConstraints, .implicitConstraints])
            view = current.superview
        }
    }
}
