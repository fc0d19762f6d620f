import Foundation

/// The part of a constraint that never changes: "first attribute = multiplier × second attribute" (or ≤, ≥), without
/// the constant and the priority.
struct ConstraintEquation {
    let first: ItemHandle
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ItemHandle?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat

    /// Creates an equation. If the multiplier is 0, the second item is dropped and the multiplier becomes 1, as in UIKit:
    /// such a constraint needs no common ancestor, and its `secondItem` is `nil`.
    init(
        _ first: ItemHandle, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: ItemHandle? = nil, _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
        multiplier: CGFloat = 1
    ) {
        (self.first, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
        let second = multiplier == 0 ? nil : second
        (self.second, self.secondAttribute) = (second, second == nil ? .notAnAttribute : secondAttribute)
        self.multiplier = multiplier == 0 ? 1 : multiplier
    }

    /// Whether the first item and, if the equation has one, the second item still exist.
    var itemsExist: Bool { first.item != nil && (second == nil || second?.item != nil) }

    /// Whether one of the attributes is a baseline.
    var relatesBaselines: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

    static func == (one: ConstraintEquation, other: ConstraintEquation) -> Bool {
        one.first === other.first && one.second === other.second && one.firstAttribute == other.firstAttribute
            && one.secondAttribute == other.secondAttribute && one.relation == other.relation
            && one.multiplier == other.multiplier
    }
}
