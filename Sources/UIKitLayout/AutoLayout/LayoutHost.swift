import Foundation
import LayoutEngine

/// A view and all below it, handed to the layout engine once.
///
/// The engine's tree is built from the views' structure; between layouts only constants, priorities and
/// the sizes of contents are brought up to date. A change of structure makes a new host necessary.
final class LayoutHost {
    private let tree: LayoutTree
    private var members: [LayoutMember] = []
    private var links: [ConstraintLink] = []
    private var items: [ObjectIdentifier: LayoutTree.Item] = [:]
    /// Views whose margins or guides depend on where they lie, and the insets that the engine was told.
    private var dependents: [(member: LayoutMember, insets: [UIEdgeInsets])] = []
    /// Held, because constraints hold their items weakly.
    private var guides: [UILayoutGuide] = []
    /// What had to be given up so far.
    private(set) var conflicts: [UnsatisfiableConstraints] = []
    private var reported: Set<ConstraintSolver.Constraint> = []
    /// Whether the last solution, for real frames, is up to date.
    var isCurrent = false
    /// What has changed since the engine was told last.
    private var changes: LayoutChanges = .constraints
    /// By view: which member it is.
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The members whose contents have changed.
    private var changedMembers: [Int] = []
    /// The pixels of a point when the engine was told last.
    private(set) var scale: CGFloat = 1

    init(root: UIView) {
        tree = LayoutTree(rightToLeft: root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        addMembers(below: root)
        tree.setPosition(of: members[0].item, x: 0, y: 0)
        // The root's size is stated before the constraints: where both cannot hold, a constraint is given up.
        setSize(width: (0, .fittingSizeLevel), height: (0, .fittingSizeLevel))
        members.forEach(addAutoresizing)
        for member in members { placeGuides(of: member.view) }
        for member in members { addConstraints(of: member.view) }
    }

    /// Whether the views are still structured as they were when the host was made.
    var isStructureCurrent: Bool {
        !changes.contains(.structure) && dependents.allSatisfy { $0.insets == $0.member.view.placeDependentInsets }
    }

    /// Notes that something in a view, which need not belong to the host, has changed.
    func note(_ change: LayoutChanges, of view: UIView) {
        isCurrent = false
        changes.formUnion(change)
        if change.contains(.content), let index = indices[ObjectIdentifier(view)] { changedMembers.append(index) }
    }

    /// The size of the root that comes nearest to a target.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        solve(width: (target.width, horizontal), height: (target.height, vertical))
        let rectangle = tree.rectangle(of: members[0].item)
        return CGSize(
            width: CGFloat(rectangle.width).roundedUpToPixel(scale: scale),
            height: CGFloat(rectangle.height).roundedUpToPixel(scale: scale))
    }

    /// Lays the views out in the root's present size.
    func layOut() {
        let size = members[0].view.bounds.size
        solve(width: (size.width, .required), height: (size.height, .required))
        isCurrent = true
    }

    /// Where the last layout puts a view, in the root's coordinates and not rounded; `nil` for a view that
    /// does not belong to the host.
    func rectangle(of view: UIView) -> CGRect? {
        alignmentRectangle(of: view).map { $0.outset(by: view.alignmentRectInsets) }
    }

    /// Where the last layout puts a guide, in the root's coordinates and not rounded.
    func rectangle(of guide: UILayoutGuide) -> CGRect? {
        alignmentRectangle(of: guide)
    }

    private func alignmentRectangle(of object: AnyObject) -> CGRect? {
        items[ObjectIdentifier(object)].map { item in
            let rectangle = tree.rectangle(of: item)
            return CGRect(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
        }
    }

    /// Whether the constraints leave a view's frame open.
    func isAmbiguous(_ view: UIView) -> Bool {
        if !isCurrent { layOut() }
        return items[ObjectIdentifier(view)].map(tree.isAmbiguous) ?? false
    }

    /// What the constraints leave open of a view or guide on one axis.
    func isOpen(_ object: AnyObject, axis: LayoutTree.Axis) -> (position: Bool, length: Bool) {
        items[ObjectIdentifier(object)].map { tree.isOpen($0, axis: axis) } ?? (false, false)
    }

    private func solve(
        width: (CGFloat, UILayoutPriority), height: (CGFloat, UILayoutPriority)
    ) {
        refresh()
        setSize(width: width, height: height)
        report(handToEngine("Auto Layout of \(members[0].view)") { () throws(EngineError) in try tree.solve() })
    }

    private func setSize(width: (CGFloat, UILayoutPriority), height: (CGFloat, UILayoutPriority)) {
        handToEngine("The size of \(members[0].view)") { () throws(EngineError) in
            try tree.setFence((Double(width.0), width.1.rawValue), of: members[0].item, axis: .horizontal)
            try tree.setFence((Double(height.0), height.1.rawValue), of: members[0].item, axis: .vertical)
        }
    }

    // MARK: Building

    private func addMembers(below view: UIView) {
        let member = LayoutMember(view: view, item: tree.addItem())
        items[ObjectIdentifier(view)] = member.item
        member.prepare(tree, host: self)
        indices[ObjectIdentifier(view)] = members.count
        changedMembers.append(members.count)
        members.append(member)
        let insets = view.placeDependentInsets
        if !insets.isEmpty { dependents.append((member, insets)) }
        addGuides(view.layoutGuides)
        for subview in view.subviews where !subview.isLayoutRoot { addMembers(below: subview) }
    }

    private func addAutoresizing(of member: LayoutMember) {
        guard member.view !== members[0].view, member.view.translatesAutoresizingMaskIntoConstraints,
            let superview = member.view.superview, let container = items[ObjectIdentifier(superview)]
        else { return }
        for proportion in AutoresizingProportions(of: member.view, in: superview).all {
            _ = handToEngine("The frame of \(member.view)") { () throws(EngineError) in
                try tree.addProportion(
                    of: member.item, proportion.attribute, in: container, share: proportion.share,
                    offset: proportion.offset)
            }
        }
    }

    private func addGuides(_ guides: [UILayoutGuide]) {
        for guide in guides { items[ObjectIdentifier(guide)] = tree.addItem() }
        self.guides += guides
    }

    /// Ties the guides of the system to their views.
    private func placeGuides(of view: UIView) {
        for guide in view.layoutGuides {
            guard let item = items[ObjectIdentifier(guide)], let owner = items[ObjectIdentifier(view)] else { continue }
            var edges: [(LayoutTree.Attribute, CGFloat)] = []
            if let insets = guide.insets?(view) {
                edges = [(.left, insets.left), (.top, insets.top), (.right, -insets.right), (.bottom, -insets.bottom)]
            } else if guide === (view as? UIScrollView)?.contentLayoutGuide {
                // The content begins where the view begins and is as large as its constraints say.
                edges = [(.left, 0), (.top, 0)]
                tree.setMargins(.init(view.effectiveLayoutMargins), of: item)
            }
            for (edge, distance) in edges {
                _ = handToEngine("The guides of \(view)") { () throws(EngineError) in
                    try tree.addConstraint(item, edge, .equal, owner, edge, constant: Double(distance))
                }
            }
        }
    }

    private func addConstraints(of view: UIView) {
        let implicit = view.makeImplicitConstraints()
        addGuides(implicit.guides)
        for constraint in view.constraints + implicit.constraints {
            guard
                let item = self.item(of: constraint.firstItem, constraint.firstAttribute, beside: constraint.secondItem)
            else { continue }
            let second = self.item(
                of: constraint.secondItem, constraint.secondAttribute, beside: constraint.firstItem)
            let id = handToEngine("\(constraint)") { () throws(EngineError) in
                try tree.addConstraint(
                    item, constraint.firstAttribute.engineValue, constraint.relation.engineValue, second,
                    constraint.secondAttribute.engineValue, multiplier: Double(constraint.multiplier),
                    constant: Double(constraint.constant), priority: constraint.priority.rawValue)
            }
            links.append(ConstraintLink(constraint: constraint, id: id, version: constraint.version))
        }
    }

    /// The engine's item that a side of a constraint means. The edges of a scroll view mean its content, if the other
    /// side lies in it (Apple, Technical Note TN2154).
    private func item(
        of object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
    ) -> LayoutTree.Item? {
        guard let object else { return nil }
        if let scrollView = object as? UIScrollView, attribute.isEdge, let inner = viewOf(constraintItem: other),
            inner !== scrollView, inner.isDescendant(of: scrollView)
        {
            return items[ObjectIdentifier(scrollView.contentLayoutGuide)]
        }
        return items[ObjectIdentifier(object)]
    }

    // MARK: Keeping up to date

    private func refresh() {
        let scale = members[0].view.traitCollection.displayScale
        if scale != self.scale {
            self.scale = scale
            for member in members { member.forgetContent() }
            changedMembers = Array(members.indices)
        }
        for index in changedMembers { members[index].refresh(tree, scale: scale) }
        changedMembers.removeAll(keepingCapacity: true)
        if changes.remove(.constraints) != nil {
            for index in links.indices where links[index].version != links[index].constraint.version {
                links[index].refresh(tree)
            }
        }
    }

    /// Says once for each constraint that was given up what UIKit says.
    private func report(_ conflicts: [LayoutTree.Conflict]) {
        for conflict in conflicts where reported.insert(conflict.broken).inserted {
            let involved = links.filter { conflict.constraints.contains($0.id) }.map(\.constraint)
            let broken = links.first { $0.id == conflict.broken }?.constraint
            let report = UnsatisfiableConstraints(constraints: involved, broken: broken)
            self.conflicts.append(report)
            LayoutDiagnostics.current.report(report)
        }
    }
}

/// What may change in views that a host knows.
struct LayoutChanges: OptionSet {
    let rawValue: UInt8

    /// Sizes of contents.
    static let content = LayoutChanges(rawValue: 1)
    /// Constants and priorities of constraints.
    static let constraints = LayoutChanges(rawValue: 2)
    /// Anything after which the engine needs a new tree.
    static let structure = LayoutChanges(rawValue: 4)
}

/// A constraint and its counterpart in the engine.
private struct ConstraintLink {
    let constraint: NSLayoutConstraint
    let id: LayoutTree.Constraint
    var version: Int

    mutating func refresh(_ tree: LayoutTree) {
        version = constraint.version
        handToEngine("\(constraint)") { () throws(EngineError) in
            try tree.setConstant(Double(constraint.constant), of: id)
            try tree.setPriority(constraint.priority.rawValue, of: id)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var engineValue: LayoutTree.Attribute { LayoutTree.Attribute(rawValue: rawValue) ?? .none }
}

extension NSLayoutConstraint.Relation {
    var engineValue: LayoutTree.Relation { LayoutTree.Relation(rawValue: rawValue) ?? .equal }
}
