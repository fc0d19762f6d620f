import Foundation

/// A constraint in the format in which UIKit prints it:
/// `<NSLayoutConstraint:0x… 'id' UILabel:0x….top == UIView:0x….top + 8   (active)>`.
struct ConstraintDescription {
    let text: String

    init(of constraint: NSLayoutConstraint) {
        let name = constraint.identifier.map { "'\($0)' " } ?? ""
        let priority = constraint.priority == .required ? "" : " @\(CGFloat(constraint.priority.rawValue).decimalText)"
        let state = constraint.isActive ? "active" : "inactive"
        let equation = "\(Self.leftSide(of: constraint)) \(Self.sign(of: constraint)) \(Self.rightSide(of: constraint))"
        text = "<NSLayoutConstraint:\(Self.address(of: constraint)) \(name)\(equation)\(priority)   (\(state))>"
    }

    private static func leftSide(of constraint: NSLayoutConstraint) -> String {
        attribute(constraint.firstAttribute, of: constraint.firstItem)
    }

    private static func rightSide(of constraint: NSLayoutConstraint) -> String {
        guard constraint.secondItem != nil else { return constraint.constant.decimalText }
        let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.decimalText)*"
        let sum =
            constraint.constant == 0
            ? "" : " \(constraint.constant < 0 ? "-" : "+") \(abs(constraint.constant).decimalText)"
        return factor + attribute(constraint.secondAttribute, of: constraint.secondItem) + sum
    }

    private static func attribute(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> String {
        guard let item else { return "nil" }
        return "\(type(of: item)):\(address(of: item)).\(attribute)"
    }

    private static func sign(of constraint: NSLayoutConstraint) -> String {
        switch constraint.relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    private static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}
