import Foundation
import UIKitFacts

/// The system spacing: the standard distance between neighbouring views, which constraints and stack views can request.
enum SystemSpacing {
    /// The distance between edges, in points. In Interface Builder files, constraints with this constant are marked as
    /// symbolic.
    static var ofEdges: CGFloat { Margins.spacing.value }

    /// The edge or baseline of an item at one end of a system spacing.
    typealias Position = (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)

    /// The distance from one vertical position down to another, in points.
    ///
    /// If one of the positions is a baseline, the distance depends on fonts (`NSLayoutAnchor.h`). Between two baselines
    /// it is the line height of the lower font. Evidence: in stored frames, the baseline of 15-point text is 20 points
    /// below the baselines of 17-point and of 15-point text, and consecutive lines of 15-point text are 20 points apart
    /// (Olvid, `CellHeaderView.xib`). Apple does not publish the distance between a baseline and an edge. This function
    /// returns a line height from an edge down to a baseline, which places the text below the edge, and the spacing
    /// between edges from a baseline down to an edge.
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
    /// The rule for the constant of a constraint that is a multiple of the system spacing and depends on fonts.
    struct FontSpacing {
        let multiplier: CGFloat

        /// The constant of the given constraint, in points. The constraint's first item must be the lower one.
        func constant(of constraint: NSLayoutConstraint) -> CGFloat {
            multiplier
                * SystemSpacing.below(
                    (constraint.secondItem, constraint.secondAttribute),
                    to: (constraint.firstItem, constraint.firstAttribute))
        }
    }
}
