import Foundation
import LayoutEngine

/// A view's autoresizing mask and frame, as four equations that relate the view to its superview.
///
/// An axis has three parts: the space before the view, the view's length, and the space after the view. When the
/// superview grows, the flexible parts share the growth in proportion to their current sizes, or equally if all these
/// sizes are 0. As in UIKit, the space after the view takes the growth if no part is flexible.
struct AutoresizingProportions {
    /// The equation "attribute = container's edge + share × container's length + offset"; for a width or height,
    /// without the edge.
    struct Proportion {
        let attribute: LayoutTree.Attribute
        let share: Double
        let offset: Double

        /// Whether `other` is the same equation, apart from its offset.
        func isSame(as other: Proportion) -> Bool {
            attribute == other.attribute && share == other.share
        }
    }

    let all: [Proportion]

    init(of view: UIView, in superview: UIView) {
        let frame = view.untransformedFrame
        let bounds = superview.bounds
        let mask = view.autoresizingMask
        let horizontal = Self.shares(
            before: Part(frame.minX - bounds.minX, isFlexible: mask.contains(.flexibleLeftMargin)),
            length: Part(frame.width, isFlexible: mask.contains(.flexibleWidth)),
            after: Part(bounds.maxX - frame.maxX, isFlexible: mask.contains(.flexibleRightMargin)))
        let vertical = Self.shares(
            before: Part(frame.minY - bounds.minY, isFlexible: mask.contains(.flexibleTopMargin)),
            length: Part(frame.height, isFlexible: mask.contains(.flexibleHeight)),
            after: Part(bounds.maxY - frame.maxY, isFlexible: mask.contains(.flexibleBottomMargin)))
        // The mask applies to the frame, whereas the engine's attributes are those of the alignment rectangle.
        let insets = view.alignmentRectInsets
        all = [
            Self.proportion(.left, frame.minX - bounds.minX, horizontal.before, bounds.width, insets.left),
            Self.proportion(.width, frame.width, horizontal.length, bounds.width, -insets.left - insets.right),
            Self.proportion(.top, frame.minY - bounds.minY, vertical.before, bounds.height, insets.top),
            Self.proportion(.height, frame.height, vertical.length, bounds.height, -insets.top - insets.bottom),
        ]
    }

    /// Returns the frame to which the mask changes `frame` when the size of the superview's bounds changes from `old`
    /// to `new`.
    static func frame(_ frame: CGRect, mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize) -> CGRect {
        let horizontal = shares(
            before: Part(frame.minX, isFlexible: mask.contains(.flexibleLeftMargin)),
            length: Part(frame.width, isFlexible: mask.contains(.flexibleWidth)),
            after: Part(old.width - frame.maxX, isFlexible: mask.contains(.flexibleRightMargin)))
        let vertical = shares(
            before: Part(frame.minY, isFlexible: mask.contains(.flexibleTopMargin)),
            length: Part(frame.height, isFlexible: mask.contains(.flexibleHeight)),
            after: Part(old.height - frame.maxY, isFlexible: mask.contains(.flexibleBottomMargin)))
        let growth = CGSize(width: new.width - old.width, height: new.height - old.height)
        return CGRect(
            x: frame.minX + CGFloat(horizontal.before) * growth.width,
            y: frame.minY + CGFloat(vertical.before) * growth.height,
            width: frame.width + CGFloat(horizontal.length) * growth.width,
            height: frame.height + CGFloat(vertical.length) * growth.height)
    }

    private static func proportion(
        _ attribute: LayoutTree.Attribute, _ value: CGFloat, _ share: Double, _ length: CGFloat, _ inset: CGFloat
    ) -> Proportion {
        Proportion(attribute: attribute, share: share, offset: Double(value + inset) - share * Double(length))
    }

    /// A part of an axis: the space before the view, its length, or the space after it.
    private struct Part {
        /// The current size of the part, in points, if it is flexible: its share of the growth is proportional to this
        /// size. 0 if the part is fixed or its size is negative.
        let weight: Double
        let isFlexible: Bool

        init(_ size: CGFloat, isFlexible: Bool) {
            (weight, self.isFlexible) = (isFlexible ? max(0, Double(size)) : 0, isFlexible)
        }

        /// The part's share of the growth, from 0 to 1, given the sum of all weights and the number of flexible parts.
        func share(ofWeight total: Double, count: Int) -> Double {
            guard isFlexible else { return 0 }
            return total > 0 ? weight / total : 1 / Double(count)
        }
    }

    /// The shares of the growth that go to the space before the view and to the view's length, each from 0 to 1.
    private static func shares(before: Part, length: Part, after: Part) -> (before: Double, length: Double) {
        let total = before.weight + length.weight + after.weight
        let count = (before.isFlexible ? 1 : 0) + (length.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0)
        return (before.share(ofWeight: total, count: count), length.share(ofWeight: total, count: count))
    }
}
