import Foundation
import LayoutEngine

/// The link between a constraint that a view holds and its counterpart in one tree of the engine.
final class ConstraintLink {
    /// Unowned, because a link must not retain its constraint; safe, because a constraint clears this reference in its
    /// links when it is deallocated.
    private(set) unowned(unsafe) var constraint: NSLayoutConstraint?
    /// The tree outlives its links.
    unowned(unsafe) let tree: ViewLayoutTree
    unowned(unsafe) let holder: ViewLayoutItem
    let id: LayoutTree.Constraint
    /// The items that the constraint relates.
    let sides: (first: LayoutTree.Item, second: LayoutTree.Item?)
    /// The constraint's next link, which belongs to another tree.
    fileprivate(set) var next: ConstraintLink?
    /// Whether the tree has been notified that the constant or the priority has changed.
    private var isChanged = false
    /// Used by the tree to find constraints that the view no longer holds.
    var isHeld = true
    private var constant: CGFloat
    private var priority: UILayoutPriority

    init(
        _ constraint: NSLayoutConstraint, id: LayoutTree.Constraint,
        sides: (first: LayoutTree.Item, second: LayoutTree.Item?), holder: ViewLayoutItem, tree: ViewLayoutTree
    ) {
        self.constraint = constraint
        self.id = id
        self.sides = sides
        self.holder = holder
        self.tree = tree
        (constant, priority) = (constraint.constant, constraint.priority)
    }

    /// Records that the constraint's constant or priority has changed.
    func recordChange() {
        guard !isChanged else { return }
        isChanged = true
        tree.recordChange(of: self)
    }

    /// Passes changes to the engine.
    func update(in engine: LayoutTree) {
        isChanged = false
        guard let constraint, isHeld else { return }
        if constraint.constant != constant {
            constant = constraint.constant
            trappingEngineErrors(of: "\(constraint)") { () throws(EngineError) in
                try engine.setConstant(Double(constant), of: id)
            }
        }
        if constraint.priority != priority {
            priority = constraint.priority
            trappingEngineErrors(of: "\(constraint)") { () throws(EngineError) in
                try engine.setPriority(priority.rawValue, of: id)
            }
        }
    }

    /// Called when the constraint is deallocated.
    func constraintWillDeallocate() {
        constraint = nil
    }
}

/// The links of a constraint, one for each tree that contains it.
struct ConstraintLinks {
    private var first: ConstraintLink?

    /// The link in a tree; `nil` if the tree does not contain the constraint.
    func link(in tree: ViewLayoutTree) -> ConstraintLink? {
        var link = first
        while let current = link {
            if current.tree === tree { return current }
            link = current.next
        }
        return nil
    }

    mutating func add(_ link: ConstraintLink) {
        link.next = first
        first = link
    }

    mutating func remove(_ link: ConstraintLink) {
        guard first !== link else {
            first = link.next
            link.next = nil
            return
        }
        var current = first
        while let other = current, other.next !== link { current = other.next }
        current?.next = link.next
        link.next = nil
    }

    /// Calls a closure with each link.
    func visit(_ body: (ConstraintLink) -> Void) {
        var link = first
        while let current = link {
            body(current)
            link = current.next
        }
    }
}
