import Foundation
import UIKitLayout

extension NSLayoutConstraint {
    /// The constraint as text in the form of Xcode's canvas, such as `≥ 8 @750`: the relation unless it is equality,
    /// the multiplier unless it is 1, the constant, and the priority unless it is required. Of a constraint with a
    /// multiplier, a constant of 0 or that of a single item is omitted.
    var shortText: String {
        let sign = [-1: "≤ ", 1: "≥ "][relation.rawValue] ?? ""
        let factor = multiplier == 1 ? "" : "× \(multiplier.labelText)"
        let isPlain = secondItem == nil || (constant == 0 && !factor.isEmpty)
        let length = isPlain && !factor.isEmpty ? "" : constant.labelText
        let parts = [factor, length].filter { !$0.isEmpty }.joined(separator: " + ")
        return sign + parts + priorityText
    }

    /// The priority, such as ` @750`; empty for a required constraint.
    var priorityText: String { priority == .required ? "" : " @\(CGFloat(priority.rawValue).shortText)" }

    /// Whether the constraint relates vertical positions or heights.
    var isVertical: Bool { firstAttribute.isVertical }
}

extension CGFloat {
    /// The number as text, rounded to a hundredth.
    var labelText: String { ((self * 100).rounded() / 100).shortText }
}
