import Foundation

/// The constraints and guides that a view's class implies, such as those that arrange the views of a stack view.
struct ImplicitConstraints {
    var guides: [UILayoutGuide] = []
    var constraints: [ImplicitConstraint] = []
}

/// A constraint that a view's class implies, as a value; no view holds it.
struct ImplicitConstraint {
    let equation: ConstraintEquation
    let constant: CGFloat
    let priority: UILayoutPriority

    /// Whether another constraint differs only in its constant.
    func isSame(as other: ImplicitConstraint) -> Bool {
        equation == other.equation && priority == other.priority
    }

    /// The constraint as an inactive object, for reports; its first item must exist.
    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(equation, constant: constant)
        constraint.priority = priority
        return constraint
    }
}
