import Foundation

extension UICollectionView {
    /// The index paths of the selected items, in order; `nil` if no item is selected.
    public var indexPathsForSelectedItems: [IndexPath]? {
        selectedPaths.isEmpty ? nil : selectedPaths.sorted()
    }

    /// Selects an item and, unless the scroll position is empty, scrolls to it; `nil` deselects all items. Does nothing
    /// if ``allowsSelection`` is false. As in UIKit, the delegate is not notified.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        if indexPath == nil || !allowsMultipleSelection {
            for path in selectedPaths where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        selectedPaths.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item. As in UIKit, the delegate is not notified.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selectedPaths.remove(indexPath)
        cellForItem(at: indexPath)?.isSelected = false
    }
}
