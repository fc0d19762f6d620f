import Foundation
import Trapping

extension NSLayoutXAxisAnchor {
    /// Returns a constraint that places this anchor after another one, at a multiple of the standard distance of 8
    /// points.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, to: anchor, constant: multiplier * SystemSpacing.ofEdges)
    }

    /// Returns a constraint that places this anchor after another one, at no less than a multiple of the standard
    /// distance.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.ofEdges)
    }

    /// Returns a constraint that places this anchor after another one, at no more than a multiple of the standard
    /// distance.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.ofEdges)
    }

    /// Returns the distance from this anchor to another one as a dimension, which is negative if the other anchor comes
    /// first. It is the width of a layout guide between the anchors, which is added to the nearest common ancestor of
    /// their views.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        let isAbsolute = attribute.isLeftOrRight || otherAnchor.attribute.isLeftOrRight
        return offsetGuide(to: otherAnchor, isAbsolute ? .left : .leading, isAbsolute ? .right : .trailing).widthAnchor
    }
}

extension NSLayoutYAxisAnchor {
    /// Returns a constraint that places this anchor below another one, at a multiple of the standard distance.
    ///
    /// The standard distance is 8 points. If this anchor is a baseline, it is the line height of the text on that
    /// baseline, and changes with the text's font.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, below: anchor, multiplier)
    }

    /// Returns a constraint that places this anchor below another one, at no less than a multiple of the standard
    /// distance.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, below: anchor, multiplier)
    }

    /// Returns a constraint that places this anchor below another one, at no more than a multiple of the standard
    /// distance.
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

    /// Returns the distance from this anchor down to another one as a dimension, which is negative if the other anchor is
    /// above. It is the height of a layout guide between the anchors, which is added to the nearest common ancestor of
    /// their views.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        offsetGuide(to: otherAnchor, .top, .bottom).heightAnchor
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is at the left or right edge in either writing direction. Such attributes cannot be related
    /// to leading and trailing ones.
    fileprivate var isLeftOrRight: Bool {
        [.left, .right, .leftMargin, .rightMargin].contains(self)
    }
}

extension NSLayoutAnchor {
    /// Adds a guide that extends from this anchor to another one.
    fileprivate func offsetGuide(
        to other: NSLayoutAnchor<AnchorType>, _ start: NSLayoutConstraint.Attribute,
        _ end: NSLayoutConstraint.Attribute
    ) -> UILayoutGuide {
        guard let item, let otherItem = other.item, let one = viewOf(constraintItem: item),
            let owner = viewOf(constraintItem: otherItem).flatMap(one.nearestCommonAncestor(with:))
        else { trap("The anchors \(self) and \(other) belong to different view hierarchies") }
        let guide = UILayoutGuide(isSpan: true)
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
