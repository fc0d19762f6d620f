import Foundation
import LayoutEngine
import Trapping

/// Constraints that the classes of views imply.
extension ViewLayoutTree {
    /// Updates the constraints that a view's class implies. A constraint that was in the former list too, apart from
    /// its constant, is kept, unless the order of the list has changed.
    func updateImplicitConstraints(of item: ViewLayoutItem) {
        guard let view = item.view, view.hasImplicitConstraints || !item.implicitIDs.isEmpty else { return }
        let implicit = view.makeImplicitConstraints()
        if let stack = view as? UIStackView { updateOrder(of: stack, item) }
        addGuides(implicit.guides, of: item)
        let difference = item.implicitDifferences.difference(from: item.implicitConstraints, to: implicit)
        var ids = item.implicitIDs
        for index in difference.removed { removeConstraint(ids[index]) }
        engine.setRightToLeft(item.direction == .rightToLeft)
        let formerIDs = ids
        ids.removeAll(keepingCapacity: true)
        for (index, predecessor) in difference.predecessors.enumerated() {
            ids.append(predecessor.map { formerIDs[$0] } ?? add(implicit.constraints[index]))
        }
        for index in difference.otherConstants { setConstant(implicit.constraints[index].constant, of: ids[index]) }
        (item.implicitIDs, item.implicitConstraints) = (ids, implicit)
    }

    private func addGuides(_ guides: [UILayoutGuide], of item: ViewLayoutItem) {
        for guide in guides where !item.implicitGuides.contains(where: { $0.guide === guide }) {
            item.implicitGuides.append((guide, engine.addItem()))
        }
    }

    private func setConstant(_ constant: CGFloat, of id: LayoutTree.Constraint) {
        trappingEngineErrors(of: "The spacing of a stack view") { () throws(EngineError) in
            try engine.setConstant(Double(constant), of: id)
        }
    }

    private func add(_ constraint: ImplicitConstraint) -> LayoutTree.Constraint {
        guard let sides = engineItems(of: constraint.equation) else {
            trap("A view is arranged that is no subview of its stack view")
        }
        return trappingEngineErrors(of: "\(constraint.makeConstraint())") { () throws(EngineError) in
            try addConstraint(
                constraint.equation, sides, constant: constraint.constant, priority: constraint.priority)
        }
    }
}
