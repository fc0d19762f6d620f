import Foundation
import UIKitLayout

/// Looks for what is wrong in Interface Builder files.
public struct InterfaceCheck: Sendable {
    /// The conditions under which a file is laid out, besides the size that it stores.
    public var conditions: [CheckCondition] = []
    /// The names of the rules that are checked; `nil` for all.
    public var rules: Set<String>?
    /// What is known of the project.
    public var context = CheckContext()

    /// A check with all rules, of files as they are stored.
    public init() {}

    /// What is wrong in a file, in the order of its lines.
    ///
    /// Takes the time of laying the file out once for each condition, once as stored, and once more for stored frames.
    ///
    /// - Parameter contents: the file's bytes, if variations for iPads are to be checked at the widths of iPads.
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is not what it should be.
    public func check(_ file: InterfaceFile, contents: Data? = nil) throws -> [CheckedFinding] {
        try UnsolvableLayouts.throwing { try findings(in: file, contents: contents) }
    }

    private func findings(in file: InterfaceFile, contents: Data?) throws -> [CheckedFinding] {
        let document = CheckedDocument(file, context: context)
        var found = CheckedFindings()
        let stored = CheckCondition()
        found.add(DocumentRule.all.filter(isAsked).flatMap { $0.check(document) }, under: stored)
        // Texts are judged in the size that people see by default, not in the one that Interface Builder drew.
        let roots = try file.makeRoots(textSize: .large)
        if isAsked(.notUnderstood) { found.add(document.findings(of: roots.flatMap(\.warnings)), under: stored) }
        let layouts = layouts(of: roots, in: document, under: stored)
        found.add(findings(in: layouts), under: stored)
        found.add(try misplacedViews(of: file, in: document, beside: layouts), under: stored)
        let hasPads = conditions.contains(where: \.isPad)
        let pad = hasPads ? try contents.flatMap { try InterfaceFile(padVariantOf: file, data: $0) } : nil
        let padDocument = pad.map { CheckedDocument($0, context: context) }
        for group in conditionGroups {
            try add(group.filter { pad == nil || !$0.isPad }, of: file, document, to: &found)
            if let pad, let padDocument { try add(group.filter(\.isPad), of: pad, padDocument, to: &found) }
        }
        let silencing = CheckSilencing(document: document)
        return found.sorted.filter { !silencing.silences($0.finding) }.withoutConsequences
    }

    private func isAsked(_ rule: DocumentRule) -> Bool { isAsked(rule.rule) }

    private func isAsked(_ rule: CheckRule) -> Bool { rules?.contains(rule.id) ?? true }

    /// Conditions that differ in nothing but the width share the views.
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
                found.add(findings(in: layouts(of: roots, in: document, under: condition)), under: condition)
            }
        }
    }

    /// What the stored frames break, in roots whose constraints do not contradict each other.
    ///
    /// Where they do, places follow from which constraint gives way: the contradiction is what is to be mended.
    private func misplacedViews(
        of file: InterfaceFile, in document: CheckedDocument, beside layouts: [CheckedLayout]
    ) throws -> [InterfaceFinding] {
        guard isAsked(.misplaced), layouts.contains(where: \.layout.conflicts.isEmpty) else { return [] }
        return zip(try file.makeRoots(intrinsicSizes: .design), layouts).flatMap { root, layout in
            layout.layout.conflicts.isEmpty ? MisplacedViews(root: root, beside: layout).findings : []
        }
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

    private func findings(in layouts: [CheckedLayout]) -> [InterfaceFinding] {
        layouts.flatMap { layout in
            let rules = LayoutRule.all.filter {
                isAsked($0.rule) && (layout.condition.isStored || $0.isAskedOfEachCondition)
            }
            return FoldedFindings(layout, rules.flatMap { $0.check(layout) }).kept
        }
    }
}
