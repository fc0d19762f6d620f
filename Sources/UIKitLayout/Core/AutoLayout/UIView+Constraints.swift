import Foundation
import Trapping

extension UIView {
    final func baseAddConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        for item in [constraint.firstItem, constraint.secondItem] {
            guard let view = viewOf(constraintItem: item) else { continue }
            trap(
                unless: view.isDescendant(of: self),
                """
                The view hierarchy is not prepared for the constraint: \(constraint)
                When added to a view, the constraint's items must be descendants of that view (or the view itself). \
                This will crash if the constraint needs to be resolved before the view hierarchy is assembled.
                """)
        }
        constraint.holder?.removeConstraint(constraint)
        constraint.holder = self
        heldConstraints.append(constraint)
        recordLayoutChange(.heldConstraints)
    }

    final func baseRemoveConstraint(_ constraint: NSLayoutConstraint) {
        guard let index = heldConstraints.firstIndex(where: { $0 === constraint }) else { return }
        heldConstraints.remove(at: index)
        constraint.holder = nil
        recordLayoutChange(.heldConstraints)
    }

    final var baseConstraints: [NSLayoutConstraint] {
        let support = systemGuides.supportConstraints
        return support.isEmpty ? heldConstraints : support + heldConstraints
    }

    final func baseSetContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard hugging[axis] != priority else { return }
        hugging = hugging.setting(priority, for: axis)
        recordLayoutChange(.contentPriorities)
    }

    final func baseSetContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard compressionResistance[axis] != priority else { return }
        compressionResistance = compressionResistance.setting(priority, for: axis)
        recordLayoutChange(.contentPriorities)
    }

    /// Whether the constraints leave the view's frame ambiguous, in the layout of the cell that contains it or, outside
    /// cells, of its topmost superview.
    public var hasAmbiguousLayout: Bool {
        layoutRoot.solvedLayoutTree().isAmbiguous(self)
    }

    /// The constraints that may affect the view's position or size on an axis: those that refer to the view and, step
    /// by step, those that refer to an item of a constraint already found.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var all: [NSLayoutConstraint] = []
        var pending = [layoutRoot]
        while let view = pending.popLast() {
            all += view.constraints.filter { $0.firstAttribute.axis == axis }
            pending += view.subviews
        }
        var reached: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var found: [NSLayoutConstraint] = []
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for constraint in all where !found.contains(where: { $0 === constraint }) {
                let items = [constraint.firstItem, constraint.secondItem].compactMap { $0.map(ObjectIdentifier.init) }
                guard items.contains(where: reached.contains) else { continue }
                found.append(constraint)
                reached.formUnion(items)
                hasGrown = true
            }
        }
        return found
    }

    /// If the view's layout is ambiguous, gives the view another frame that its constraints allow. The next layout may
    /// undo the change.
    public func exerciseAmbiguityInLayout() {
        guard let superview, hasAmbiguousLayout else { return }
        let preferences = [
            leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX + 20),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY + 20),
            widthAnchor.constraint(equalToConstant: frame.width + 20),
            heightAnchor.constraint(equalToConstant: frame.height + 20),
        ]
        for preference in preferences { preference.priority = UILayoutPriority(1) }
        NSLayoutConstraint.activate(preferences)
        layoutRoot.layoutIfNeeded()
        NSLayoutConstraint.deactivate(preferences)
    }

    /// Creates the handle by which anchors and constraints refer to the view.
    final func makeHandle() -> ItemHandle {
        let made = ItemHandle(self)
        ownHandle = made
        didBecomeConstraintItem()
        return made
    }

    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate {
            if other.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }
}

/// A priority for each axis.
struct AxisPriorities {
    private var horizontal: UILayoutPriority
    private var vertical: UILayoutPriority

    init(_ both: UILayoutPriority) {
        (horizontal, vertical) = (both, both)
    }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? horizontal : vertical
    }

    /// The priorities with one of them replaced. The caller assigns the whole value instead of mutating the stored one,
    /// so that access to it needs no exclusivity check at run time.
    func setting(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> AxisPriorities {
        var result = self
        if axis == .horizontal { result.horizontal = priority } else { result.vertical = priority }
        return result
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis of the attribute.
    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        default: .horizontal
        }
    }

    /// Whether the attribute is the edge of an item at which coordinates begin, or the margin at that edge.
    func isFirstEdge(isMirrored: Bool) -> Bool {
        switch self {
        case .left, .leftMargin, .top, .topMargin, .firstBaseline: true
        case .leading, .leadingMargin: !isMirrored
        case .trailing, .trailingMargin: isMirrored
        default: false
        }
    }
}
