import Foundation
import UIKitFacts

/// The system spacing, the standard distance between neighbouring views, which constraints and stack views can use.
enum SystemSpacing {
    /// The distance between edges, in points; Interface Builder files call it symbolic.
    static var ofEdges: CGFloat { Margins.spacing.value }

    /// A baseline or an edge on one side of a system spacing.
    typealias Position = (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)

    /// The distance from one vertical position down to another, in points.
    ///
    /// Next to baselines it depends on the fonts (`NSLayoutAnchor.h`). Between two baselines it is the line height of
    /// the lower font: stored frames have 20 points below fonts of 17 and of 15 points to one of 15, whose lines are 20
    /// points apart (Olvid, `CellHeaderView.xib`). The distance between a baseline and an edge is not published. Here,
    /// from an edge down to a baseline it is a line height, so that the text is below the edge; from a baseline down to
    /// an edge it is the spacing between edges.
    static func below(_ upper: Position, to lower: Position) -> CGFloat {
        guard lower.attribute.isBaseline, let font = font(at: lower) else { return ofEdges }
        return font.baselineDistance
    }

    /// The font of the text on a baseline; `nil` for other positions.
    private static func font(at position: Position) -> UIFont? {
        (position.item as? UIView)?.fontOfBaseline(position.attribute)
    }
}

extension NSLayoutConstraint {
    /// A multiple of the system spacing between the items of a constraint, where that depends on fonts.
    struct FontSpacing {
        let multiplier: CGFloat

        /// The constant, in points. The first item is the lower one.
        func constant(of constraint: NSLayoutConstraint) -> CGFloat {
            multiplier
                * SystemSpacing.below(
                    (constraint.secondItem, constraint.secondAttribute),
                    to: (constraint.firstItem, constraint.firstAttribute))
        }
    }
}
