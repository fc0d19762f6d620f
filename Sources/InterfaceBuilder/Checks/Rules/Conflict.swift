import UIKitLayout

nonisolated extension CheckRule {
    static let conflict = CheckRule(
        id: "conflict", level: .error, summary: "required constraints that contradict each other",
        explanation: """
            Auto Layout breaks one of them at run time and logs "Unable to simultaneously satisfy constraints". The \
            reported set is minimal: without any one of its constraints the others can be satisfied. Remove one, or lower \
            its priority below 1000. Constraints that contradict only the stored height of their cell or reusable view are a \
            warning, and those that contradict only the stored size of a view in a file of its own are a note, since code \
            can set another size. They are not reported in rows that size themselves. Conflicts of baselines in the stored \
            size are a note, because UIKit rounds baselines.
            """)
}

nonisolated extension LayoutRule {
    static let conflict = LayoutRule(rule: .conflict, appliesToEachCondition: true) { layout in
        guard !layout.layout.conflicts.isEmpty else { return [] }
        var seen: Set<ObjectIdentifier> = []
        // A conflict that shares more than half of its constraints with earlier ones is what remains of an earlier
        // conflict after one of its constraints was broken.
        func isNew(_ conflict: UnsatisfiableConstraints) -> Bool {
            let members = conflict.members(in: layout)
            guard members.intersection(seen).count * 2 <= members.count else { return false }
            seen.formUnion(members)
            return true
        }
        let lasting = layout.conflictsAtEverySize.filter(isNew)
        let known = seen
        let others =
            !layout.hasConflictsOfItsSize
            ? []
            : layout.layout.conflicts.filter { conflict in
                isNew(conflict) && known.isDisjoint(with: conflict.members(in: layout))
            }
        return lasting.compactMap { ConflictText($0, layout, holdsAtEverySize: true).finding }
            + others.compactMap { ConflictText($0, layout, holdsAtEverySize: false).finding }
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
