import UIKitLayout

nonisolated extension CheckRule {
    static let conflict = CheckRule(
        id: "conflict", level: .error, summary: "required constraints that contradict each other",
        explanation: """
            Auto Layout breaks one of them at run time and logs "Unable to simultaneously satisfy constraints". The \
            reported set is minimal: without any one of its constraints the others can be satisfied. Remove one, or lower \
            its priority below 1000.
            """)
}

nonisolated extension LayoutRule {
    static let conflict = LayoutRule(rule: .conflict, appliesToEachCondition: true) { layout in
        var seen: Set<ObjectIdentifier> = []
        return layout.layout.conflicts.compactMap { conflict in
            // A conflict that shares more than half of its constraints with earlier conflicts is not reported: it is
            // the rest of an earlier conflict after one constraint of that conflict was broken.
            let members = Set(conflict.constraints.map { ObjectIdentifier($0) })
            guard members.intersection(seen).count * 2 <= members.count else { return nil }
            seen.formUnion(members)
            return ConflictText(conflict, layout).finding
        }
    }
}

/// The finding about a conflict, with its message and details.
private struct ConflictText {
    private let conflict: UnsatisfiableConstraints
    private let layout: CheckedLayout
    private static let maximumNamed = 6

    init(_ conflict: UnsatisfiableConstraints, _ layout: CheckedLayout) {
        (self.conflict, self.layout) = (conflict, layout)
    }

    var finding: InterfaceFinding? {
        let members = conflict.constraints.map(ConstraintText.init)
        let contents = contentConstraints
        guard members.count + contents.count > 1, !members.contains(where: concernsHiddenViews),
            let object = reportedObject
        else { return nil }
        let names = members.map { $0.text(in: layout) } + contents
        let shown = names.prefix(Self.maximumNamed).map { "\"\($0)\"" }
        let rest = names.count - shown.count
        let more = rest > 0 ? " and \(rest) more" : ""
        let message =
            names.count == 2
            ? "\(shown[0]) contradicts \(shown[1])"
            : "constraints contradict each other: \(shown.joined(separator: ", "))\(more)"
        return layout.finding(.conflict, object, message, level: level, details: details(names))
    }

    /// The level of the finding. It is a note if the constraints contradict only the root's stored size, which can be
    /// different at run time, unless the root is the view of a scene.
    private var level: CheckRule.Level {
        guard conflict.broken == nil, layout.condition.width == nil else { return .error }
        return layout.element(of: layout.root.view)?["key"] == "view" ? .error : .note
    }

    private var reportedObject: AnyObject? {
        if let broken = conflict.broken, layout.element(of: broken) != nil { return broken }
        return conflict.constraints.last { layout.element(of: $0) != nil } ?? conflict.constraints.first?.firstItem
    }

    private func details(_ names: [String]) -> [String] {
        let places = conflict.constraints.map { constraint in
            let text = ConstraintText(constraint).text(in: layout)
            guard let element = layout.element(of: constraint) else { return "\(text), from the system" }
            return "\(text), \(element.id ?? "no id"), line \(element.line)"
        }
        let broken = conflict.broken.map { ConstraintText($0).text(in: layout) } ?? "the size given from outside"
        return places + ["Auto Layout breaks: \(broken)", "Fix: remove one of these, or lower its priority to 999."]
    }

    private func concernsHiddenViews(_ text: ConstraintText) -> Bool {
        [text.constraint.firstItem, text.constraint.secondItem].contains { item in
            (item as? UIView).map(layout.isHidden) ?? false
        }
    }

    /// The intrinsic size, as text, that contradicts the only constraint in the conflict. Empty if the conflict has
    /// several constraints, or if neither hugging nor compression resistance of the view is required.
    private var contentConstraints: [String] {
        guard conflict.constraints.count == 1, let view = conflict.constraints[0].firstItem as? UIView else {
            return []
        }
        let isWide = conflict.constraints[0].firstAttribute == .width
        guard isWide || conflict.constraints[0].firstAttribute == .height else { return [] }
        let axis: NSLayoutConstraint.Axis = isWide ? .horizontal : .vertical
        let hugging = view.contentHuggingPriority(for: axis).rawValue
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
        guard max(hugging, resistance) >= 1000 else { return [] }
        let size = isWide ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        let name = layout.document.shortName(of: layout.element(of: view))
        return [
            "\(name).\(isWide ? "width" : "height") == \(size.plainText) Hug:\(Int(hugging)) "
                + "CompressionResistance:\(Int(resistance)) (NSContentSizeLayoutConstraint)"
        ]
    }
}
