import Foundation
import LayoutEngine

/// A view's autoresizing mask and frame as four equations relative to its superview.
///
/// When the superview grows, the flexible parts of the axis (leading space, length, trailing space) share the growth in
/// proportion to their current sizes, or equally if all of them are 0. As in UIKit, the trailing space takes the growth
/// if no part is flexible.
struct AutoresizingProportions {
    /// The equation "attribute = container's edge + share × container's length + offset".
    struct Proportion {
        let attribute: LayoutTree.Attribute
        let share: Double
        let offset: Double

        /// Whether another proportion differs only in its offset.
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
        // The mask refers to the frame, the engine to the alignment rectangle.
        let insets = view.alignmentRectInsets
        all = [
            Self.proportion(.left, frame.minX - bounds.minX, horizontal.before, bounds.width, insets.left),
            Self.proportion(.width, frame.width, horizontal.length, bounds.width, -insets.left - insets.right),
            Self.proportion(.top, frame.minY - bounds.minY, vertical.before, bounds.height, insets.top),
            Self.proportion(.height, frame.height, vertical.length, bounds.height, -insets.top - insets.bottom),
        ]
    }

    /// The frame that results from the mask when the size of the superview's bounds changes.
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
        /// The current size of a flexible part, in points, to which its share of the growth is proportional; 0 if the
        /// part is fixed or its size is negative.
        let weight: Double
        let isFlexible: Bool

        init(_ size: CGFloat, isFlexible: Bool) {
            (weight, self.isFlexible) = (isFlexible ? max(0, Double(size)) : 0, isFlexible)
        }

        /// The part's share of the growth.
        func share(ofWeight total: Double, count: Int) -> Double {
            guard isFlexible else { return 0 }
            return total > 0 ? weight / total : 1 / Double(count)
        }
    }

    /// The shares of the growth that are added before the view and to its length.
    private static func shares(before: Part, length: Part, after: Part) -> (before: Double, length: Double) {
        let total = before.weight + length.weight + after.weight
        let count = (before.isFlexible ? 1 : 0) + (length.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0)
        return (before.share(ofWeight: total, count: count), length.share(ofWeight: total, count: count))
    }
}
