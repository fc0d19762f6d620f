import Foundation
import Trapping

// Cells on the screen whose content changes.
extension UICollectionView {
    /// The changes of a cell on the screen after which the collection view measures it again, where the layout estimates its
    /// size.
    public nonisolated enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// None: the size changes with the next update of the collection view.
        case disabled = 0
        /// Calls of `invalidateIntrinsicContentSize()` of the cell, and changes of its content configuration.
        case enabled
        /// These, and every change of the layout inside the cell.
        case enabledIncludingConstraints
    }

    /// Follows a change of a cell's intrinsic size.
    func contentSizeDidChange(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled else { return }
        visibleElements.first { $0.value.view === view }.map { outdate($0.key) }
    }

    /// Finds the cells whose layout has changed, where such a change counts.
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

    /// Has the data source configure the cells of visible items again. Traps if it returns another cell for one of them.
    func reconfigureVisibleItems(_ paths: [IndexPath]) {
        for path in paths.sorted() {
            let element = CollectionElement(category: .cell, kind: "", indexPath: path)
            guard let view = visibleElements[element]?.view else { continue }
            reconfiguredElement = element
            defer { reconfiguredElement = nil }
            trap(
                unless: askForView(element) === view,
                """
                the data source returned another cell for the item at index path (\(path.uikitText)), which is being \
                reconfigured - it must configure and return the cell that dequeueReusableCell(withReuseIdentifier:for:) returns
                """)
        }
    }
}
