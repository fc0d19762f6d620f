import Foundation
import LayoutEngine
import Trapping

/// Adding and removing constraints.
extension ViewLayoutTree {
    // MARK: Constraints that views hold

    /// Makes the engine's constraints agree with those that the item's view holds.
    ///
    /// - Parameter removingOnly: Whether constraints are only removed, and new ones not yet added.
    func updateHeldConstraints(of item: ViewLayoutItem, removingOnly: Bool) {
        let held = isPresent(item) ? item.view?.heldConstraints ?? [] : []
        for link in item.links { link.isHeld = false }
        var added: [NSLayoutConstraint] = []
        for constraint in held {
            if let link = constraint.links.link(in: self), link.holder === item {
                link.isHeld = isValid(link, of: constraint, removingOnly: removingOnly)
                if !link.isHeld, !removingOnly { added.append(constraint) }
            } else {
                added.append(constraint)
            }
        }
        removeLinksNotHeld(of: item)
        if removingOnly { return }
        for constraint in added { addLink(for: constraint, holder: item) }
    }

    /// If the layout direction of the item's view has changed, removes all constraints of the view and adds them again
    /// in the new direction.
    func updateDirection(of item: ViewLayoutItem) {
        guard !item.isDirectionCurrent, let view = item.view else { return }
        item.direction = view.effectiveUserInterfaceLayoutDirection
        guard !item.links.isEmpty || !item.implicitIDs.isEmpty else { return }
        for link in item.links { link.isHeld = false }
        removeLinksNotHeld(of: item)
        for id in item.implicitIDs { removeConstraint(id) }
        (item.implicitIDs, item.implicitConstraints) = ([], ImplicitConstraints())
        updateHeldConstraints(of: item, removingOnly: false)
        updateImplicitConstraints(of: item)
    }

    /// Whether a link can be kept. If `removingOnly` is true, the items of the constraint must still belong to the
    /// tree. Otherwise, if the constraint relates baselines, its items must also be those of the link, because another
    /// view may now provide a stack's baseline.
    private func isValid(_ link: ConstraintLink, of constraint: NSLayoutConstraint, removingOnly: Bool) -> Bool {
        guard removingOnly || constraint.equation.relatesBaselines else { return true }
        guard let sides = engineItems(of: constraint.equation) else { return false }
        return removingOnly || (sides.first == link.sides.first && sides.second == link.sides.second)
    }

    private func removeLinksNotHeld(of item: ViewLayoutItem) {
        guard item.links.contains(where: { !$0.isHeld }) else { return }
        item.links.removeAll { link in
            guard !link.isHeld else { return false }
            removeConstraint(link.id)
            link.constraint?.links.remove(link)
            return true
        }
        fontLinks.removeAll { !$0.isHeld }
    }

    func removeConstraint(_ id: LayoutTree.Constraint) {
        if !reported.isEmpty { reported.remove(id) }
        trappingEngineErrors(of: "A removed constraint") { () throws(EngineError) in try engine.remove(id) }
    }

    private func addLink(for constraint: NSLayoutConstraint, holder: ViewLayoutItem) {
        guard let sides = engineItems(of: constraint.equation) else { return }
        constraint.updateFontSpacing()
        engine.setRightToLeft(holder.direction == .rightToLeft)
        let id = trappingEngineErrors(of: "\(constraint)") { () throws(EngineError) in
            try addConstraint(
                constraint.equation, sides, constant: constraint.constant, priority: constraint.priority,
                within: constraint.multiplier == 1 ? nil : holder.item)
        }
        let link = ConstraintLink(constraint, id: id, sides: sides, holder: holder, tree: self)
        holder.links.append(link)
        constraint.links.add(link)
        if constraint.fontSpacing != nil { fontLinks.append(link) }
    }

    /// Adds a constraint to the engine, between the engine's items for its two sides.
    ///
    /// - Parameter container: The item in whose coordinates positions are expressed; `nil` for the coordinates of the
    ///   tree.
    func addConstraint(
        _ equation: ConstraintEquation, _ sides: (first: LayoutTree.Item, second: LayoutTree.Item?),
        constant: CGFloat, priority: UILayoutPriority, within container: LayoutTree.Item? = nil
    ) throws(EngineError) -> LayoutTree.Constraint {
        try engine.addConstraint(
            sides.first, equation.firstAttribute.engineValue, equation.relation.engineValue, sides.second,
            equation.secondAttribute.engineValue, multiplier: Double(equation.multiplier),
            constant: Double(constant), priority: priority.rawValue, within: container)
    }

    // MARK: Sides of constraints

    /// Whether a constraint refers to a view or to one of its guides. Takes time in proportion to the number of
    /// constraints.
    func isConstrained(_ view: UIView) -> Bool {
        guard let own = view.layoutItems.item(in: self) else { return false }
        let related = [own.item] + own.guides.map(\.item)
        return items.contains { item in
            item.links.contains { link in
                related.contains(link.sides.first) || link.sides.second.map(related.contains) ?? false
            }
                || item.implicitConstraints.constraints.contains {
                    $0.equation.first.item === view || $0.equation.second?.item === view
                }
        }
    }

    /// The engine's items for both sides of a constraint; `nil` if an item no longer exists or does not belong to the
    /// tree.
    func engineItems(
        of equation: ConstraintEquation
    ) -> (first: LayoutTree.Item, second: LayoutTree.Item?)? {
        guard equation.itemsExist,
            let one = engineItem(of: equation.first, equation.firstAttribute, beside: equation.second)
        else { return nil }
        guard let second = equation.second else { return (one, nil) }
        guard let other = engineItem(of: second, equation.secondAttribute, beside: equation.first) else { return nil }
        return (one, other)
    }

    /// The engine's item for one side of a constraint. If the constraint relates an edge of a scroll view to an item
    /// inside that view, this is the item of the content (Apple, Technical Note TN2154). For a stack's baseline, it is
    /// the item of the view that provides the baseline.
    private func engineItem(
        of handle: ItemHandle, _ attribute: NSLayoutConstraint.Attribute, beside other: ItemHandle?
    ) -> LayoutTree.Item? {
        switch handle.kind {
        case .scrollView where attribute.isEdge:
            if let scrollView = handle.item as? UIScrollView, let inner = other?.view, inner !== scrollView,
                inner.isDescendant(of: scrollView)
            {
                return engineItem(of: scrollView.contentLayoutGuide)
            }
        case .stackView where attribute.isBaseline:
            if let stack = handle.item as? UIStackView { return engineItem(of: stack.viewForBaseline(attribute)) }
        case .view, .scrollView, .stackView:
            return handle.item.flatMap { engineItem(ofView: unsafeDowncast($0, to: UIView.self)) }
        case .guide: break
        }
        return engineItem(of: handle.item)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The corresponding attribute of the engine, which has the same raw value.
    var engineValue: LayoutTree.Attribute {
        guard let value = LayoutTree.Attribute(rawValue: rawValue) else {
            trap("The layout engine knows no attribute \(self)")
        }
        return value
    }

    /// Whether the attribute is a baseline.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether the attribute is an edge, or the margin at an edge.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// The corresponding relation of the engine.
    var engineValue: LayoutTree.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
