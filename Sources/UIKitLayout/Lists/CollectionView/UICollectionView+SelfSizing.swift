import Foundation
import Trapping

// The measurement of visible cells whose content changes.
extension UICollectionView {
    /// The changes after which the collection view measures a visible cell again, if the layout estimates the cell's
    /// size.
    public nonisolated enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// None. The cell is measured again after the next update of the collection view.
        case disabled = 0
        /// Calls of `invalidateIntrinsicContentSize()` of the cell, and changes of its content configuration.
        case enabled
        /// The changes of ``enabled``, and every change of the layout inside the cell.
        case enabledIncludingConstraints
    }

    /// Records that the intrinsic size of a cell has changed, so that the next layout pass measures the cell. Does
    /// nothing if ``selfSizingInvalidation`` is `disabled`.
    func contentSizeDidChange(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled else { return }
        visibleElements.first { $0.value.view === view }.map { outdate($0.key) }
    }

    /// Records the cells whose layout has changed, if ``selfSizingInvalidation`` includes such changes.
    func followLayoutOfCells() {
        guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
        for (element, visible) in visibleElements where visible.view.hasOutdatedLayout { outdate(element) }
    }

    private func outdate(_ element: CollectionElement) {
        outdatedElements.insert(element)
        itemsHaveChanged = true
        setNeedsLayout()
    }

    // MARK: Reconfiguring

    /// Makes the data source configure the cells of the given items again, as far as the items are visible. Traps if
    /// the data source returns another cell for one of these items.
    func reconfigureVisibleItems(_ paths: [IndexPath]) {
        for path in paths.sorted() {
            let element = CollectionElement(category: .cell, kind: "", indexPath: path)
            guard let view = visibleElements[element]?.view else { continue }
            reconfiguredElement = element
            defer { reconfiguredElement = nil }
            trap(
                unless: requestView(element) === view,
                """
                the data source returned another cell for the item at index path (\(path.uikitText)), which is being \
                reconfigured - it must configure and return the cell that dequeueReusableCell(withReuseIdentifier:for:) returns
                """)
        }
    }
}
