import Foundation
import LayoutEngine
import Trapping

/// Constraints that the classes of views imply.
extension ViewLayoutTree {
    /// Updates the constraints that a view's class implies. Constraints at the beginning and at the end of the list are
    /// kept if they differ from their predecessors only in their constants.
    func updateImplicitConstraints(of item: ViewLayoutItem) {
        guard let view = item.view, view.hasImplicitConstraints || !item.implicitIDs.isEmpty else { return }
        let implicit = view.makeImplicitConstraints()
        addGuides(implicit.guides, of: item)
        let former = item.implicitConstraints
        let changed = changedRange(from: former, to: implicit.constraints)
        for index in changed.known { removeConstraint(item.implicitIDs[index]) }
        engine.setRightToLeft(item.direction == .rightToLeft)
        item.implicitIDs.replaceSubrange(changed.known, with: changed.current.map { add(implicit.constraints[$0]) })
        item.implicitConstraints = implicit.constraints
        let shift = changed.current.upperBound - changed.known.upperBound
        for index in former.indices where !changed.known.contains(index) {
            let current = index < changed.known.lowerBound ? index : index + shift
            let constant = implicit.constraints[current].constant
            if former[index].constant != constant { setConstant(constant, of: item.implicitIDs[current]) }
        }
    }

    private func addGuides(_ guides: [UILayoutGuide], of item: ViewLayoutItem) {
        for guide in guides where !item.implicitGuides.contains(where: { $0.guide === guide }) {
            item.implicitGuides.append((guide, engine.addItem()))
        }
    }

    /// The ranges in which two lists differ: they start after the common beginning of both lists and end before the
    /// common end.
    private func changedRange(
        from known: [ImplicitConstraint], to current: [ImplicitConstraint]
    ) -> (known: Range<Int>, current: Range<Int>) {
        var start = 0
        var (knownEnd, currentEnd) = (known.count, current.count)
        while start < knownEnd, start < currentEnd, known[start].isSame(as: current[start]) { start += 1 }
        while knownEnd > start, currentEnd > start, known[knownEnd - 1].isSame(as: current[currentEnd - 1]) {
            knownEnd -= 1
            currentEnd -= 1
        }
        return (start..<knownEnd, start..<currentEnd)
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
