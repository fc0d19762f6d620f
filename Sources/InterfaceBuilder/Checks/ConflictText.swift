import Trapping
import UIKitLayout

/// The finding about a conflict between constraints, with its message.
struct ConflictText {
    private let conflict: UnsatisfiableConstraints
    private let layout: CheckedLayout
    private let holdsAtEverySize: Bool
    private static let maximumNamed = 6

    init(_ conflict: UnsatisfiableConstraints, _ layout: CheckedLayout, holdsAtEverySize: Bool) {
        (self.conflict, self.layout, self.holdsAtEverySize) = (conflict, layout, holdsAtEverySize)
    }

    var finding: InterfaceFinding? {
        let members = conflict.constraints.map(ConstraintText.init)
        let lengths = givenLengths
        guard members.count + lengths.count > 1, !members.contains(where: concernsHiddenViews),
            let object = reportedObject, let level
        else { return nil }
        let names = members.map { $0.text(in: layout) } + lengths
        let shown = names.prefix(Self.maximumNamed).map { "\"\($0)\"" }
        let rest = names.count - shown.count
        let more = rest > 0 ? " and \(rest) more" : ""
        let message =
            names.count == 2
            ? "\(shown[0]) contradicts \(shown[1])"
            : "constraints contradict each other: \(shown.joined(separator: ", "))\(more)"
        return layout.finding(
            .conflict, object, message, level: level, details: details(lengths), related: viewIDs)
    }

    /// The ids of the views that the constraints refer to.
    private var viewIDs: [String] {
        var seen: Set<String> = []
        let items = conflict.constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? UIView }
        return items.filter { $0 !== layout.root.view }.compactMap { layout.element(of: $0)?.id }
            .filter { seen.insert($0).inserted }
    }

    /// The level of the finding, or `nil` if the constraints only contradict the stored height of a row that sizes
    /// itself, or contradict each other only by rounding. If they contradict only the stored size of the root, which can
    /// differ at run time, the level is a note unless the root is the view of a scene.
    private var level: CheckRule.Level? {
        if dependsOnBaselines { return .note }
        if holdsForStoredFrames { return nil }
        if dependsOnStandardSpacing { return .note }
        if !holdsAtEverySize {
            return layout.isTopLevelView ? .note : layout.rowHeight == .automatic ? nil : .warning
        }
        if dependsOnSupplement { return .warning }
        guard conflict.broken == nil, layout.condition.width == nil else { return .error }
        return layout.element(of: layout.root.view)?["key"] == "view" ? .error : .note
    }

    /// Whether the conflict depends on the height of a table's header or footer view: vertical constraints of the
    /// conflict refer to such a view at least twice. At run time, the stored height applies until code sets another
    /// one, as code does if the content determines the height.
    private var dependsOnSupplement: Bool {
        let items = conflict.constraints.filter { !$0.firstAttribute.isHorizontal }
            .flatMap { [$0.firstItem, $0.secondItem] }
        let supplements = items.filter { item in
            layout.element(of: item)?["key"].map(Self.supplementKeys.contains) ?? false
        }
        return supplements.count > 1
    }

    /// Whether the file is laid out as stored, no length of content takes part in the conflict, and the stored frames
    /// satisfy the constraints to a pixel. Xcode then found no contradiction: the lengths differ only by rounding.
    private var holdsForStoredFrames: Bool {
        guard layout.condition.isStored, contentLengths.isEmpty else { return false }
        return StoredFrames(layout).satisfy(conflict.constraints)
    }

    /// Whether one of the constraints is the standard spacing of a stack view, which UIKit derives from the fonts.
    private var dependsOnStandardSpacing: Bool {
        conflict.constraints.contains { constraint in
            let stack = (constraint.firstItem as? UIView)?.superview as? UIStackView
            return layout.element(of: constraint) == nil && layout.element(of: stack)?["spacingType"] == "standard"
        }
    }

    private static let supplementKeys: Set<String> = ["tableHeaderView", "tableFooterView"]

    /// Whether the file is laid out as stored and one of the conflicting constraints of the file refers to a baseline.
    /// UIKit rounds baselines to pixels, so two distances that differ by less than a pixel can both hold.
    private var dependsOnBaselines: Bool {
        let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
        return layout.condition.isStored
            && conflict.constraints.contains { constraint in
                !baselines.isDisjoint(with: [constraint.firstAttribute, constraint.secondAttribute])
                    && layout.element(of: constraint) != nil
            }
    }

    private var reportedObject: AnyObject? {
        if let broken = conflict.broken, layout.element(of: broken) != nil { return broken }
        return conflict.constraints.last { layout.element(of: $0) != nil } ?? conflict.constraints.first?.firstItem
    }

    private func details(_ lengths: [String]) -> [String] {
        let places = conflict.constraints.map { constraint in
            let text = ConstraintText(constraint).text(in: layout)
            guard let element = layout.element(of: constraint) else { return "\(text), from the system" }
            return "\(text), \(element.id ?? "no id"), line \(element.line)"
        }
        let broken = conflict.broken.map { ConstraintText($0).text(in: layout) } ?? lengths.first
        return places + [broken.map { "Auto Layout breaks: \($0)" }].compactMap(\.self)
            + ["Fix: remove one of these, or lower its priority to 999."]
    }

    private func concernsHiddenViews(_ text: ConstraintText) -> Bool {
        [text.constraint.firstItem, text.constraint.secondItem].contains { item in
            (item as? UIView).map(layout.isHidden) ?? false
        }
    }

    // MARK: Lengths that are not constraints of the file

    /// The lengths that take part in the conflict without being constraints: those of contents with required priorities
    /// or, if there are none, that of the root.
    private var givenLengths: [String] {
        guard conflict.broken == nil || conflict.constraints.count == 1, let constraint = conflict.constraints.first
        else { return [] }
        guard contentLengths.isEmpty, conflict.broken == nil else { return contentLengths }
        let (name, size) = (
            layout.document.shortName(of: layout.element(of: layout.root.view)), layout.root.view.bounds
        )
        let (length, points) = constraint.firstAttribute.isHorizontal ? ("width", size.width) : ("height", size.height)
        return [
            "\(name).\(length) == \(points.plainText) (its size \(layout.condition.width == nil ? "in the file" : "here"))"
        ]
    }

    /// The lengths of contents with required priorities on the axis of the conflict.
    private var contentLengths: [String] {
        let isHorizontal = conflict.constraints.first?.firstAttribute.isHorizontal ?? true
        var seen: Set<ObjectIdentifier> = []
        let views = conflict.constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? UIView }
        return views.filter { seen.insert(ObjectIdentifier($0)).inserted }.compactMap {
            contentLength($0, isHorizontal ? .horizontal : .vertical)
        }
    }

    /// The length that a view's content needs on an axis, if one of its content priorities is required.
    private func contentLength(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> String? {
        let hugging = view.contentHuggingPriority(for: axis).rawValue
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
        let size = axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        guard max(hugging, resistance) >= 1000, size >= 0 else { return nil }
        let name = layout.document.shortName(of: layout.element(of: view))
        return "the \(axis == .horizontal ? "width" : "height") that \(name) needs, \(size.plainText) "
            + "(NSContentSizeLayoutConstraint, hugging \(Int(limiting: hugging)), compression resistance \(Int(limiting: resistance)))"
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is a horizontal position or a width.
    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            true
        default: false
        }
    }
}
