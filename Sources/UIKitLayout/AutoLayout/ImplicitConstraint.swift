import Foundation

/// Constraints and guides that a view brings along by itself.
struct ImplicitConstraints {
    var guides: [UILayoutGuide] = []
    var constraints: [ImplicitConstraint] = []
}

/// A constraint that comes with the kind of view and that no view holds, as a value.
struct ImplicitConstraint {
    let first: ItemHandle
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ItemHandle?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: UILayoutPriority

    /// Whether another one is the same but for its constant.
    func isSame(as other: ImplicitConstraint) -> Bool {
        first === other.first && second === other.second && firstAttribute == other.firstAttribute
            && secondAttribute == other.secondAttribute && relation == other.relation
            && multiplier == other.multiplier && priority == other.priority
    }

    /// The constraint as an object, not active, for reports; the first item must be there.
    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier,
            constant: constant)
        constraint.priority = priority
        return constraint
    }
}
