nonisolated extension CheckRule {
    static let deploymentTarget = CheckRule(
        id: "deployment-target", level: .warning, summary: "a feature that is newer than the deployment target",
        explanation: """
            On older versions of iOS the feature is missing, and loading the file may end the app. Checked only if the \
            deployment target is given (--deployment-target).
            """)
}

nonisolated extension DocumentRule {
    static let deploymentTarget = DocumentRule(rule: .deploymentTarget) { document in
        guard let target = document.context.deploymentTarget else { return [] }
        var seen: Set<String> = []
        return document.elements.compactMap { element in
            guard let feature = features.first(where: { $0.isUsed(element) }), feature.version > target,
                seen.insert(feature.name).inserted
            else { return nil }
            let owner = element.id == nil ? document.ancestors(of: element).first { $0.id != nil } ?? element : element
            return document.finding(
                .deploymentTarget, owner, "\(feature.name) in \(document.name(of: owner)) needs iOS \(feature.version)",
                details: ["Fix: replace it, or raise the deployment target."])
        }
    }

    /// The features that files can use, each with the version of iOS that introduced it (source: Apple's documentation
    /// of the class).
    private static let features: [(name: String, version: Double, isUsed: @Sendable (IBElement) -> Bool)] = [
        ("a stack view", 9, { $0.name == "stackView" }),
        ("the safe area", 11, { $0.name == "viewLayoutGuide" && $0["key"] == "safeArea" }),
        ("a named colour", 11, { $0.name == "color" && $0["name"] != nil }),
        ("a system symbol", 13, { $0["catalog"] == "system" && $0["image"] != nil }),
        ("the keyboard layout guide", 15, { $0.name == "keyboardLayoutGuide" }),
        ("a button configuration", 15, { $0.name == "buttonConfiguration" }),
    ]
}
