import Foundation
import LayoutEngine

/// The computation of fitting sizes.
extension ViewLayoutTree {
    /// The size of the root that satisfies the constraints and comes nearest to a target, rounded up to pixels; zero if
    /// there is no solution.
    ///
    /// - Parameter keepsLaidOutWidths: Whether multiline labels that were laid out before prefer to be no wider than
    ///   they were then.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority, keepsLaidOutWidths: Bool = false
    ) -> CGSize {
        let labels = keepsLaidOutWidths ? wrappingLabels() : []
        for (item, label) in labels { setLaidOutWidth(label.placedWidth, of: label, item) }
        let size = solve(width: (target.width, horizontal), height: (target.height, vertical))
        for (item, label) in labels { setLaidOutWidth(nil, of: label, item) }
        let scale = scale
        return CGSize(
            width: CGFloat(size.width).roundedUpToPixel(scale: scale),
            height: CGFloat(size.height).roundedUpToPixel(scale: scale))
    }

    /// The multiline labels that have no preferred width and have been laid out since their content last changed.
    ///
    /// In UIKit since iOS 8, if the target width is not required, such labels prefer to be no wider than they were last
    /// laid out. Cells that lay themselves out before they call `systemLayoutSizeFitting(_:)` are therefore as tall as
    /// their wrapped lines (IGListKit's examples).
    private func wrappingLabels() -> [(ViewLayoutItem, UILabel)] {
        update()
        return items.compactMap { item in
            guard let label = item.view as? UILabel, label.contentHeightDependsOnWidth else { return nil }
            return label.placedWidth ?? 0 > 0 ? (item, label) : nil
        }
    }

    private func setLaidOutWidth(_ width: CGFloat?, of label: UILabel, _ item: ViewLayoutItem) {
        label.setLaidOutWidth(width)
        item.contentDidChange()
    }
}
