import Foundation
import LayoutEngine

/// The link between a constraint that a view holds and its counterpart in one tree of the engine.
final class ConstraintLink {
    /// The values of a constraint that can change.
    struct Changes: OptionSet {
        let rawValue: UInt8

        static let constant = Changes(rawValue: 1)
        static let priority = Changes(rawValue: 2)
    }

    /// The constraint; `nil` after it was deallocated. The reference is unowned, because a link must not retain its
    /// constraint. It cannot dangle: a constraint that is deallocated clears this reference.
    private(set) unowned(unsafe) var constraint: NSLayoutConstraint?
    /// The tree, which outlives its links.
    unowned(unsafe) let tree: ViewLayoutTree
    unowned(unsafe) let holder: ViewLayoutItem
    let id: LayoutTree.Constraint
    /// The engine's items on the two sides of the constraint.
    let sides: (first: LayoutTree.Item, second: LayoutTree.Item?)
    /// The next link of the same constraint, which belongs to another tree.
    fileprivate(set) var next: ConstraintLink?
    /// The changes that have not yet been passed to the engine.
    private var changes: Changes = []
    /// Whether the view still holds the constraint, as determined by the tree's last update.
    var isHeld = true

    init(
        _ constraint: NSLayoutConstraint, id: LayoutTree.Constraint,
        sides: (first: LayoutTree.Item, second: LayoutTree.Item?), holder: ViewLayoutItem, tree: ViewLayoutTree
    ) {
        self.constraint = constraint
        self.id = id
        self.sides = sides
        self.holder = holder
        self.tree = tree
    }

    /// Records a change of the constraint, and notifies the tree if it is the first one since the tree's last update.
    func record(_ change: Changes) {
        let isFirst = changes.isEmpty
        changes.formUnion(change)
        if isFirst { tree.recordChange(of: self) }
    }

    /// Passes the recorded changes to the engine, which ignores values that are equal to its current ones.
    func update(in engine: LayoutTree) {
        let changes = changes
        self.changes = []
        guard let constraint, isHeld else { return }
        trappingEngineErrors(of: "\(constraint)") { () throws(EngineError) in
            if changes.contains(.constant) { try engine.setConstant(Double(constraint.constant), of: id) }
            if changes.contains(.priority) { try engine.setPriority(constraint.priority.rawValue, of: id) }
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

    /// The link in the given tree; `nil` if the tree does not contain the constraint.
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
