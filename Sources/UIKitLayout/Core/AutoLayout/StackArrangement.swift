import Foundation
import LayoutEngine

/// Creates the constraints that a stack view's properties imply.
///
/// The layout engine lists the constraints that appear in UIKit's logs as `UISV-canvas-connection`, `UISV-spacing`,
/// `UISV-alignment` and so on (``StackRules``). This type replaces the parts in these constraints
/// (``StackRules/Part``) by views and guides. It also adds the constraints `UISV-text-width-disambiguation`, whose
/// effect is visible only in frames that Interface Builder stored.
struct StackArrangement {
    private let stack: UIStackView
    /// The arranged subviews that are not hidden, in order; hidden ones take no space.
    private let views: [UIView]
    private var guides: [UILayoutGuide] = []
    private var list: [ImplicitConstraint] = []
    /// The constraints of the arrangement, with the guides to which they refer.
    var constraints: ImplicitConstraints { ImplicitConstraints(guides: guides, constraints: list) }

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        let rules = StackRules(
            axis: stack.axis == .horizontal ? .horizontal : .vertical, distribution: stack.distribution.rules,
            alignment: stack.alignment.rules, isInsideMargins: stack.isLayoutMarginsRelativeArrangement,
            isBaselineRelative: stack.isBaselineRelativeArrangement)
        let items = views.indices.map {
            StackRules.Item(length: length(at: $0), spacing: spacing(at: $0), hasText: hasText(at: $0))
        }
        list.reserveCapacity(6 * views.count + 2)
        rules.visitConstraints(of: items) { add($0) }
        shareTextWidths()
    }

    // MARK: Items

    /// The space after the view at `index`, in points; 0 after the last view.
    private func spacing(at index: Int) -> Double {
        guard index + 1 < views.count else { return 0 }
        let spacing = stack.rawSpacing(after: views[index])
        guard spacing == UIStackView.spacingUseSystem else { return Double(spacing) }
        guard stack.isBaselineRelativeArrangement, stack.axis == .vertical else { return Double(SystemSpacing.ofEdges) }
        return Double(SystemSpacing.below((views[index], .lastBaseline), to: (views[index + 1], .firstBaseline)))
    }

    /// The length along the axis of the content of the view at `index`, in points; 0 or negative if there is none.
    ///
    /// Unless the stack fills proportionally, the length is not needed, and the result is negative. A view without an
    /// intrinsic length, such as a stack view, has the length that `designLengths` contains for the view or, without
    /// such a length, the one that its constraints require. Evidence: two nested stack views are stored with widths of
    /// 165 and 170 points (LoopKit, `InsulinKit.storyboard`).
    private func length(at index: Int) -> Double {
        guard stack.distribution == .fillProportionally else { return -1 }
        let view = views[index]
        let length = lengthAlongAxis(view.contentSize())
        guard length < 0 else { return Double(length) }
        if let designed = stack.designLengths[ObjectIdentifier(view)] { return Double(designed) }
        guard !view.subviews.isEmpty || !view.constraints.isEmpty else { return Double(length) }
        view.becomeMeasuredByStack()
        return Double(lengthAlongAxis(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)))
    }

    private func lengthAlongAxis(_ size: CGSize) -> CGFloat { stack.axis == .horizontal ? size.width : size.height }

    /// Whether the view at `index`, or the view that provides its baselines, has text. The answer is needed only if
    /// baselines are.
    private func hasText(at index: Int) -> Bool {
        guard stack.usesBaselines else { return true }
        return text(views[index], .firstBaseline).fontOfBaseline(.firstBaseline) != nil
    }

    // MARK: Constraints

    private mutating func add(_ constraint: StackRules.Constraint) {
        let equation = ConstraintEquation(
            handle(of: constraint.first), .init(constraint.firstAttribute), .init(constraint.relation),
            constraint.second.map { handle(of: $0) }, .init(constraint.secondAttribute),
            multiplier: CGFloat(constraint.multiplier))
        list.append(
            ImplicitConstraint(
                equation: equation, constant: CGFloat(constraint.constant),
                priority: UILayoutPriority(constraint.priority)))
    }

    private mutating func handle(of part: StackRules.Part) -> ItemHandle {
        switch part {
        case .stack: return stack.handle
        case .item(let index): return views[index].handle
        case .firstBaseline(let index): return text(views[index], .firstBaseline).handle
        case .lastBaseline(let index): return text(views[index], .lastBaseline).handle
        case .gap(let index):
            let guide = stack.gapGuide(at: index)
            if index >= guides.count { guides.append(guide) }
            return guide.handle
        }
    }

    /// The view that provides the baseline of `view`: `view` itself or, if `view` is a stack view or its class names
    /// another view, one of its descendants.
    private func text(_ view: UIView, _ baseline: NSLayoutConstraint.Attribute) -> UIView {
        if let stack = view as? UIStackView { return stack.viewForBaseline(baseline) }
        let named = baseline == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        return named !== view && named.isDescendant(of: view) ? text(named, baseline) : view
    }

    /// Gives the multiline labels of a row equal shares of its width, with priorities above the labels' compression
    /// resistance.
    ///
    /// Until iOS 14, UIKit created this constraint as `UISV-text-width-disambiguation`: "width = SV_width * 1/N + C",
    /// with a priority 10 above the label's compression resistance (rdar://41192642), but at most 999. N is the number
    /// of visible views, and C subtracts the label's share of the gaps and margins. Evidence: two labels of one project
    /// are stored with widths of 141 and 140 points, in rows that are 290 and 288 points wide (WooCommerce).
    private mutating func shareTextWidths() {
        let labels = views.filter { stack.equalWidthLabels.contains(ObjectIdentifier($0)) }
        guard stack.axis == .horizontal, !labels.isEmpty else { return }
        let share = 1 / CGFloat(views.count)
        let gaps = views.dropLast().reduce(0) { $0 + stack.effectiveSpacing(after: $1) }
        let inner = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let taken = gaps + inner.left + inner.right
        for label in labels {
            let resistance = label.contentCompressionResistancePriority(for: .horizontal).rawValue
            let equation = ConstraintEquation(label.handle, .width, .equal, stack.handle, .width, multiplier: share)
            list.append(
                ImplicitConstraint(
                    equation: equation, constant: -taken * share, priority: UILayoutPriority(min(resistance + 10, 999)))
            )
        }
    }
}

extension UIStackView.Distribution {
    /// The engine's distribution, which has the same raw value.
    fileprivate var rules: StackRules.Distribution { .init(rawValue: rawValue) ?? .fill }
}

extension UIStackView.Alignment {
    /// The engine's alignment, which has the same raw value.
    fileprivate var rules: StackRules.Alignment { .init(rawValue: rawValue) ?? .fill }
}

extension NSLayoutConstraint.Attribute {
    /// Creates the attribute with the same raw value as the engine's attribute.
    fileprivate init(_ attribute: LayoutTree.Attribute) {
        self = NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
    }
}

extension NSLayoutConstraint.Relation {
    /// Creates the relation with the same raw value as the engine's relation.
    fileprivate init(_ relation: LayoutTree.Relation) {
        self = NSLayoutConstraint.Relation(rawValue: relation.rawValue) ?? .equal
    }
}
