import Foundation
import LayoutEngine
import Trapping

/// Adding and removing constraints.
extension ViewLayoutTree {
    // MARK: Constraints that views hold

    /// Updates the constraints that a view holds.
    ///
    /// - Parameter removingOnly: Whether constraints are only removed, without adding new ones.
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

    /// Updates the layout direction of a view's constraints; if it has changed, all of them are removed and added
    /// again.
    func updateDirection(of item: ViewLayoutItem) {
        guard !item.isDirectionCurrent, let view = item.view else { return }
        item.direction = view.effectiveUserInterfaceLayoutDirection
        guard !item.links.isEmpty || !item.implicitIDs.isEmpty else { return }
        for link in item.links { link.isHeld = false }
        removeLinksNotHeld(of: item)
        for id in item.implicitIDs { removeConstraint(id) }
        (item.implicitIDs, item.implicitConstraints) = ([], [])
        updateHeldConstraints(of: item, removingOnly: false)
        updateImplicitConstraints(of: item)
    }

    /// Whether a link still relates the same items as its constraint. The view that provides a stack's baseline can
    /// change.
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
        reported.remove(id)
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

    /// Adds a constraint between the engine's items for its sides.
    ///
    /// - Parameter container: The item to whose coordinates positions refer; `nil` for the tree's own coordinates.
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
                || item.implicitConstraints.contains {
                    $0.equation.first.item === view || $0.equation.second?.item === view
                }
        }
    }

    /// The engine's items for both sides; `nil` if one no longer exists or does not belong to the tree.
    func engineItems(
        of equation: ConstraintEquation
    ) -> (first: LayoutTree.Item, second: LayoutTree.Item?)? {
        guard equation.itemsExist else { return nil }
        let (first, second) = (equation.first.item, equation.second?.item)
        guard let one = engineItem(of: first, equation.firstAttribute, beside: second) else { return nil }
        guard second != nil else { return (one, nil) }
        guard let other = engineItem(of: second, equation.secondAttribute, beside: first) else { return nil }
        return (one, other)
    }

    /// The engine's item for one side of a constraint. The edges of a scroll view are those of its content if the other
    /// side is inside the scroll view (Apple, Technical Note TN2154).
    private func engineItem(
        of object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
    ) -> LayoutTree.Item? {
        if attribute.isEdge, let scrollView = object as? UIScrollView, let inner = viewOf(constraintItem: other),
            inner !== scrollView, inner.isDescendant(of: scrollView)
        {
            return engineItem(of: scrollView.contentLayoutGuide)
        }
        if attribute.isBaseline, let stack = object as? UIStackView {
            return engineItem(of: stack.viewForBaseline(attribute))
        }
        return engineItem(of: object)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The engine's attribute, which has the same raw value.
    var engineValue: LayoutTree.Attribute {
        guard let value = LayoutTree.Attribute(rawValue: rawValue) else {
            trap("The layout engine knows no attribute \(self)")
        }
        return value
    }

    /// Whether the attribute is a baseline.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether the attribute is an edge, or a margin at one.
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
    /// The engine's relation.
    var engineValue: LayoutTree.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
