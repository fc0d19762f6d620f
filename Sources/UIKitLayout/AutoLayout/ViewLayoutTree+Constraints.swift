import Foundation
import LayoutEngine
import Trapping

/// Constraints that are added and removed.
extension ViewLayoutTree {
    // MARK: Constraints that views hold

    /// Brings the constraints that a view holds up to date.
    ///
    /// - Parameter removingOnly: whether new ones have to wait.
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

    /// Brings the writing direction of a view's constraints up to date: in another one all of them are stated anew.
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

    /// Whether a link still relates what its constraint does. What the baseline of a stack view is changes with its views.
    private func isValid(_ link: ConstraintLink, of constraint: NSLayoutConstraint, removingOnly: Bool) -> Bool {
        guard removingOnly || constraint.relatesBaselines else { return true }
        guard let sides = engineItems(of: constraint) else { return false }
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
        guard let sides = engineItems(of: constraint) else { return }
        constraint.updateFontSpacing()
        engine.setRightToLeft(holder.direction == .rightToLeft)
        let id = trappingEngineErrors(of: "\(constraint)") { () throws(EngineError) in
            try engine.addConstraint(
                sides.first, constraint.firstAttribute.engineValue, constraint.relation.engineValue, sides.second,
                constraint.secondAttribute.engineValue, multiplier: Double(constraint.multiplier),
                constant: Double(constraint.constant), priority: constraint.priority.rawValue,
                within: constraint.multiplier == 1 ? nil : holder.item)
        }
        let link = ConstraintLink(constraint, id: id, sides: sides, holder: holder, tree: self)
        holder.links.append(link)
        constraint.links.add(link)
        if constraint.fontSpacing != nil { fontLinks.append(link) }
    }

    // MARK: What the sides of a constraint mean

    /// The engine's items of both sides; `nil` where one of them has gone or does not belong to the tree.
    private func engineItems(
        of constraint: NSLayoutConstraint
    ) -> (first: LayoutTree.Item, second: LayoutTree.Item?)? {
        guard constraint.itemsAreThere else { return nil }
        return engineItems(
            (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute))
    }

    func engineItems(
        _ first: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute),
        _ second: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)
    ) -> (first: LayoutTree.Item, second: LayoutTree.Item?)? {
        guard let one = engineItem(of: first.item, first.attribute, beside: second.item) else { return nil }
        guard second.item != nil else { return (one, nil) }
        guard let other = engineItem(of: second.item, second.attribute, beside: first.item) else { return nil }
        return (one, other)
    }

    /// The engine's item that a side of a constraint means. The edges of a scroll view mean its content, if the other
    /// side lies in it (Apple, Technical Note TN2154).
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

extension NSLayoutConstraint {
    /// Whether one of its attributes is where text stands.
    fileprivate var relatesBaselines: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }
}

extension NSLayoutConstraint.Attribute {
    /// The engine's attribute, which has the same number.
    var engineValue: LayoutTree.Attribute {
        guard let value = LayoutTree.Attribute(rawValue: rawValue) else {
            trap("The layout engine knows no attribute \(self)")
        }
        return value
    }

    /// Whether it is where text stands.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether it is an edge, or a margin at one.
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
