import Foundation
import LayoutEngine

extension UITableView {
    /// The frame of the view of a header or footer in the area that the section reserves for it. A header whose content
    /// is hugged is only as wide as the content, and begins at the leading edge.
    func shownFrame(of view: UIView, _ part: ExtentTree.Part, in area: CGRect) -> CGRect {
        guard part == .header, contentHuggingElements.contains(.sectionHeaders) else { return area }
        let width = min(area.width, contentWidth(ofHeader: view).roundedUpToPixel(scale: traitCollection.displayScale))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? area.maxX - width : area.minX, y: area.minY, width: width, height: area.height)
    }

    /// The width that the content of a header needs on one line, with the insets of the content view, in points.
    private func contentWidth(ofHeader view: UIView) -> CGFloat {
        guard let header = view as? UITableViewHeaderFooterView else { return naturalWidth(of: view) }
        let insets = header.contentInsets
        let title = header.isSizedByTitle ? header.title?.naturalWidth : nil
        return insets.left + (title ?? naturalWidth(of: header.contentView)) + insets.right
    }

    private func naturalWidth(of view: UIView) -> CGFloat {
        view.hasHeldConstraints
            ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
            : view.sizeThatFits(CGSize(width: rowWidth, height: 0)).width
    }
}
