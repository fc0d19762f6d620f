import Foundation
import LayoutEngine

/// Sizes that fit targets.
extension ViewLayoutTree {
    /// The size of the root that comes nearest to a target.
    ///
    /// - Parameter keepsLaidOutWidths: whether labels of several lines want at most the width that they were laid out with last.
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

    /// The labels whose text is broken where they end, and that were laid out since it changed last.
    ///
    /// Where a width is only a wish, UIKit's labels want at most the one that they were laid out with last, since iOS 8: cells that lay
    /// themselves out and then ask for `systemLayoutSizeFitting(_:)` are as high as their lines (IGListKit's examples).
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
