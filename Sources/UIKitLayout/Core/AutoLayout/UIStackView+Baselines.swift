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

    /// Whether the arrangement depends on the baselines of the arranged views.
    var usesBaselines: Bool {
        style.axis == .vertical
            ? style.isBaselineRelative : style.alignment == .firstBaseline || style.alignment == .lastBaseline
    }

    /// Whether the arrangement depends on the baselines of controls, which have none while they have no title.
    var baselinesFollowContents: Bool { usesBaselines && arranged.contains { $0.view is UIControl } }

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

extension UIView {
    /// Makes the view and its descendants notify the stack view around them when their contents change, because it
    /// measures the view to find the view's share of its length.
    final func becomeMeasuredByStack() {
        isMeasuredByStack = true
        for subview in subviews { subview.becomeMeasuredByStack() }
    }
}
