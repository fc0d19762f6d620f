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
            before: (frame.minX - bounds.minX, mask.contains(.flexibleLeftMargin)),
            length: (frame.width, mask.contains(.flexibleWidth)),
            after: (bounds.maxX - frame.maxX, mask.contains(.flexibleRightMargin)))
        let vertical = Self.shares(
            before: (frame.minY - bounds.minY, mask.contains(.flexibleTopMargin)),
            length: (frame.height, mask.contains(.flexibleHeight)),
            after: (bounds.maxY - frame.maxY, mask.contains(.flexibleBottomMargin)))
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
            before: (frame.minX, mask.contains(.flexibleLeftMargin)),
            length: (frame.width, mask.contains(.flexibleWidth)),
            after: (old.width - frame.maxX, mask.contains(.flexibleRightMargin)))
        let vertical = shares(
            before: (frame.minY, mask.contains(.flexibleTopMargin)),
            length: (frame.height, mask.contains(.flexibleHeight)),
            after: (old.height - frame.maxY, mask.contains(.flexibleBottomMargin)))
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

    /// The shares of the growth that are added before the view and to its length.
    private static func shares(
        before: (size: CGFloat, isFlexible: Bool), length: (size: CGFloat, isFlexible: Bool),
        after: (size: CGFloat, isFlexible: Bool)
    ) -> (before: Double, length: Double) {
        let parts = [before, length, after]
        let flexible = parts.filter(\.isFlexible)
        let total = flexible.reduce(0) { $0 + max(0, Double($1.size)) }
        func share(_ part: (size: CGFloat, isFlexible: Bool)) -> Double {
            guard part.isFlexible else { return 0 }
            return total > 0 ? max(0, Double(part.size)) / total : 1 / Double(flexible.count)
        }
        return (share(before), share(length))
    }
}
