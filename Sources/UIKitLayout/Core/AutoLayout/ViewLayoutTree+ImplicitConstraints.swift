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
        let difference = Difference(from: item.implicitConstraints, to: implicit.constraints)
        for index in difference.former { removeConstraint(item.implicitIDs[index]) }
        engine.setRightToLeft(item.direction == .rightToLeft)
        item.implicitIDs.replaceSubrange(
            difference.former, with: difference.present.map { add(implicit.constraints[$0]) })
        item.implicitConstraints = implicit.constraints
        for index in difference.otherConstants {
            setConstant(implicit.constraints[index].constant, of: item.implicitIDs[index])
        }
    }

    private func addGuides(_ guides: [UILayoutGuide], of item: ViewLayoutItem) {
        for guide in guides where !item.implicitGuides.contains(where: { $0.guide === guide }) {
            item.implicitGuides.append((guide, engine.addItem()))
        }
    }

    /// The difference between the former and the present constraints of a view.
    private struct Difference {
        /// The range in which the lists differ, in the former and in the present list: the range begins after the common
        /// beginning of both lists and ends before their common end.
        let former, present: Range<Int>
        /// The indices of the constraints outside that range whose constants have changed, in the present list.
        let otherConstants: [Int]

        init(from former: [ImplicitConstraint], to present: [ImplicitConstraint]) {
            var (start, formerEnd, presentEnd) = (0, former.count, present.count)
            var otherConstants: [Int] = []
            func isKept(_ index: Int, as presentIndex: Int) -> Bool {
                let (one, other) = (former[index], present[presentIndex])
                guard one.isSame(as: other) else { return false }
                if one.constant != other.constant { otherConstants.append(presentIndex) }
                return true
            }
            while start < formerEnd, start < presentEnd, isKept(start, as: start) { start += 1 }
            while formerEnd > start, presentEnd > start, isKept(formerEnd - 1, as: presentEnd - 1) {
                formerEnd -= 1
                presentEnd -= 1
            }
            (self.former, self.present) = (start..<formerEnd, start..<presentEnd)
            self.otherConstants = otherConstants
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
