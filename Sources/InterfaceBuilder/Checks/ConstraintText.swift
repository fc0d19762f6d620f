import Trapping
import UIKitLayout

/// The text of a constraint as an equation or inequality. Items have the names that Xcode shows for them; a constraint
/// that is not in the file is followed by UIKit's identifier for it.
struct ConstraintText {
    let constraint: NSLayoutConstraint

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
    }

    /// The text of the constraint, for instance `label title.leading == content view.leadingMargin + 8`.
    func text(in layout: CheckedLayout) -> String {
        let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "=="
        let left = "\(name(constraint.firstItem, layout)).\(constraint.firstAttribute)"
        let system = layout.element(of: constraint) == nil ? " (\(systemName))" : ""
        return "\(left) \(sign) \(rightSide(layout))\(priority)\(system)"
    }

    private var priority: String {
        constraint.priority == .required ? "" : " @\(Int(limiting: constraint.priority.rawValue))"
    }

    private func rightSide(_ layout: CheckedLayout) -> String {
        guard let second = constraint.secondItem else { return constraint.constant.plainText }
        let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.plainText) * "
        let sign = constraint.constant < 0 ? "-" : "+"
        let constant = constraint.constant == 0 ? "" : " \(sign) \(constraint.constant.magnitude.plainText)"
        return "\(factor)\(name(second, layout)).\(constraint.secondAttribute)\(constant)"
    }

    private func name(_ item: AnyObject?, _ layout: CheckedLayout) -> String {
        layout.document.shortName(of: layout.element(of: item))
    }

    /// The identifier that UIKit gives the constraint, assuming that a stack view created it.
    private var systemName: String {
        guard let second = constraint.secondItem else { return "UISV-hiding" }
        let items = [constraint.firstItem, second].compactMap { $0 as? UIView }
        let hasStack = items.contains { view in items.contains { $0.superview === view } && view is UIStackView }
        switch constraint.firstAttribute {
        case .width, .height: return "UISV-fill-equally"
        case .centerX, .centerY, .firstBaseline, .lastBaseline: return "UISV-alignment"
        default: return hasStack ? "UISV-canvas-connection" : "UISV-spacing"
        }
    }
}
