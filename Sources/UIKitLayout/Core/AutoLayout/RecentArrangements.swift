import Foundation

extension StackArrangement {
    /// Everything from which the constraints of an arrangement follow, unless they also depend on contents.
    struct Inputs {
        /// The arranged subviews that are not hidden, in order. Handles are used because they stay different from those
        /// of other views after their views have been deallocated.
        private var views: [ItemHandle] = []
        /// The spacing that is set after each of the views, in points.
        private var spacings: [CGFloat] = []
        private let style: StackStyle

        /// Whether the constraints of a stack follow from its inputs, and not also from contents: from intrinsic
        /// lengths, fonts, or the views that provide baselines.
        static func suffice(for stack: UIStackView) -> Bool {
            let style = stack.style
            return style.distribution != .fillProportionally && style.alignment != .firstBaseline
                && style.alignment != .lastBaseline && !style.isBaselineRelative && stack.equalWidthLabels.isEmpty
        }

        /// Collects the inputs for a stack.
        init(of stack: UIStackView) {
            style = stack.style
            for (view, customSpacing) in stack.arranged where !view.isHidden {
                views.append(view.handle)
                spacings.append(customSpacing ?? style.spacing)
            }
        }

        /// Whether the inputs for a stack are still these. They are compared without being collected, which would
        /// allocate memory.
        func areCurrent(in stack: UIStackView) -> Bool {
            guard style == stack.style else { return false }
            var count = 0
            for (view, customSpacing) in stack.arranged where !view.isHidden {
                guard count < views.count, views[count] === view.handle,
                    spacings[count] == customSpacing ?? style.spacing
                else { return false }
                count += 1
            }
            return count == views.count
        }
    }
}

/// The constraints of a stack's last arrangements. From one row of a list to the next, views are hidden and shown again,
/// so former arrangements return.
struct RecentArrangements {
    /// The number of arrangements that are kept.
    private static let capacity = 4

    /// The inputs of an arrangement and its constraints, in an object because they are only compared and not copied.
    private final class Arrangement {
        let inputs: StackArrangement.Inputs
        let constraints: ImplicitConstraints

        init(_ inputs: StackArrangement.Inputs, _ constraints: ImplicitConstraints) {
            (self.inputs, self.constraints) = (inputs, constraints)
        }
    }

    private var arrangements: [Arrangement] = []

    /// The constraints of a stack that has the inputs of a former arrangement; `nil` if there is none.
    func constraints(of stack: UIStackView) -> ImplicitConstraints? {
        guard StackArrangement.Inputs.suffice(for: stack) else { return nil }
        return arrangements.first { $0.inputs.areCurrent(in: stack) }?.constraints
    }

    /// Adds the constraints of a stack that has the inputs of no former arrangement, if they follow from its inputs.
    /// The oldest constraints are dropped if there are too many.
    mutating func add(_ constraints: ImplicitConstraints, of stack: UIStackView) {
        guard StackArrangement.Inputs.suffice(for: stack) else { return }
        if arrangements.count == Self.capacity { arrangements.removeFirst() }
        arrangements.append(Arrangement(StackArrangement.Inputs(of: stack), constraints))
    }
}
