import LayoutEngine
import Trapping

/// Reports of conflicts among required constraints.
extension ViewLayoutTree {
    /// Reports those conflicts whose broken constraint has not been reported before.
    func report(_ conflicts: [LayoutTree.Conflict]) {
        for conflict in conflicts where isFirstReport(conflict) {
            let report = UnsatisfiableConstraints(
                constraints: conflict.constraints.compactMap(constraint(withID:)),
                broken: conflict.broken.flatMap(constraint(withID:)))
            self.conflicts.append(report)
            LayoutDiagnostics.current.report(report)
        }
    }

    /// Reports that the engine found no solution (`numeric`). Traps on every other code, which only a programming
    /// mistake can cause.
    func report(_ error: EngineError) {
        guard error.code == .numeric else { trap("Auto Layout of \(root): \(error.message)") }
        let layout = UnsolvableLayout(view: root, reason: error.message, isFirst: !hasReportedMissingSolution)
        (hasSolution, hasReportedMissingSolution) = (false, true)
        LayoutDiagnostics.current.reportUnsolvable(layout)
    }

    private func isFirstReport(_ conflict: LayoutTree.Conflict) -> Bool {
        if let broken = conflict.broken { return reported.insert(broken).inserted }
        defer { hasReportedGivenSize = true }
        return !hasReportedGivenSize
    }

    private func constraint(withID id: LayoutTree.Constraint) -> NSLayoutConstraint? {
        for item in items {
            if let link = item.links.first(where: { $0.id == id }) { return link.constraint }
            if let index = item.implicitIDs.firstIndex(of: id) {
                return item.implicitConstraints.constraints[index].makeConstraint()
            }
        }
        return nil
    }
}
