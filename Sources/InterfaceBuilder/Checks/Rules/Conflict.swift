import UIKitLayout

nonisolated extension CheckRule {
    static let conflict = CheckRule(
        id: "conflict", level: .error, summary: "required constraints that contradict each other",
        explanation: """
            Auto Layout breaks one of them at run time and logs "Unable to simultaneously satisfy constraints". The \
            reported set is minimal: without any one of its constraints the others can be satisfied. Remove one, or lower \
            its priority below 1000. Constraints that contradict only the height of their cell or reusable view are a \
            warning, since code can set another height, and are not reported in rows that size themselves.
            """)
}

nonisolated extension LayoutRule {
    static let conflict = LayoutRule(rule: .conflict, appliesToEachCondition: true) { layout in
        guard !layout.layout.conflicts.isEmpty else { return [] }
        var seen: Set<ObjectIdentifier> = []
        // A conflict that shares more than half of its constraints with earlier ones is what remains of an earlier
        // conflict after one of its constraints was broken.
        func isNew(_ conflict: UnsatisfiableConstraints) -> Bool {
            let members = Set(conflict.constraints.map { ObjectIdentifier($0) })
            guard members.intersection(seen).count * 2 <= members.count else { return false }
            seen.formUnion(members)
            return true
        }
        let lasting = layout.conflictsAtEveryHeight.filter(isNew)
        let known = seen
        let others =
            !layout.hasConflictsOfItsHeight
            ? []
            : layout.layout.conflicts.filter { conflict in
                isNew(conflict) && known.isDisjoint(with: conflict.constraints.map { ObjectIdentifier($0) })
            }
        return lasting.compactMap { ConflictText($0, layout, holdsAtEveryHeight: true).finding }
            + others.compactMap { ConflictText($0, layout, holdsAtEveryHeight: false).finding }
    }
}
