import Foundation
import UIKitLayout

/// The explanation of the height that the constraints of a cell's content require: the constraints on whose constants
/// the height depends, and a path of lengths from the top of the content to its bottom.
struct HeightChain {
    /// A length on the path from the top to the bottom.
    struct Segment {
        /// The ends, in the coordinates of the layout's reference. A segment of negative length has a bottom above its
        /// top.
        let top, bottom: CGFloat
        /// The length as text, with the relation and priority of the constraint that sets it, or with the name of the
        /// item that has the length.
        let text: String
        /// The constraint that sets the length; `nil` if the length is that of an item's content or of a margin.
        let constraint: NSLayoutConstraint?
    }

    /// The height that the constraints require at the width of the content, in points.
    let height: CGFloat
    /// The height of the content as it is laid out, in points. It differs from ``height`` if something other than the
    /// constraints sets the height of the row.
    let laidOutHeight: CGFloat
    /// The constraints on whose constants the height depends.
    let constraints: [NSLayoutConstraint]
    /// The path from the top to the bottom; empty if the laid-out height differs from the required one by a point or
    /// more, or if no path is found.
    let segments: [Segment]

    /// Finds the chain of a cell; the result is `nil` if the layout's root is not a cell or if its constraints require
    /// no height.
    init?(of layout: InspectedLayout) {
        let content: UIView
        switch layout.root {
        case let cell as UITableViewCell: content = cell.contentView
        case let cell as UICollectionViewCell: content = cell.contentView
        default: return nil
        }
        let height = content.fittingHeight
        guard height > 0 else { return nil }
        (self.height, laidOutHeight) = (height, content.bounds.height)
        constraints = layout.constraints.filter { $0.isVertical && $0.changesFittingHeight(of: content, from: height) }
        let isFitted = (height - content.bounds.height).magnitude < 1
        segments = isFitted ? HeightPath(of: content, constraints, in: layout).segments : []
    }

    /// The sum of the path's lengths as text, such as `11 + 20.5 (label title) + 11 = 42.5`. If there is no path, the
    /// text names the required and the laid-out height.
    var text: String {
        guard !segments.isEmpty else {
            return "the constraints require \(height.shortText), the row has \(laidOutHeight.shortText)"
        }
        return segments.map(\.text).joined(separator: " + ") + " = \(height.shortText)"
    }
}

extension UIView {
    /// The height that the constraints require at the view's current width, in points; 0 if they require none. Conflicts
    /// are not reported.
    fileprivate var fittingHeight: CGFloat {
        var diagnostics = LayoutDiagnostics.current
        diagnostics.report = { _ in }
        return LayoutDiagnostics.$current.withValue(diagnostics) {
            systemLayoutSizeFitting(
                CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the fitting height of the given view changes if the constant is increased or decreased by a point. The
    /// constant is restored afterwards.
    fileprivate func changesFittingHeight(of content: UIView, from height: CGFloat) -> Bool {
        let constant = constant
        defer { self.constant = constant }
        return [1, -1].contains { step in
            self.constant = constant + step
            return (content.fittingHeight - height).magnitude > 0.01
        }
    }
}
