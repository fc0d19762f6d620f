import Foundation
import UIKitLayout

/// The required constraints of a root, evaluated with the frames that the file stores.
struct StoredFrames {
    private let layout: CheckedLayout
    private let constraints: [ObjectIdentifier: [NSLayoutConstraint]]
    private static let tolerance: CGFloat = 1
    /// The largest difference between frames that are equal except for rounding, in points: a pixel of a screen with
    /// two pixels per point.
    private static let pixel: CGFloat = 0.5

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

    /// The views that required equations relate to the given view.
    func neighbours(of view: UIView) -> [UIView] {
        (constraints[ObjectIdentifier(view)] ?? []).filter { $0.relation == .equal }
            .flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 as? UIView } }.filter { $0 !== view }
    }

    /// A required constraint of the given view that the stored frames certainly break, or `nil` if there is none.
    func constraintBroken(by view: UIView) -> NSLayoutConstraint? {
        (constraints[ObjectIdentifier(view)] ?? []).first { constraint in
            // Alignment rectangles differ between versions of iOS, so the constraint must be broken both by the
            // alignment rectangles and by the frames.
            [true, false].allSatisfy { isBroken(constraint, byAlignmentRectangles: $0) }
        }
    }

    /// Whether the file stores the frames of all views that the given constraints relate, and these frames satisfy the
    /// constraints, apart from rounding.
    func satisfy(_ constraints: [NSLayoutConstraint]) -> Bool {
        constraints.allSatisfy { constraint in
            let items =
                [(constraint.firstItem, constraint.firstAttribute)]
                + (constraint.secondItem.map { [($0, constraint.secondAttribute)] } ?? [])
            return items.allSatisfy { value($1, of: $0, true) != nil }
                && !isBroken(constraint, byAlignmentRectangles: true, tolerance: Self.pixel)
        }
    }

    private func isBroken(
        _ constraint: NSLayoutConstraint, byAlignmentRectangles aligned: Bool, tolerance: CGFloat = Self.tolerance
    ) -> Bool {
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
        case .equal: return excess.magnitude > tolerance
        case .lessThanOrEqual: return excess > tolerance
        case .greaterThanOrEqual: return -excess > tolerance
        }
    }

    /// The stored value of an edge, centre or size of the given item, in the root's coordinates, or `nil` for a value
    /// that files do not store, such as that of a margin, guide or baseline.
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

    /// The stored frame of the given view, or the alignment rectangle for that frame, in the root's coordinates.
    private func rectangle(of view: UIView, _ aligned: Bool) -> CGRect? {
        origin(of: view).map { origin in
            let size = storedFrame(of: view)?.size ?? view.bounds.size
            let frame = CGRect(origin: origin, size: size)
            return aligned ? frame.inset(by: view.alignmentRectInsets) : frame
        }
    }

    /// The stored frame of a view, or `nil` if it is unknown.
    ///
    /// Files from before Xcode 8 store no frame for the content view of a cell, for which the computed frame is used.
    /// If the cell has an accessory, the result is `nil`, because the width of the content view depends on the version
    /// of iOS.
    private func storedFrame(of view: UIView) -> CGRect? {
        guard let cell = view.superview as? UITableViewCell, cell.contentView === view else {
            return layout.storedFrame(of: view)
        }
        guard layout.element(of: cell)?["accessoryType"] == nil else { return nil }
        return layout.storedFrame(of: view) ?? layout.frame(of: view)
    }

    private func origin(of view: UIView) -> CGPoint? {
        guard view !== layout.root.view else { return .zero }
        guard let frame = storedFrame(of: view), let superview = view.superview,
            let outer = origin(of: superview)
        else { return nil }
        return CGPoint(x: frame.minX + outer.x, y: frame.minY + outer.y)
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint relates an edge or centre of a scroll view to a view inside it. Such a constraint refers
    /// to the scroll view's content, not to its frame.
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
