import Foundation
import UIKitLayout

nonisolated extension CheckRule {
    static let misplaced = CheckRule(
        id: "misplaced", level: .warning, summary: "a view that the file stores elsewhere than its constraints put it",
        explanation: """
            At run time the constraints count, but in Xcode the view is drawn elsewhere, and the next one who opens the \
            file sees a warning or an unrelated change. Reported only if the stored frames themselves break a required \
            constraint. In Xcode: Update Frames.
            """)
}

/// Views whose stored frames are others than those that constraints give, in a root that was made with design sizes.
struct MisplacedViews {
    private let layout: CheckedLayout
    private let stored: StoredFrames

    init(root: InterfaceRoot, document: CheckedDocument) {
        layout = CheckedLayout(storedSizeOf: root, in: document)
        stored = StoredFrames(layout)
    }

    /// The views whose stored frames break a required constraint, and that the constraints put elsewhere.
    var findings: [InterfaceFinding] {
        let open = Set(layout.layout.open.map { ObjectIdentifier($0.view) })
        return layout.views.compactMap { view in
            guard !layout.isHidden(view), !open.contains(ObjectIdentifier(view)),
                let frame = layout.frame(of: view), let own = layout.storedFrame(of: view), !frame.agrees(with: own),
                let broken = stored.constraintBroken(by: view)
            else { return nil }
            return layout.finding(
                .misplaced, view,
                "\(layout.name(of: view)) is misplaced: stored at \(own.text), constraints give \(frame.text)",
                details: ["The stored frames break \(ConstraintText(broken).text(in: layout)).", "Fix: Update Frames."])
        }
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

    /// A required constraint of the view that the stored frames break, as far as they tell.
    func constraintBroken(by view: UIView) -> NSLayoutConstraint? {
        (constraints[ObjectIdentifier(view)] ?? []).first { constraint in
            // Alignment rectangles differ between versions of the system.
            [true, false].allSatisfy { isBroken(constraint, byAlignmentRectangles: $0) }
        }
    }

    private func isBroken(_ constraint: NSLayoutConstraint, byAlignmentRectangles aligned: Bool) -> Bool {
        guard let first = value(constraint.firstAttribute, of: constraint.firstItem, aligned) else { return false }
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
        guard let view = item as? UIView, !(view is UIScrollView && attribute.isPlace),
            let frame = rectangle(of: view, aligned)
        else { return nil }
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

extension NSLayoutConstraint.Attribute {
    /// Whether it is an edge or a centre, which of a scroll view may mean its content.
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
