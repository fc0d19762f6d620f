import Foundation

/// The rules that the labels of objects in a document disable for these objects and their descendants.
///
/// The label of an object (Identity inspector, Document, Label) may end in `fdlayout:disable`, followed by names of
/// rules; without names, all rules are disabled.
nonisolated struct CheckSuppression {
    static let directive = "fdlayout:disable"

    let document: CheckedDocument

    /// Whether the label of the finding's object, or of one of its ancestors, disables the finding's rule.
    func suppresses(_ finding: InterfaceFinding) -> Bool {
        guard finding.rule != .unusedSuppression else { return false }
        return elements(around: finding.objectID).contains { element in
            Self.names(in: element).map { $0.isEmpty || $0.contains(finding.rule.id) } ?? false
        }
    }

    /// The element of an object and its ancestors.
    private func elements(around id: String) -> [IBElement] {
        document.element(id).map { [$0] + document.ancestors(of: $0) } ?? []
    }

    /// The words after the directive in the label of an element, or `nil` if the label contains no directive.
    private static func names(in element: IBElement) -> [String]? {
        guard let label = element["userLabel"], let range = label.range(of: directive) else { return nil }
        return label[range.upperBound...].split { !($0.isLetter || $0 == "-") }.map(String.init)
    }
}

nonisolated extension CheckSuppression {
    /// The findings about labels that disable rules which do not exist, or disable nothing.
    ///
    /// - Parameters:
    ///   - suppressed: the findings that labels disable.
    ///   - isChecked: whether a rule is checked. Labels that disable other rules are not reported, because it is
    ///     unknown whether these rules would have findings.
    func unused(
        besides suppressed: [InterfaceFinding], among isChecked: (CheckRule) -> Bool
    ) -> [InterfaceFinding] {
        document.elements.flatMap { element -> [InterfaceFinding] in
            guard let names = Self.names(in: element) else { return [] }
            let used = suppressed.filter { elements(around: $0.objectID).contains { $0 === element } }.map(\.rule.id)
            if names.isEmpty { return used.isEmpty ? [finding(element, "all rules", .note)] : [] }
            return names.filter { !used.contains($0) }.compactMap { name in
                guard let rule = CheckRule.named(name) else { return unknown(name, element) }
                guard isChecked(rule) else { return nil }
                return finding(element, name, rule.dependsOnConditions ? .note : .warning)
            }
        }
    }

    private func unknown(_ name: String, _ element: IBElement) -> InterfaceFinding {
        document.finding(
            .unusedSuppression, element,
            "the label of \(document.name(of: element)) disables '\(name)', which is no rule",
            details: ["Fix: correct the name; --explain all lists the rules."])
    }

    private func finding(_ element: IBElement, _ what: String, _ level: CheckRule.Level) -> InterfaceFinding {
        document.finding(
            .unusedSuppression, element,
            "the label of \(document.name(of: element)) disables \(what), but nothing would be found", level: level,
            details: ["Fix: remove \(Self.directive) from the label."])
    }
}

nonisolated extension CheckRule {
    static let unusedSuppression = CheckRule(
        id: "unused-suppression", level: .warning, summary: "a label that disables a rule without need",
        explanation: """
            The label of the object contains fdlayout:disable with a rule that does not exist, or with one that would find \
            nothing. Correct or remove it, so that it does not hide a later fault. Where a rule depends on widths, languages \
            or facts about the project, the finding is a note, since another check may need the label.
            """)

    /// Whether the rule may have further findings under other conditions or with further facts about the project.
    fileprivate var dependsOnConditions: Bool {
        LayoutRule.all.contains { $0.rule == self && $0.appliesToEachCondition }
            || [.missingAsset, .unknownClass, .deploymentTarget, .baseClass].contains(self)
    }
}
