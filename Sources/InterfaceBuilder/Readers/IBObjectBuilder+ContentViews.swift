import Foundation
import UIKitLayout

// The content views that cells and effect views create by themselves.
extension IBObjectBuilder {
    func setDefaultMargins(of cell: UITableViewCell) {
        let conventions = options.conventions
        cell.contentMargins = conventions.marginsOfTableCells
        guard let insets = conventions.margins(ofContent: cell.contentView, in: cell, at: options.place) else { return }
        cell.setDefaultLayoutMargins(insets)
        cell.contentView.setDefaultLayoutMargins(insets)
    }

    /// The frame of a view's content view if the file stores none.
    static func contentFrame(in view: UIView) -> CGRect {
        (view as? UITableViewCell)?.frameAboveSeparator ?? view.bounds
    }

    /// The content view that a cell or an effect view creates by itself, with its element in the file.
    static func contentView(of view: UIView, _ element: IBElement) -> (UIView, IBElement)? {
        let own: UIView? =
            switch view {
            case let cell as UITableViewCell: cell.contentView
            case let cell as UICollectionViewCell: cell.contentView
            case let view as UIVisualEffectView: view.contentView
            default: nil
            }
        let child = element.children.first { $0["key"] == "contentView" }
        guard let own, let child else { return nil }
        return (own, child)
    }
}

extension UITableViewCell {
    /// The cell's bounds without the pixel of the separator at the bottom. In a cell without an accessory, the content
    /// view has this frame.
    var frameAboveSeparator: CGRect {
        var frame = bounds
        frame.size.height -= 1 / traitCollection.displayScale
        return frame
    }
}
