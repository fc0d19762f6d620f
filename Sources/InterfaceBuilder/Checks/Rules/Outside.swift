import Foundation
import UIKitLayout

nonisolated extension CheckRule {
    static let outside = CheckRule(
        id: "outside", level: .warning, summary: "a view that extends outside its superview",
        explanation: """
            A view outside its superview gets no touches there and is clipped if the superview clips its subviews. \
            Text and controls that constraints and contents push out get a warning, and so does every view that a \
            constraint of fixed width or distance places outside at an asked width only. A view that a constraint's \
            own constant, a fixed frame or the stored frame places outside is considered intended and gets a note. So \
            does a view outside in the stored layout whose stored frame is inside: Xcode, which knows all fonts and \
            images, placed it there. Views with a placeholder for their intrinsic size are not reported, since their \
            size at run time is another one.
            """)
}

nonisolated extension LayoutRule {
    static let outside = LayoutRule(rule: .outside, appliesToEachCondition: true) { layout in
        layout.views.compactMap { Overhang(of: $0, in: layout)?.finding }
    }
}

/// The distances by which a view extends outside its superview.
private struct Overhang {
    private let view: UIView
    private let superview: UIView
    private let layout: CheckedLayout
    private let sides: [(name: String, points: CGFloat)]

    init?(of view: UIView, in layout: CheckedLayout) {
        guard let superview = view.superview, !layout.isHidden(view), !(superview is UIScrollView),
            superview !== layout.root.view || !layout.rowHeight.followsContent, !layout.hasPlaceholderSize(view),
            let frame = layout.frame(of: view)
        else { return nil }
        // Views that show a system symbol are not checked, because the size at which iOS draws the symbol is unknown.
        guard layout.element(of: view)?.showsSymbol != true, !layout.isPlacedByItsCell(view) else { return nil }
        let size = layout.frame(of: superview)?.size ?? superview.bounds.size
        sides = Self.sides(of: frame.inset(by: view.alignmentRectInsets), in: size)
        guard !sides.isEmpty else { return nil }
        (self.view, self.superview, self.layout) = (view, superview, layout)
    }

    private static func sides(of frame: CGRect, in size: CGSize) -> [(name: String, points: CGFloat)] {
        let sides = [
            ("left", -frame.minX), ("top", -frame.minY), ("right", frame.maxX - size.width),
            ("bottom", frame.maxY - size.height),
        ]
        return sides.filter { $0.1 > 1 }
    }

    var finding: InterfaceFinding {
        let words = sides.map { "\($0.points.plainText) points at the \($0.name)" }.joined(separator: ", ")
        return layout.finding(
            .outside, view, "\(layout.name(of: view)) extends outside \(layout.name(of: superview)) by \(words)",
            level: isBeyondAskedWidth || (isContent && !isIntended) ? .warning : .note,
            details: ["Fix: constrain its edges to its superview's, or let its text wrap or be truncated."])
    }

    /// Whether constraints place the view outside at the left or right only at the width of the condition, because a
    /// fixed width or position does not follow that width. An image that is centred on a narrower view is considered a
    /// background.
    private var isBeyondAskedWidth: Bool {
        guard let width = layout.condition.width, let stored = layout.element(of: layout.root.view)?.storedWidth,
            width < stored, !view.translatesAutoresizingMaskIntoConstraints,
            sides.contains(where: { $0.name == "left" || $0.name == "right" }), !isStoredOutside
        else { return false }
        return !superview.bounds.isEmpty && !holders.contains { $0.constraints.contains(where: pushesOut) }
            && !(view is UIImageView && isHeldAtCentre)
    }

    /// The views that may contain constraints of the view: its superview and all ancestors of the superview.
    private var holders: UnfoldFirstSequence<UIView> { sequence(first: superview, next: \.superview) }

    /// Whether the view shows text or responds to touches.
    private var isContent: Bool { view is UILabel || view is UIControl || view is UITextView }

    private var isIntended: Bool {
        isStoredInside || view.translatesAutoresizingMaskIntoConstraints || isStoredOutside || isHeldOutside
            || superview.bounds.isEmpty
    }

    /// Whether the file is laid out as stored and the stored frame is inside the superview. Xcode, which has the fonts
    /// and images, computed the stored frame.
    private var isStoredInside: Bool {
        layout.condition.isStored && layout.storedFrame(of: view) != nil && !isStoredOutside
    }

    private var isStoredOutside: Bool {
        guard let own = layout.storedFrame(of: view), let outer = layout.storedFrame(of: superview) else {
            return false
        }
        return !Self.sides(of: own, in: outer.size).isEmpty
    }

    /// Whether a constraint to a surrounding view centres the view, or moves one of its edges out of the surrounding
    /// view by the constraint's constant.
    private var isHeldOutside: Bool { isHeldAtCentre || holders.contains { $0.constraints.contains(where: pushesOut) } }

    private var isHeldAtCentre: Bool { holders.contains { $0.constraints.contains(where: isCentred) } }

    private func isCentred(_ constraint: NSLayoutConstraint) -> Bool {
        let isCentre = constraint.firstAttribute == .centerX || constraint.firstAttribute == .centerY
        return isCentre && (constraint.firstItem === view || constraint.secondItem === view)
    }

    /// Whether the constraint relates the view to a surrounding view and its constant moves an edge outwards: a
    /// positive constant at a trailing or bottom edge, or a negative one at a leading or top edge.
    private func pushesOut(_ constraint: NSLayoutConstraint) -> Bool {
        let isFirst = constraint.firstItem === view
        guard isFirst || constraint.secondItem === view, constraint.secondItem != nil else { return false }
        let other = isFirst ? constraint.secondItem : constraint.firstItem
        let owner = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView
        guard let owner, owner !== view, view.isDescendant(of: owner) else { return false }
        let outward = constraint.firstAttribute.isFarEdge == isFirst ? constraint.constant : -constraint.constant
        return outward > 0
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isFarEdge: Bool {
        [.trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin].contains(self)
    }
}
