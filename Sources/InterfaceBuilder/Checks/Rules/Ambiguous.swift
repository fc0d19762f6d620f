import UIKitLayout

nonisolated extension CheckRule {
    static let ambiguous = CheckRule(
        id: "ambiguous", level: .error, summary: "a view whose position or size the constraints do not determine",
        explanation: """
            A position or size that the constraints do not determine can differ on another device, in another \
            language or another version of iOS. The message names the axis and the missing constraints as Xcode does. \
            Views that are ambiguous only because constraints connect them to an ambiguous view are counted with that \
            view, and so is a scroll view whose content is as large as the ambiguous view. Views that are connected \
            to something that is not understood are not reported, and neither is a view with verifyAmbiguity off in \
            its Size inspector. A size that a view of a custom class, or an image that code sets through an outlet, \
            may determine is a note. Contents that share a length are reported by the rule content-priority.
            """)
}

nonisolated extension LayoutRule {
    static let ambiguous = LayoutRule(rule: .ambiguous, appliesToEachCondition: false) { layout in
        AmbiguityRules.findings(in: layout, \.missing)
    }

    static let contentPriority = LayoutRule(rule: .contentPriority, appliesToEachCondition: false) { layout in
        AmbiguityRules.findings(in: layout, \.ties)
    }
}

/// The rules about ambiguity, which differ in the kind of their findings.
private enum AmbiguityRules {
    /// The findings of one kind. If a view of a self-sizing row is ambiguous only in the stored height of the row, the
    /// finding is a note, because that height applies only at design time.
    static func findings(
        in layout: CheckedLayout, _ kind: (AmbiguityFindings) -> [InterfaceFinding]
    ) -> [InterfaceFinding] {
        func findings(
            _ views: [(view: UIView, parts: ComputedLayout.AmbiguousParts)]
        ) -> [InterfaceFinding] {
            let open = views.compactMap { AmbiguousView($0.view, $0.parts, layout) }
            return kind(AmbiguityFindings(ResolvedAmbiguities(layout).removed(from: open), in: layout))
        }
        let fitted = findings(layout.layout.ambiguousViews)
        let known = Set(fitted.flatMap { [$0.objectID] + $0.related })
        let designed = findings(layout.ambiguousInStoredSize).filter { !known.contains($0.objectID) }
        return fitted + designed.map { $0.atMost(.note) }
    }
}
