import Foundation

/// The constraints and guides that a view's class implies, such as those that arrange the views of a stack view.
struct ImplicitConstraints {
    var guides: [UILayoutGuide] = []
    var constraints: [ImplicitConstraint] = []
}

/// A constraint that a view's class implies. It is a value; unlike an `NSLayoutConstraint`, it is not held by a view.
struct ImplicitConstraint {
    let equation: ConstraintEquation
    let constant: CGFloat
    let priority: UILayoutPriority

    /// Whether `other` is the same constraint, apart from its constant.
    func isSame(as other: ImplicitConstraint) -> Bool {
        equation == other.equation && priority == other.priority
    }

    /// Returns the constraint as an inactive object, for reports. The first item must still exist.
    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(equation, constant: constant)
        constraint.priority = priority
        return constraint
    }
}
