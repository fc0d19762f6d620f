import Foundation
import Trapping

extension NSLayoutXAxisAnchor {
    /// A constraint that places this anchor a multiple of the standard distance after another.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, to: anchor, constant: multiplier * SystemSpacing.ofEdges)
    }

    /// A constraint that places this anchor at least a multiple of the standard distance after another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.ofEdges)
    }

    /// A constraint that places this anchor at most a multiple of the standard distance after another.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.ofEdges)
    }

    /// The distance from this anchor to another as a dimension. It adds a layout guide to the nearest common ancestor
    /// of the anchors' views.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        offsetGuide(to: otherAnchor, .leading, .trailing).widthAnchor
    }
}

extension NSLayoutYAxisAnchor {
    /// A constraint that places this anchor a multiple of the standard distance below another.
    ///
    /// The distance is 8 points. Down to a baseline, it is the line height of the text on that baseline and follows the
    /// text's font.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, below: anchor, multiplier)
    }

    /// A constraint that places this anchor at least a multiple of the standard distance below another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, below: anchor, multiplier)
    }

    /// A constraint that places this anchor at most a multiple of the standard distance below another.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, below: anchor, multiplier)
    }

    private func makeConstraint(
        _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = makeConstraint(relation, to: anchor, constant: multiplier * SystemSpacing.ofEdges)
        if attribute.isBaseline { constraint.fontSpacing = .init(multiplier: multiplier) }
        return constraint
    }

    /// The distance from this anchor down to another as a dimension. It adds a layout guide to the nearest common
    /// ancestor of the anchors' views.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        offsetGuide(to: otherAnchor, .top, .bottom).heightAnchor
    }
}

extension NSLayoutAnchor {
    /// A guide from this anchor to another.
    fileprivate func offsetGuide(
        to other: NSLayoutAnchor<AnchorType>, _ start: NSLayoutConstraint.Attribute,
        _ end: NSLayoutConstraint.Attribute
    ) -> UILayoutGuide {
        guard let item, let otherItem = other.item, let one = viewOf(constraintItem: item),
            let owner = viewOf(constraintItem: otherItem).flatMap(one.nearestCommonAncestor(with:))
        else { trap("The anchors \(self) and \(other) belong to different view hierarchies") }
        let guide = UILayoutGuide()
        owner.addLayoutGuide(guide)
        for (edge, item, attribute) in [(start, item, attribute), (end, otherItem, other.attribute)] {
            NSLayoutConstraint(
                item: guide, attribute: edge, relatedBy: .equal, toItem: item, attribute: attribute, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        return guide
    }
}
