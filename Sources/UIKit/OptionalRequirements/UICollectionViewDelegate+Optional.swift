import Foundation
import UIKitLayout

extension UICollectionViewDelegate {
    /// The methods of this name, as a value that can be called with a question mark.
    public var collectionView: UICollectionViewDelegateCalls<any UICollectionViewDelegate>? {
        UICollectionViewDelegateCalls(delegate: self, receiver: self)
    }
}

/// The methods `collectionView` of an object that conforms to `UICollectionViewDelegate` or to a protocol that inherits
/// from it, as a value that can be called with a question mark.
public struct UICollectionViewDelegateCalls<Delegate> {
    /// The object, as the protocol by which it was asked for the methods.
    let delegate: Delegate
    let receiver: any UICollectionViewDelegate

    /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        receiver.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }

    /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        receiver.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }

    /// Calls `collectionView(_:shouldHighlightItemAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        receiver.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }

    /// Calls `collectionView(_:didHighlightItemAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        receiver.collectionView(collectionView, didHighlightItemAt: indexPath)
    }

    /// Calls `collectionView(_:didUnhighlightItemAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        receiver.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }

    /// Calls `collectionView(_:shouldSelectItemAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        receiver.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    /// Calls `collectionView(_:shouldDeselectItemAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        receiver.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }

    /// Calls `collectionView(_:didSelectItemAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        receiver.collectionView(collectionView, didSelectItemAt: indexPath)
    }

    /// Calls `collectionView(_:didDeselectItemAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        receiver.collectionView(collectionView, didDeselectItemAt: indexPath)
    }

    /// Calls `collectionView(_:willDisplay:forItemAt:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        receiver.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        receiver.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }

    /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        receiver.collectionView(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }

    /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        receiver.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
}
