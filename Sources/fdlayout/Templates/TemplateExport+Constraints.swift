import Foundation
import UIKitLayout

extension TemplateExport {
    /// Converts a constraint that the view `holder` holds. Positions are measured from the edges of `holder`.
    func constraint(_ constraint: NSLayoutConstraint, in holder: UIView) throws -> TemplateForm.Constraint {
        guard let first = constraint.firstItem else { throw failure(constraint, "its first item does not exist") }
        var result = TemplateForm.Constraint(
            name: names.name(of: constraint), item: try side(first, constraint.firstAttribute, of: constraint),
            attribute: "\(constraint.firstAttribute)")
        if let second = constraint.secondItem {
            result.toItem = try side(second, constraint.secondAttribute, of: constraint)
            result.toAttribute = "\(constraint.secondAttribute)"
        }
        if constraint.relation != .equal { result.relation = constraint.relation == .lessThanOrEqual ? "<=" : ">=" }
        if constraint.multiplier != 1 {
            result.multiplier = Double(constraint.multiplier)
            result.container = holder === content ? nil : names.name(of: holder)
        }
        if constraint.constant != 0 { result.constant = Double(constraint.constant) }
        if constraint.priority != .required { result.priority = constraint.priority.rawValue }
        return result
    }

    /// The name of the item on one side of a constraint.
    ///
    /// - Throws: ``ToolFailure`` if the item is outside the content view, or if `attribute` is a baseline of a control.
    private func side(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, of constraint: NSLayoutConstraint
    ) throws -> String {
        let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        guard let view, view === content || view.isDescendant(of: content) else {
            throw failure(constraint, "it refers to a view outside the content view")
        }
        let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
        guard !isBaseline || !(view is UIControl) else {
            throw failure(
                constraint, "it refers to the baseline of a \(type(of: view)), which a template cannot express")
        }
        return name(of: item)
    }
}
