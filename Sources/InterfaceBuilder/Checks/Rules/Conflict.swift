import UIKitLayout

nonisolated extension CheckRule {
    static let conflict = CheckRule(
        id: "conflict", level: .error, summary: "required constraints that contradict each other",
        explanation: """
            Auto Layout breaks one of them at run time and logs "Unable to simultaneously satisfy constraints". The \
            reported set is minimal: without any one of its constraints the others can be satisfied. Remove one, or \
            lower its priority below 1000. Constraints that contradict only the stored height of their cell, or the \
            stored size of a collection's cell, are a warning, like those that contradict the height of a table's \
            header or footer view, and those that contradict only the stored size of a view in a file of its own are \
            a note, since code can set another size. They are not reported in rows that size themselves, nor if the \
            stored frames satisfy them to a pixel. Conflicts of baselines in the stored size are a note, because \
            UIKit rounds baselines.
            """)
}

nonisolated extension LayoutRule {
    static let conflict = LayoutRule(rule: .conflict, appliesToEachCondition: true) { layout in
        guard !layout.layout.conflicts.isEmpty else { return [] }
        var distinct = DistinctConflicts(layout: layout)
        let lasting = distinct.select(layout.conflictsAtEverySize)
        let known = distinct.seen
        let others = layout.hasConflictsOfItsSize ? distinct.select(layout.layout.conflicts) : []
        return lasting.compactMap { ConflictText($0, layout, holdsAtEverySize: true).finding }
            + others.filter { known.isDisjoint(with: $0.members(in: layout)) }
            .compactMap { ConflictText($0, layout, holdsAtEverySize: false).finding }
    }
}

/// Selects conflicts that differ from earlier ones.
private struct DistinctConflicts {
    let layout: CheckedLayout
    /// The constraints of the conflicts that were selected.
    private(set) var seen: Set<ObjectIdentifier> = []

    init(layout: CheckedLayout) {
        self.layout = layout
    }

    /// The conflicts that share at most half of their constraints with earlier ones. Any other conflict is what remains
    /// of an earlier one after one of its constraints was broken.
    mutating func select(_ conflicts: [UnsatisfiableConstraints]) -> [UnsatisfiableConstraints] {
        var selected: [UnsatisfiableConstraints] = []
        for conflict in conflicts {
            let members = conflict.members(in: layout)
            guard members.intersection(seen).count * 2 <= members.count else { continue }
            seen.formUnion(members)
            selected.append(conflict)
        }
        return selected
    }
}

extension UnsatisfiableConstraints {
    /// The conflicting constraints that are in the file, or all conflicting constraints if none is in the file.
    /// Constraints that the views' classes imply cannot be compared, because they are created anew for each conflict.
    fileprivate func members(in layout: CheckedLayout) -> Set<ObjectIdentifier> {
        let own = constraints.filter { layout.element(of: $0) != nil }
        return Set((own.isEmpty ? constraints : own).map { ObjectIdentifier($0) })
    }
}
