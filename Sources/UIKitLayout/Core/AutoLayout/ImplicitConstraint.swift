import Foundation

/// The constraints and guides that a view's class implies, such as those that arrange the views of a stack view.
struct ImplicitConstraints {
    var guides: [UILayoutGuide] = []
    var constraints: [ImplicitConstraint] = []
}

/// A constraint that a view's class implies, as a value; no view holds it.
struct ImplicitConstraint {
    let first: ItemHandle
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ItemHandle?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: UILayoutPriority

    /// Whether another constraint differs only in its constant.
    func isSame(as other: ImplicitConstraint) -> Bool {
        first === other.first && second === other.second && firstAttribute == other.firstAttribute
            && secondAttribute == other.secondAttribute && relation == other.relation
            && multiplier == other.multiplier && priority == other.priority
    }

    /// The constraint as an inactive object, for reports; its first item must exist.
    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier,
            constant: constant)
        constraint.priority = priority
        return constraint
    }
}
