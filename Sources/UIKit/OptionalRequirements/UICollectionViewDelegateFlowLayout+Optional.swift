import Foundation
import UIKitLayout

extension UICollectionViewDelegateFlowLayout {
    /// The methods of this name, as a value that can be called with a question mark.
    public var collectionView: UICollectionViewDelegateCalls<any UICollectionViewDelegateFlowLayout>? {
        UICollectionViewDelegateCalls(delegate: self, receiver: self)
    }
}

extension UICollectionViewDelegateCalls where Delegate == any UICollectionViewDelegateFlowLayout {
    /// Calls `collectionView(_:layout:sizeForItemAt:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }

    /// Calls `collectionView(_:layout:insetForSectionAt:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }

    /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        delegate.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }

    /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        delegate.collectionView(
            collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }

    /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }

    /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
}
