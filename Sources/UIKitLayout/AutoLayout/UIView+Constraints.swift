import Foundation
import Trapping

extension UIView {
    /// Adds a constraint whose items are this view or its descendants; otherwise it traps, as in UIKit.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
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
        noteLayoutChange(.heldConstraints)
    }

    /// Adds constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    /// Removes a constraint that this view holds; another one is ignored.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard let index = heldConstraints.firstIndex(where: { $0 === constraint }) else { return }
        heldConstraints.remove(at: index)
        constraint.holder = nil
        noteLayoutChange(.heldConstraints)
    }

    /// Removes constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }

    /// The constraints that this view holds, in the order in which they were added.
    public var constraints: [NSLayoutConstraint] {
        let support = systemGuides.supportConstraints
        return support.isEmpty ? heldConstraints : support + heldConstraints
    }

    /// How much the view resists being larger than its content; 250 at first.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis]
    }

    /// Sets how much the view resists being larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard hugging[axis] != priority else { return }
        hugging = hugging.setting(priority, for: axis)
        noteLayoutChange(.contentPriorities)
    }

    /// How much the view resists being smaller than its content; 750 at first.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        compressionResistance[axis]
    }

    /// Sets how much the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard compressionResistance[axis] != priority else { return }
        compressionResistance = compressionResistance.setting(priority, for: axis)
        noteLayoutChange(.contentPriorities)
    }

    /// Whether the constraints leave the view's frame open, in the layout of its topmost superview or its cell.
    public var hasAmbiguousLayout: Bool {
        layoutRoot.solvedLayoutTree().isAmbiguous(self)
    }

    /// Constraints that could have to do with where the view lies on an axis: those that mention it, or what such
    /// constraints tie it to.
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

    /// Gives the view another frame that its constraints allow, where they leave it open; else nothing happens. The
    /// next layout may take it back.
    public func exerciseAmbiguityInLayout() {
        guard let superview, hasAmbiguousLayout else { return }
        let wishes = [
            leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX + 20),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY + 20),
            widthAnchor.constraint(equalToConstant: frame.width + 20),
            heightAnchor.constraint(equalToConstant: frame.height + 20),
        ]
        for wish in wishes { wish.priority = UILayoutPriority(1) }
        NSLayoutConstraint.activate(wishes)
        layoutRoot.layoutIfNeeded()
        NSLayoutConstraint.deactivate(wishes)
    }

    /// Makes the handle that anchors and constraints know the view by.
    final func makeHandle() -> ItemHandle {
        let made = ItemHandle(self)
        ownHandle = made
        noteFirstConstraint()
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

    /// With another one on an axis. Both are replaced as a whole, so that no look at them has to be checked for
    /// exclusivity at run time.
    func setting(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> AxisPriorities {
        var result = self
        if axis == .horizontal { result.horizontal = priority } else { result.vertical = priority }
        return result
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis that the attribute lies on.
    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        default: .horizontal
        }
    }
}
