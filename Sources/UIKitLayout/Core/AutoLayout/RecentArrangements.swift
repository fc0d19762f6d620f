import Foundation

extension StackArrangement {
    /// Everything from which the constraints of an arrangement follow, unless they also depend on contents.
    struct Inputs {
        /// The arranged subviews that are not hidden, in order. Handles are used because they stay different from those
        /// of other views after their views have been deallocated.
        private var views: [ItemHandle] = []
        /// The spacing that is set after each of the views, in points.
        private var spacings: [CGFloat] = []
        private let axis: NSLayoutConstraint.Axis
        private let distribution: UIStackView.Distribution
        private let alignment: UIStackView.Alignment
        private let isInsideMargins: Bool

        /// Collects the inputs for a stack; `nil` if its constraints also depend on contents: on intrinsic lengths,
        /// fonts, or the views that provide baselines.
        init?(of stack: UIStackView) {
            (axis, distribution, alignment) = (stack.axis, stack.distribution, stack.alignment)
            isInsideMargins = stack.isLayoutMarginsRelativeArrangement
            guard distribution != .fillProportionally, alignment != .firstBaseline, alignment != .lastBaseline,
                !stack.isBaselineRelativeArrangement, stack.equalWidthLabels.isEmpty
            else { return nil }
            let arranged = stack.arranged
            let spacing = stack.spacing
            views.reserveCapacity(arranged.count)
            spacings.reserveCapacity(arranged.count)
            for (view, customSpacing) in arranged where !view.isHidden {
                views.append(view.handle)
                spacings.append(customSpacing ?? spacing)
            }
        }

        static func == (one: Inputs, other: Inputs) -> Bool {
            one.views.count == other.views.count && one.spacings == other.spacings && one.axis == other.axis
                && one.distribution == other.distribution && one.alignment == other.alignment
                && one.isInsideMargins == other.isInsideMargins && one.views.elementsEqual(other.views, by: ===)
        }
    }
}

/// The constraints of a stack's last arrangements. From one row of a list to the next, views are hidden and shown again,
/// so former arrangements return.
struct RecentArrangements {
    /// The number of arrangements that are kept.
    private static let capacity = 4

    private var arrangements: [(inputs: StackArrangement.Inputs, constraints: ImplicitConstraints)] = []

    /// The constraints that were added for equal inputs; `nil` if there are none.
    func constraints(for inputs: StackArrangement.Inputs) -> ImplicitConstraints? {
        for index in arrangements.indices where arrangements[index].inputs == inputs {
            return arrangements[index].constraints
        }
        return nil
    }

    /// Adds the constraints for inputs that are not known yet; the oldest ones are dropped if there are too many.
    mutating func add(_ constraints: ImplicitConstraints, for inputs: StackArrangement.Inputs) {
        if arrangements.count == Self.capacity { arrangements.removeFirst() }
        arrangements.append((inputs, constraints))
    }
}
