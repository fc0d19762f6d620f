import Foundation

/// The constraints and guides that a view's class implies, such as those that arrange the views of a stack view.
///
/// They are an object because an arrangement that returns is recognised by its identity.
final class ImplicitConstraints {
    let guides: [UILayoutGuide]
    let constraints: [ImplicitConstraint]

    init(guides: [UILayoutGuide] = [], constraints: [ImplicitConstraint] = []) {
        (self.guides, self.constraints) = (guides, constraints)
    }
}

/// A constraint that a view's class implies. It never changes; unlike an `NSLayoutConstraint`, it is not held by a view.
///
/// It is an object because lists of such constraints are copied and compared for each change of an arrangement.
final class ImplicitConstraint {
    let equation: ConstraintEquation
    let constant: CGFloat
    let priority: UILayoutPriority

    init(equation: ConstraintEquation, constant: CGFloat, priority: UILayoutPriority) {
        (self.equation, self.constant, self.priority) = (equation, constant, priority)
    }

    /// Whether `other` is the same constraint, apart from its constant.
    func isSame(as other: ImplicitConstraint) -> Bool {
        self === other || (equation == other.equation && priority == other.priority)
    }

    /// Returns the constraint as an inactive object, for reports. The first item must still exist.
    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(equation, constant: constant)
        constraint.priority = priority
        return constraint
    }
}
