import Foundation
import UIKitLayout

extension UICollectionViewDataSourcePrefetching {
    /// The methods of this name, as a value that can be called with a question mark.
    public var collectionView: UICollectionViewDataSourcePrefetchingCalls? {
        UICollectionViewDataSourcePrefetchingCalls(receiver: self)
    }
}

/// The methods `collectionView` of an object that conforms to `UICollectionViewDataSourcePrefetching`, as a value that
/// can be called with a question mark.
public struct UICollectionViewDataSourcePrefetchingCalls {
    let receiver: any UICollectionViewDataSourcePrefetching

    /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {
        receiver.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
}
