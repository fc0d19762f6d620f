import Foundation
import UIKitLayout

nonisolated extension CheckRule {
    static let misplaced = CheckRule(
        id: "misplaced", level: .warning, summary: "a view that the file stores elsewhere than its constraints put it",
        explanation: """
            At run time the constraints count, but in Xcode the view is drawn elsewhere, and the next one who opens the \
            file sees a warning or an unrelated change. Reported only if the stored frames themselves break a required \
            constraint, and not of views that are ambiguous: they have no one place. In Xcode: Update Frames.
            """)
}

/// Views whose stored frames are others than those that constraints give, in a root that was made with design sizes.
struct MisplacedViews {
    private let layout: CheckedLayout
    private let stored: StoredFrames
    /// The ids of views that are open, with the sizes that the file stores or with those that their content has.
    private let open: Set<String>

    /// - Parameter other: the same root, laid out with the sizes that its content has.
    init(root: InterfaceRoot, beside other: CheckedLayout) {
        layout = CheckedLayout(storedSizeOf: root, in: other.document)
        stored = StoredFrames(layout)
        open = Set([layout, other].flatMap { each in each.layout.open.compactMap { each.element(of: $0.view)?.id } })
    }

    /// The views whose stored frames break a required constraint, and that the constraints put elsewhere. What moves along with
    /// such a view, because required constraints tie it to that one, is counted with it.
    var findings: [InterfaceFinding] {
        let moved = layout.views.filter(isElsewhere)
        let causes = moved.compactMap { view in stored.constraintBroken(by: view).map { (view: view, broken: $0) } }
        var left = Set(moved.map(ObjectIdentifier.init)).subtracting(causes.map { ObjectIdentifier($0.view) })
        return causes.compactMap { cause in
            finding(cause.view, breaking: cause.broken, movingAlong: views(following: cause.view, from: &left))
        }
    }

    /// Whether the constraints put a view elsewhere than the file stores it, as far as they put it in one place.
    private func isElsewhere(_ view: UIView) -> Bool {
        guard !layout.isHidden(view), let id = layout.element(of: view)?.id, !open.contains(id),
            let frame = layout.frame(of: view), let own = layout.storedFrame(of: view)
        else { return false }
        return !frame.agrees(with: own)
    }

    /// Takes the views that required constraints tie to one, or to another that they tie to it.
    private func views(following cause: UIView, from left: inout Set<ObjectIdentifier>) -> [UIView] {
        var found: [UIView] = []
        var pending = [cause]
        while let view = pending.popLast() {
            let next = stored.neighbours(of: view).filter { left.remove(ObjectIdentifier($0)) != nil }
            found += next
            pending += next
        }
        return found
    }

    private func finding(
        _ view: UIView, breaking broken: NSLayoutConstraint, movingAlong followers: [UIView]
    ) -> InterfaceFinding? {
        guard let frame = layout.frame(of: view), let own = layout.storedFrame(of: view) else { return nil }
        let more = followers.isEmpty ? "" : "; \(followers.count) more move along"
        return layout.finding(
            .misplaced, view,
            "\(layout.name(of: view)) is misplaced: stored at \(own.text), constraints give \(frame.text)\(more)",
            details: ["The stored frames break \(ConstraintText(broken).text(in: layout)).", "Fix: Update Frames."],
            related: followers.compactMap { layout.element(of: $0)?.id })
    }
}

/// What the stored frames of a root say of its constraints.
private struct StoredFrames {
    private let layout: CheckedLayout
    private let constraints: [ObjectIdentifier: [NSLayoutConstraint]]
    private static let tolerance: CGFloat = 1

    init(_ layout: CheckedLayout) {
        self.layout = layout
        var found: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
        for view in layout.views {
            for constraint in view.constraints where constraint.priority == .required {
                for item in [constraint.firstItem, constraint.secondItem].compactMap(\.self) {
                    found[ObjectIdentifier(item), default: []].append(constraint)
                }
            }
        }
        constraints = found
    }

    /// The views that required equations tie to one.
    func neighbours(of view: UIView) -> [UIView] {
        (constraints[ObjectIdentifier(view)] ?? []).filter { $0.relation == .equal }
            .flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 as? UIView } }.filter { $0 !== view }
    }

    /// A required constraint of the view that the stored frames break, as far as they tell.
    func constraintBroken(by view: UIView) -> NSLayoutConstraint? {
        (constraints[ObjectIdentifier(view)] ?? []).first { constraint in
            // Alignment rectangles differ between versions of the system.
            [true, false].allSatisfy { isBroken(constraint, byAlignmentRectangles: $0) }
        }
    }

    private func isBroken(_ constraint: NSLayoutConstraint, byAlignmentRectangles aligned: Bool) -> Bool {
        guard !constraint.isTiedToContent,
            let first = value(constraint.firstAttribute, of: constraint.firstItem, aligned)
        else { return false }
        var other: CGFloat = 0
        if let item = constraint.secondItem {
            guard let value = value(constraint.secondAttribute, of: item, aligned) else { return false }
            other = value
        }
        let excess = first - constraint.multiplier * other - constraint.constant
        switch constraint.relation {
        case .equal: return excess.magnitude > Self.tolerance
        case .lessThanOrEqual: return excess > Self.tolerance
        case .greaterThanOrEqual: return -excess > Self.tolerance
        }
    }

    /// The value of an edge, centre or size; `nil` for what the file does not store, such as margins and baselines.
    private func value(
        _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, _ aligned: Bool
    ) -> CGFloat? {
        guard let view = item as? UIView, let frame = rectangle(of: view, aligned) else { return nil }
        switch attribute {
        case .left, .leading: return frame.minX
        case .right, .trailing: return frame.maxX
        case .top: return frame.minY
        case .bottom: return frame.maxY
        case .width: return frame.width
        case .height: return frame.height
        case .centerX: return frame.midX
        case .centerY: return frame.midY
        default: return nil
        }
    }

    /// The frame or the alignment rectangle in the root's coordinates.
    private func rectangle(of view: UIView, _ aligned: Bool) -> CGRect? {
        origin(of: view).map { origin in
            let size = layout.storedFrame(of: view)?.size ?? view.bounds.size
            let frame = CGRect(origin: origin, size: size)
            return aligned ? frame.inset(by: view.alignmentRectInsets) : frame
        }
    }

    private func origin(of view: UIView) -> CGPoint? {
        guard view !== layout.root.view else { return .zero }
        guard let frame = layout.storedFrame(of: view), let superview = view.superview,
            let outer = origin(of: superview)
        else { return nil }
        return CGPoint(x: frame.minX + outer.x, y: frame.minY + outer.y)
    }
}

extension NSLayoutConstraint {
    /// Whether an edge or centre of a scroll view is that of its content, because the other view lies in it.
    fileprivate var isTiedToContent: Bool {
        let sides = [(firstItem, firstAttribute, secondItem), (secondItem, secondAttribute, firstItem)]
        return sides.contains { item, attribute, other in
            guard let scrollView = item as? UIScrollView, let view = other as? UIView else { return false }
            return attribute.isPlace && view !== scrollView && view.isDescendant(of: scrollView)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isPlace: Bool { self != .width && self != .height }
}

extension CGRect {
    fileprivate func agrees(with other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
            $0.magnitude <= 0.5
        }
    }

    fileprivate var text: String {
        "(\(minX.plainText), \(minY.plainText), \(width.plainText), \(height.plainText))"
    }
}
