import Foundation
import UIKitLayout

/// Checks Interface Builder files for problems.
public struct InterfaceCheck: Sendable {
    /// The conditions under which a file is laid out, in addition to its stored size.
    public var conditions: [CheckCondition] = []
    /// The names of the rules to check, or `nil` for all but the optional ones.
    public var rules: Set<String>?
    /// Facts about the project to which the files belong.
    public var context = CheckContext()

    /// Creates a check with all rules and without further conditions.
    public init() {}

    /// Checks a file.
    ///
    /// The file is laid out once as stored, once under each condition, and once more to compare its stored frames with
    /// its constraints.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - contents: the bytes of the file. If they are given, conditions in the size of an iPad use the file's
    ///     variations for iPads.
    /// - Returns: the findings in file order.
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is missing or invalid.
    public func check(_ file: InterfaceFile, contents: Data? = nil) throws -> [CheckedFinding] {
        let result = result(of: file, contents: contents)
        if let failure = result.failure { throw failure }
        return result.findings
    }

    /// Checks a file. If its views cannot be created or laid out, the findings are those that do not depend on layout.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - contents: the file's bytes, if variations for iPads are to be checked at the widths of iPads.
    public func result(of file: InterfaceFile, contents: Data? = nil) -> InterfaceCheckResult {
        let document = CheckedDocument(file, context: context)
        var found = CheckedFindings()
        var failure: (any Error)?
        do {
            found = try UnsolvableLayouts.throwing { try layoutFindings(in: file, document, contents: contents) }
        } catch {
            failure = error
        }
        // Findings about layout precede those about the same object and rule that were made from the file alone.
        found.add(documentFindings(in: document, beside: found), under: CheckCondition())
        let suppression = CheckSuppression(document: document)
        let suppressed = found.sorted.map(\.finding).filter(suppression.suppresses)
        if failure == nil, isEnabled(.unusedSuppression) {
            found.add(suppression.unused(besides: suppressed, among: isEnabled), under: CheckCondition())
        }
        return InterfaceCheckResult(
            findings: found.sorted.filter { !suppression.suppresses($0.finding) }, failure: failure)
    }

    /// The findings that need no layout. A fixed height of a label is not reported if the label takes part in a
    /// conflict that is an error or a warning.
    private func documentFindings(
        in document: CheckedDocument, beside found: CheckedFindings
    ) -> [InterfaceFinding] {
        let conflicts = found.sorted.map(\.finding).filter { $0.rule == .conflict && $0.level > .note }
        let concerned = Set(conflicts.flatMap(\.related))
        return DocumentRule.all.filter(isEnabled).flatMap { $0.check(document) }.filter {
            $0.rule != .fixedHeight || !concerned.contains($0.objectID)
        }
    }

    private func layoutFindings(
        in file: InterfaceFile, _ document: CheckedDocument, contents: Data?
    ) throws -> CheckedFindings {
        var found = CheckedFindings()
        let stored = CheckCondition()
        // Text is checked at the default text size of iOS, not at the text size in which Interface Builder drew the
        // file.
        let roots = try file.makeRoots(textSize: .large)
        if isEnabled(.notUnderstood) { found.add(document.findings(of: roots.flatMap(\.warnings)), under: stored) }
        let layouts = layouts(of: roots, in: document, under: stored)
        found.add(findings(in: layouts, beside: []), under: stored)
        found.add(try misplacedViews(of: file, in: document, beside: layouts), under: stored)
        let hasPads = conditions.contains(where: \.isPad)
        let pad = hasPads ? try contents.flatMap { try InterfaceFile(padVariantOf: file, data: $0) } : nil
        let padDocument = pad.map { CheckedDocument($0, context: context) }
        for group in conditionGroups {
            try add(group.filter { pad == nil || !$0.isPad }, of: file, document, to: &found)
            if let pad, let padDocument { try add(group.filter(\.isPad), of: pad, padDocument, to: &found) }
        }
        return found
    }

    private func isEnabled(_ rule: DocumentRule) -> Bool { isEnabled(rule.rule) }

    private func isEnabled(_ rule: CheckRule) -> Bool { rules?.contains(rule.id) ?? !rule.isOptional }

    /// The conditions in groups. Conditions that differ only in size are in one group, because they can share views.
    private var conditionGroups: [[CheckCondition]] {
        var groups: [[CheckCondition]] = []
        for condition in conditions {
            let index = groups.firstIndex { group in
                var other = group[0]
                (other.width, other.height) = (condition.width, condition.height)
                return other == condition
            }
            if let index { groups[index].append(condition) } else { groups.append([condition]) }
        }
        return groups
    }

    private func add(
        _ group: [CheckCondition], of file: InterfaceFile, _ document: CheckedDocument, to found: inout CheckedFindings
    ) throws {
        guard let first = group.first else { return }
        try first.traits.callAsCurrent {
            let roots = try file.makeRoots(textSize: .large)
            for root in roots { ConditionTexts(condition: first, root: root).apply() }
            for condition in group {
                let open = found.sorted.map(\.finding).filter { $0.rule == .ambiguous }
                found.add(
                    findings(in: layouts(of: roots, in: document, under: condition), beside: open), under: condition)
            }
        }
    }

    /// The findings about stored frames that break constraints. Roots with conflicting constraints are skipped.
    ///
    /// If constraints conflict, the computed frames depend on which constraint is broken, so they cannot be compared
    /// with stored frames until the conflict is resolved.
    private func misplacedViews(
        of file: InterfaceFile, in document: CheckedDocument, beside layouts: [CheckedLayout]
    ) throws -> [InterfaceFinding] {
        guard isEnabled(.misplaced), layouts.contains(where: \.layout.conflicts.isEmpty) else { return [] }
        let findings = zip(try file.makeRoots(intrinsicSizes: .design), layouts).flatMap { root, layout in
            layout.layout.conflicts.isEmpty ? MisplacedViews(root: root, beside: layout).findings : []
        }
        return MisplacedScenes(document).merged(findings)
    }

    private func layouts(
        of roots: [InterfaceRoot], in document: CheckedDocument, under condition: CheckCondition
    ) -> [CheckedLayout] {
        let widths = CheckedWidths(document: document)
        return roots.compactMap { root in
            if let width = condition.width {
                guard widths.apply(to: root, width: width) else { return nil }
                root.view.frame.size.width = width
                if let height = condition.height, widths.isScreen(root) { root.view.frame.size.height = height }
            }
            return CheckedLayout(root, in: document, condition: condition)
        }
    }

    /// - Parameter open: the findings about ambiguous views, whose frames are arbitrary under all conditions.
    private func findings(
        in layouts: [CheckedLayout], beside open: [InterfaceFinding]
    ) -> [InterfaceFinding] {
        layouts.flatMap { layout in
            let rules = LayoutRule.all.filter {
                isEnabled($0.rule) && (layout.condition.isStored || $0.appliesToEachCondition)
            }
            var found = rules.flatMap { $0.check(layout) }
            if found.contains(where: \.dependsOnHeight), let other = layout.atOtherHeight() {
                let atOtherHeight = Set(rules.flatMap { $0.check(other) }.map(\.key))
                found = found.filter { !$0.dependsOnHeight || atOtherHeight.contains($0.key) }
            }
            return GroupedFindings(layout, found, beside: open).kept
        }
    }
}

nonisolated extension InterfaceFinding {
    private static let rulesOfHeights: Set<CheckRule> = [.cutOff, .outside, .overlap]

    /// Whether the finding may be absent at another height of its root.
    fileprivate var dependsOnHeight: Bool { Self.rulesOfHeights.contains(rule) }

    /// The rule and object of the finding.
    fileprivate var key: [String] { [rule.id, objectID] }
}
