/// A rule that examines the elements of a file without laying it out.
nonisolated struct DocumentRule: Sendable {
    let rule: CheckRule
    let check: @Sendable (CheckedDocument) -> [InterfaceFinding]
}

nonisolated extension DocumentRule {
    static let all: [DocumentRule] = [
        .brokenConnection, .duplicateConstraint, .reuseIdentifier, .unreachableScene, .leftRight, .missingTrailing,
        .fixedWidth, .missingAsset, .unknownClass, .deploymentTarget, .fontNotInstalled,
        .scrollableContent, .duplicateID, .fixedHeight, .noConstraints,
        .baseClass, .className, .storyboardIdentifier, .autoLayoutOff, .traitCollectionsOff, .relativeToMargin,
    ]
}
