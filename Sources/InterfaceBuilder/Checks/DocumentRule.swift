/// A rule that looks at the elements of a file.
nonisolated struct DocumentRule: Sendable {
    let rule: CheckRule
    let check: @Sendable (CheckedDocument) -> [InterfaceFinding]
}

/// A rule that looks at a laid-out root.
nonisolated struct LayoutRule: Sendable {
    let rule: CheckRule
    /// Whether it is asked at each width, direction and text size, or only of the file as it is stored.
    let isAskedOfEachCondition: Bool
    let check: LayoutCheck
}

#if MainActorViews
    /// Looks at views, where these are.
    typealias LayoutCheck = @MainActor @Sendable (CheckedLayout) -> [InterfaceFinding]
#else
    /// Looks at views.
    typealias LayoutCheck = @Sendable (CheckedLayout) -> [InterfaceFinding]
#endif

nonisolated extension CheckRule {
    /// All rules, in alphabetical order of their names.
    public static let all: [CheckRule] =
        (DocumentRule.all.map(\.rule) + LayoutRule.all.map(\.rule) + [.misplaced, .notUnderstood])
        .sorted { $0.id < $1.id }

    /// The rule with a name, `nil` if there is none.
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
