import UIKitLayout

/// A view whose constraints leave parts of its frame ambiguous, with these parts.
struct AmbiguousView {
    let view: UIView
    var parts: ComputedLayout.AmbiguousParts

    init?(_ view: UIView, _ parts: ComputedLayout.AmbiguousParts, _ layout: CheckedLayout) {
        var parts = parts
        let verification = layout.element(of: view)?["verifyAmbiguity"]
        if verification == "ignoreSizes" { parts.subtract([.width, .height]) }
        let held = HeldEdges(of: view)
        if parts.contains(.width), held.horizontal { parts.remove(.x) }
        if parts.contains(.height), held.vertical { parts.remove(.y) }
        let isArrangedAndHidden = view.isHidden && view.superview is UIStackView
        guard verification != "off", !parts.isEmpty, !Self.followsItsMask(view, layout), !isArrangedAndHidden,
            !Self.isInHiddenStackPart(view)
        else {
            return nil
        }
        (self.view, self.parts) = (view, parts)
    }

    /// Whether no constraint names the view and the file contains its autoresizing mask, which then determines its frame.
    /// Xcode flags none of 20 such views in 6 projects.
    private static func followsItsMask(_ view: UIView, _ layout: CheckedLayout) -> Bool {
        guard layout.element(of: view)?.child("autoresizingMask") != nil else { return false }
        return !sequence(first: view, next: \.superview).flatMap(\.constraints).contains {
            $0.firstItem === view || $0.secondItem === view
        }
    }

    private static func isInHiddenStackPart(_ view: UIView) -> Bool {
        guard let superview = view.superview else { return false }
        return (superview.isHidden && superview.superview is UIStackView) || isInHiddenStackPart(superview)
    }

    var words: String {
        let names: [(ComputedLayout.AmbiguousParts, String)] = [
            (.x, "X position"), (.y, "Y position"), (.width, "width"), (.height, "height"),
        ]
        return names.filter { parts.contains($0.0) }.map(\.1).joined(separator: ", ")
    }

    var advice: [String] {
        let advice: [(ComputedLayout.AmbiguousParts, String)] = [
            (.x, "constrain its leading or trailing edge or its center X"),
            (.y, "constrain its top or bottom edge or its center Y"),
            (.width, "give it a width, or constrain both its leading and its trailing edge"),
            (.height, "give it a height, or constrain both its top and its bottom"),
        ]
        return advice.filter { parts.contains($0.0) }.map { "Fix: \($0.1)." }
    }
}

/// The axes on which an equation relates an edge or the centre of a view to another item. If the size of the view were
/// known on such an axis, the equation would determine the position.
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
