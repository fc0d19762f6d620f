import Foundation
import LayoutEngine

/// Fitting sizes.
extension ViewLayoutTree {
    /// The size of the root that comes nearest to a target.
    ///
    /// - Parameter keepsLaidOutWidths: Whether multiline labels prefer at most the width that they were last laid out
    ///   with.
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
    /// Since iOS 8, where the target width is not required, such labels in UIKit prefer at most the width that they
    /// were last laid out with: cells that lay themselves out before they call `systemLayoutSizeFitting(_:)` are as
    /// high as their lines (IGListKit's examples).
    private func wrappingLabels() -> [(ViewLayoutItem, UILabel)] {
        update()
        return items.compactMap { item in
            guard let label = item.view as? UILabel, label.contentHeightDependsOnWidth else { return nil }
            return label.placedWidth ?? 0 > 0 ? (item, label) : nil
        }
    }

    private func setLaidOutWidth(_ width: CGFloat?, of label: UILabel, _ item: ViewLayoutItem) {
        label.setLaidOutWidth(width)
        engine.invalidateContent(of: item.item)
    }
}
