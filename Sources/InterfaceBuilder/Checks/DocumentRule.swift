/// A rule that examines the elements of a file.
nonisolated struct DocumentRule: Sendable {
    let rule: CheckRule
    let check: @Sendable (CheckedDocument) -> [InterfaceFinding]
}

/// A rule that examines a laid-out root.
nonisolated struct LayoutRule: Sendable {
    let rule: CheckRule
    /// Whether the rule is checked under every condition, or only for the file as stored.
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

nonisolated extension CheckRule {
    /// All rules, sorted by name.
    public static let all: [CheckRule] =
        (DocumentRule.all.map(\.rule) + LayoutRule.all.map(\.rule) + [.misplaced, .notUnderstood])
        .sorted { $0.id < $1.id }

    /// The rule with a name, or `nil` if there is none.
    public static func named(_ id: String) -> CheckRule? { all.first { $0.id == id } }
}

nonisolated extension DocumentRule {
    static let all: [DocumentRule] = [
        .brokenConnection, .duplicateConstraint, .reuseIdentifier, .unreachableScene, .leftRight, .missingTrailing,
        .fixedWidth, .contentPriority, .missingAsset, .unknownClass, .deploymentTarget, .fontNotInstalled,
        .scrollableContent,
    ]
}

nonisolated extension LayoutRule {
    static let all: [LayoutRule] = [
        .conflict, .ambiguous, .notSelfSizing, .cutOff, .outside, .overlap, .underBars,
    ]
}
