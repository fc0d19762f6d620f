import Foundation

/// Creates the constraints that a stack view's properties imply.
///
/// UIKit's logs and the view debugger show them under the following names. Their priorities are given in parentheses
/// unless they are required: `UISV-canvas-connection`, `UISV-spacing`, `UISV-fill-equally`, `UISV-fill-proportionally`
/// (999 and below), `UISV-text-width-disambiguation` (760), `UISV-distributing-edge` with equal gaps (required, or 149
/// and below), `UISV-canvas-fit` (49), `UISV-alignment`, `UISV-spanning-fit` (51) and `UISV-ambiguity-suppression`
/// (25).
struct StackArrangement {
    private let stack: UIStackView
    /// The visible arranged views; hidden views take no space.
    private let views: [UIView]
    private let along: AxisAttributes
    private let across: AxisAttributes
    private(set) var constraints = ImplicitConstraints()

    /// The attributes of a view on one axis, and the attributes of the stack to which they are aligned (`outer…`).
    private struct AxisAttributes {
        let start, end, size, center: NSLayoutConstraint.Attribute
        let outerStart, outerEnd, outerCenter: NSLayoutConstraint.Attribute

        init(_ axis: NSLayoutConstraint.Axis, insideMargins: Bool) {
            if axis == .horizontal {
                (start, end, size, center) = (.leading, .trailing, .width, .centerX)
                outerStart = insideMargins ? .leadingMargin : .leading
                outerEnd = insideMargins ? .trailingMargin : .trailing
                outerCenter = insideMargins ? .centerXWithinMargins : .centerX
            } else {
                (start, end, size, center) = (.top, .bottom, .height, .centerY)
                outerStart = insideMargins ? .topMargin : .top
                outerEnd = insideMargins ? .bottomMargin : .bottom
                outerCenter = insideMargins ? .centerYWithinMargins : .centerY
            }
        }
    }

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        along = AxisAttributes(stack.axis, insideMargins: stack.isLayoutMarginsRelativeArrangement)
        across = AxisAttributes(
            stack.axis == .horizontal ? .vertical : .horizontal,
            insideMargins: stack.isLayoutMarginsRelativeArrangement)
        guard let first = views.first, let last = views.last else { return }
        add(first, along.start, .equal, stack, along.outerStart)
        add(last, along.end, .equal, stack, along.outerEnd)
        distribute()
        shareTextWidths()
        align()
    }

    // MARK: Along the axis

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: space(.equal)
        case .fillEqually:
            space(.equal)
            for view in views.dropFirst() { add(view, along.size, .equal, views[0], along.size) }
        case .fillProportionally:
            space(.equal)
            keepProportions()
        case .equalSpacing:
            space(.greaterThanOrEqual)
            let gaps = zip(views, views.dropFirst()).map { gap($0, along.end, $1, along.start) }
            for gap in gaps.dropFirst() { add(gap, along.size, .equal, gaps[0], along.size) }
            shrink(stack, along.size, priority: 49)
        case .equalCentering:
            space(.greaterThanOrEqual)
            let gaps = zip(views, views.dropFirst()).map { gap($0, along.center, $1, along.center) }
            for (gap, priority) in zip(gaps.dropFirst(), Self.priorities(from: 149)) {
                add(gap, along.size, .equal, gaps[0], along.size, priority: priority)
            }
            shrink(stack, along.size, priority: 49)
        }
    }

    private mutating func space(_ relation: NSLayoutConstraint.Relation) {
        let countsFromBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        let (end, start) = countsFromBaselines ? (.lastBaseline, .firstBaseline) : (along.end, along.start)
        for (view, next) in zip(views, views.dropFirst()) {
            add(next, start, relation, view, end, spacing((view, end), (next, start)))
        }
    }

    /// The distance, in points, between the given positions of two neighbouring views.
    private func spacing(_ view: (UIView, NSLayoutConstraint.Attribute), _ next: SystemSpacing.Position) -> CGFloat {
        let spacing = stack.rawSpacing(after: view.0)
        return spacing == UIStackView.spacingUseSystem ? SystemSpacing.below(view, to: next) : spacing
    }

    /// Gives each view a share of the stack's length: the length of the view's content, divided by the sum of the
    /// lengths of all contents and of the spacing. Later views have lower priorities: if the shares do not add up to
    /// the stack's length, the constraints of these views are broken.
    private mutating func keepProportions() {
        let sizes = views.map { view in
            let size = stack.axis == .horizontal ? view.contentSize().width : view.contentSize().height
            return size < 0 ? stack.designLengths[ObjectIdentifier(view)] ?? size : size
        }
        let total =
            sizes.reduce(0) { $0 + max(0, $1) } + views.dropLast().reduce(0) { $0 + stack.effectiveSpacing(after: $1) }
        guard total > 0 else { return }
        for ((view, size), priority) in zip(zip(views, sizes), Self.priorities(from: 999)) where size > 0 {
            add(view, along.size, .equal, stack, along.size, multiplier: size / total, priority: priority)
        }
    }

    /// Gives each multiline label in a row an equal share of the width, with a priority above the label's compression
    /// resistance.
    ///
    /// Until iOS 14, UIKit created this constraint as `UISV-text-width-disambiguation`: "width = SV_width * 1/N + C",
    /// with a priority 10 above the label's compression resistance (rdar://41192642), but at most 999. C subtracts the
    /// label's share of the gaps. Evidence: two labels of one project are stored with widths of 141 and 140 points, in
    /// rows that are 290 and 288 points wide (WooCommerce).
    private mutating func shareTextWidths() {
        let labels = views.filter { stack.equalWidthLabels.contains(ObjectIdentifier($0)) }
        guard stack.axis == .horizontal, !labels.isEmpty else { return }
        let share = 1 / CGFloat(views.count)
        let gaps = views.dropLast().reduce(0) { $0 + stack.effectiveSpacing(after: $1) }
        let inner = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let taken = gaps + inner.left + inner.right
        for label in labels {
            let resistance = label.contentCompressionResistancePriority(for: .horizontal).rawValue
            add(
                label, along.size, .equal, stack, along.size, -taken * share, multiplier: share,
                priority: UILayoutPriority(min(resistance + 10, 999)))
        }
    }

    /// An endless sequence of priorities, which decrease by 1 from `first` to 1 and then remain 1.
    private static func priorities(from first: Int) -> some Sequence<UILayoutPriority> {
        (0...).lazy.map { UILayoutPriority(Float(max(1, first - $0))) }
    }

    /// Adds a guide that extends from the attribute `start` of `view` to the attribute `end` of `next`.
    private mutating func gap(
        _ view: UIView, _ start: NSLayoutConstraint.Attribute, _ next: UIView, _ end: NSLayoutConstraint.Attribute
    ) -> UILayoutGuide {
        let guide = stack.gapGuide(at: constraints.guides.count)
        constraints.guides.append(guide)
        add(guide, along.start, .equal, view, start)
        add(guide, along.end, .equal, next, end)
        return guide
    }

    // MARK: Across the axis

    private mutating func align() {
        for view in views {
            switch stack.alignment {
            case .fill:
                add(view, across.start, .equal, stack, across.outerStart)
                add(view, across.end, .equal, stack, across.outerEnd)
            case .leading, .trailing, .center: place(view)
            case .firstBaseline, .lastBaseline:
                keepInside(view)
                let baseline =
                    stack.alignment == .firstBaseline ? NSLayoutConstraint.Attribute.firstBaseline : .lastBaseline
                if view !== views[0] { add(text(view, baseline), baseline, .equal, text(views[0], baseline), baseline) }
            }
        }
        guard stack.alignment != .fill else { return }
        // These constraints make the stack as thick as its thickest view. They give a view without an intrinsic
        // thickness a thickness of 0.
        shrink(stack, across.size, priority: 51)
        for view in views { shrink(view, across.size, priority: 25) }
    }

    /// The view that provides the baseline of `view`: `view` itself or, if it is a stack, one of its arranged views.
    private func text(_ view: UIView, _ baseline: NSLayoutConstraint.Attribute) -> UIView {
        (view as? UIStackView)?.viewForBaseline(baseline) ?? view
    }

    private mutating func shrink(_ view: UIView, _ size: NSLayoutConstraint.Attribute, priority: Float) {
        constraints.constraints.append(
            ImplicitConstraint(
                equation: ConstraintEquation(view.handle, size, .equal), constant: 0,
                priority: UILayoutPriority(priority)))
    }

    private mutating func place(_ view: UIView) {
        keepInside(view)
        switch stack.alignment {
        case .leading: add(view, across.start, .equal, stack, across.outerStart)
        case .trailing: add(view, across.end, .equal, stack, across.outerEnd)
        default: add(view, across.center, .equal, stack, across.outerCenter)
        }
    }

    private mutating func keepInside(_ view: UIView) {
        add(view, across.start, .greaterThanOrEqual, stack, across.outerStart)
        add(view, across.end, .lessThanOrEqual, stack, across.outerEnd)
    }

    private mutating func add(
        _ first: some ConstraintItem, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: some ConstraintItem, _ other: NSLayoutConstraint.Attribute,
        _ constant: CGFloat = 0, multiplier: CGFloat = 1, priority: UILayoutPriority = .required
    ) {
        let equation = ConstraintEquation(
            first.handle, attribute, relation, second.handle, other, multiplier: multiplier)
        constraints.constraints.append(
            ImplicitConstraint(equation: equation, constant: constant, priority: priority))
    }
}
