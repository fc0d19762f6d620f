import Foundation
import UIKitLayout

extension UICollectionViewDataSource {
    /// The methods of this name, as a value that can be called with a question mark.
    public var numberOfSections: UICollectionViewDataSourceCalls? { UICollectionViewDataSourceCalls(receiver: self) }
    /// The methods of this name, as a value that can be called with a question mark.
    public var collectionView: UICollectionViewDataSourceCollectionViewCalls? {
        UICollectionViewDataSourceCollectionViewCalls(receiver: self)
    }
    /// The methods of this name, as a value that can be called with a question mark.
    public var indexTitles: UICollectionViewDataSourceIndexTitlesCalls? {
        UICollectionViewDataSourceIndexTitlesCalls(receiver: self)
    }
}

/// The methods `numberOfSections` of an object that conforms to `UICollectionViewDataSource`, as a value that can be
/// called with a question mark.
public struct UICollectionViewDataSourceCalls {
    let receiver: any UICollectionViewDataSource

    /// Calls `numberOfSections(in:)`.
    public func callAsFunction(in collectionView: UICollectionView) -> Int {
        receiver.numberOfSections(in: collectionView)
    }
}

/// The methods `collectionView` of an object that conforms to `UICollectionViewDataSource`, as a value that can be
/// called with a question mark.
public struct UICollectionViewDataSourceCollectionViewCalls {
    let receiver: any UICollectionViewDataSource

    /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        receiver.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
}

/// The methods `indexTitles` of an object that conforms to `UICollectionViewDataSource`, as a value that can be called
/// with a question mark.
public struct UICollectionViewDataSourceIndexTitlesCalls {
    let receiver: any UICollectionViewDataSource

    /// Calls `indexTitles(for:)`.
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
        receiver.indexTitles(for: collectionView)
    }
}
