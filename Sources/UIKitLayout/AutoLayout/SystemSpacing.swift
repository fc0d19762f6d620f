import Foundation

/// The system spacing: the standard distance between neighbours, which constraints and stack views can ask for.
enum SystemSpacing {
    /// Between edges, in points; files call it symbolic.
    static let ofEdges: CGFloat = 8

    /// Where a baseline or an edge is, as far as the spacing beside it is concerned.
    typealias Position = (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)

    /// From one vertical position down to another, in points.
    ///
    /// Beside baselines it depends on the fonts (`NSLayoutAnchor.h`). From baseline to baseline it is a line of the lower font:
    /// stored frames have 20 points below the fonts of 17 and of 15 points to one of 15, in which lines are 20 apart (Olvid,
    /// `CellHeaderView.xib`). What it is between a baseline and an edge is published nowhere: here it is a line from an edge down to
    /// a baseline, so that the text lies below the edge, and the spacing of edges from a baseline down to one.
    static func below(_ upper: Position, to lower: Position) -> CGFloat {
        guard lower.attribute.isBaseline, let font = font(at: lower) else { return ofEdges }
        return font.baselineDistance
    }

    /// The font whose baseline a position is, if it is one.
    private static func font(at position: Position) -> UIFont? {
        (position.item as? UIView)?.fontOfBaseline(position.attribute)
    }
}

extension NSLayoutConstraint {
    /// How many times the system spacing between its items the constant is, where that depends on fonts.
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
