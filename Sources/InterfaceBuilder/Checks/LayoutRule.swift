/// A rule that examines a laid-out root.
nonisolated struct LayoutRule: Sendable {
    let rule: CheckRule
    /// Whether the rule is checked under every condition; if not, it is checked only for the file as stored.
    let appliesToEachCondition: Bool
    let check: LayoutCheck
}

#if MainActorViews
    /// Examines the views of a layout, on the main actor.
    typealias LayoutCheck = @MainActor @Sendable (CheckedLayout) -> [InterfaceFinding]
#else
    /// Examines the views of a layout.
    typealias LayoutCheck = @Sendable (CheckedLayout) -> [InterfaceFinding]
#endif

nonisolated extension LayoutRule {
    static let all: [LayoutRule] = [
        .conflict, .ambiguous, .contentPriority, .notSelfSizing, .cutOff, .outside, .overlap, .underBars,
    ]
}
