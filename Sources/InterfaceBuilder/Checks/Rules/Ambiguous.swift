import UIKitLayout

extension CheckRule {
    static let ambiguous = CheckRule(
        id: "ambiguous", level: .error, summary: "a view whose position or size the constraints leave open",
        explanation: """
            What the constraints leave open can come out differently on another device, in another language or another \
            version of iOS. The axis and what is missing are named as Xcode names them. Views that are open only \
            because one that they are tied to is open are counted with that one. A view with verifyAmbiguity off in \
            its Size inspector is left alone.
            """)
}

extension LayoutRule {
    static let ambiguous = LayoutRule(rule: .ambiguous, isAskedOfEachCondition: false) { layout in
        let open = layout.layout.open.compactMap { OpenView($0.view, $0.parts, layout) }
        return OpenViews(open, layout).findings
    }
}

/// A view with what its own constraints leave open.
private struct OpenView {
    let view: UIView
    let parts: ComputedLayout.OpenParts

    init?(_ view: UIView, _ parts: ComputedLayout.OpenParts, _ layout: CheckedLayout) {
        var parts = parts
        let verification = layout.element(of: view)?["verifyAmbiguity"]
        if verification == "ignoreSizes" { parts.subtract([.width, .height]) }
        let held = HeldEdges(of: view)
        if parts.contains(.width), held.horizontal { parts.remove(.x) }
        if parts.contains(.height), held.vertical { parts.remove(.y) }
        let isArrangedAndHidden = view.isHidden && view.superview is UIStackView
        guard verification != "off", !parts.isEmpty, !isArrangedAndHidden, !Self.isInHiddenStackPart(view) else {
            return nil
        }
        (self.view, self.parts) = (view, parts)
    }

    private static func isInHiddenStackPart(_ view: UIView) -> Bool {
        guard let superview = view.superview else { return false }
        return (superview.isHidden && superview.superview is UIStackView) || isInHiddenStackPart(superview)
    }

    var words: String {
        let names: [(ComputedLayout.OpenParts, String)] = [
            (.x, "X position"), (.y, "Y position"), (.width, "width"), (.height, "height"),
        ]
        return names.filter { parts.contains($0.0) }.map(\.1).joined(separator: ", ")
    }

    var advice: [String] {
        let advice: [(ComputedLayout.OpenParts, String)] = [
            (.x, "constrain its leading or trailing edge or its center X"),
            (.y, "constrain its top or bottom edge or its center Y"),
            (.width, "give it a width, or constrain both its leading and its trailing edge"),
            (.height, "give it a height, or constrain both its top and its bottom"),
        ]
        return advice.filter { parts.contains($0.0) }.map { "Fix: \($0.1)." }
    }
}

/// On which axes a constraint holds an edge or the centre of a view: once it has a size there, it has a position.
private struct HeldEdges {
    private(set) var horizontal = false
    private(set) var vertical = false

    init(of view: UIView) {
        let holders = sequence(first: view, next: \.superview)
        for constraint in holders.flatMap({ $0.allConstraints }) where constraint.secondItem != nil {
            let sides = [
                (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
            ]
            for (item, attribute) in sides where item === view && constraint.relation == .equal { note(attribute) }
        }
    }

    private mutating func note(_ attribute: NSLayoutConstraint.Attribute) {
        switch attribute {
        case .width, .height, .notAnAttribute: break
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            horizontal = true
        default: vertical = true
        }
    }
}

/// Open views, each with those that are open because of it.
private struct OpenViews {
    private let open: [OpenView]
    private let layout: CheckedLayout

    init(_ open: [OpenView], _ layout: CheckedLayout) {
        (self.open, self.layout) = (open, layout)
    }

    var findings: [InterfaceFinding] {
        var causes: [(cause: OpenView, followers: [OpenView])] = []
        for view in open {
            if let index = causes.firstIndex(where: { follows(view, $0.cause) }) {
                causes[index].followers.append(view)
            } else {
                causes.append((view, []))
            }
        }
        return causes.map { finding($0.cause, $0.followers) }
    }

    /// Inside of an open view everything that is tied to its edges is open, too.
    private func follows(_ view: OpenView, _ cause: OpenView) -> Bool {
        view.view.isDescendant(of: cause.view) && view.view !== cause.view
    }

    /// A view of the project's own class may say its size in code, which only a placeholder tells Interface Builder.
    private func isSizedByCode(_ cause: OpenView) -> Bool {
        let element = layout.element(of: cause.view)
        return element?["customClass"] != nil && element?.name == "view" && cause.parts.isSubset(of: [.width, .height])
    }

    private func finding(_ cause: OpenView, _ followers: [OpenView]) -> InterfaceFinding {
        let more = followers.isEmpty ? "" : "; \(followers.count) more inside follow from it"
        let image = cause.view is UIImageView && !cause.parts.isDisjoint(with: [.width, .height])
        return layout.finding(
            .ambiguous, cause.view, "\(layout.name(of: cause.view)) needs constraints for: \(cause.words)\(more)",
            level: isSizedByCode(cause) ? .note : .error,
            details: cause.advice + (image ? ["The image view has no image that would give it a size."] : []),
            related: followers.compactMap { layout.element(of: $0.view)?.id })
    }
}
