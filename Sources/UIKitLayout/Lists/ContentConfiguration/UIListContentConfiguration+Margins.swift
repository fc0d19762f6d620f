import Foundation

extension UIListContentConfiguration {
    /// The margins around the content in a content view, in points: those of the configuration, enlarged to the margins
    /// of the view's superview on the axes on which these are preserved.
    func margins(in view: UIListContentView) -> NSDirectionalEdgeInsets {
        var margins = directionalLayoutMargins
        let axes = axesPreservingSuperviewLayoutMargins
        guard !axes.isEmpty, let outer = view.overlappingMarginsOfSuperview else { return margins }
        if axes.contains(.horizontal) {
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            margins.leading = max(margins.leading, isMirrored ? outer.right : outer.left)
            margins.trailing = max(margins.trailing, isMirrored ? outer.left : outer.right)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }
}

extension UIListContentView {
    /// The parts of the superview's margins that overlap the view, in points; `nil` without a superview and before the
    /// view has a frame.
    fileprivate var overlappingMarginsOfSuperview: UIEdgeInsets? {
        guard let superview else { return nil }
        let outer = superview.effectiveLayoutMargins
        if fillsSuperview { return outer }
        guard frame.size != .zero else { return nil }
        return UIEdgeInsets(
            top: outer.top - frame.minY, left: outer.left - frame.minX,
            bottom: outer.bottom - (superview.bounds.height - frame.maxY),
            right: outer.right - (superview.bounds.width - frame.maxX))
    }
}
