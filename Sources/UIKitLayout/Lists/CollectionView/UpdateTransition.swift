import Foundation

/// The questions that a custom layout answers during an update, about the elements that appear and disappear.
struct UpdateTransition {
    let layout: UICollectionViewLayout
    let update: TableUpdate
    /// The elements whose visible views the update has removed.
    let removed: [CollectionElement]

    /// Asks the layout, in UIKit's order: for the views to delete and to insert, the attributes of elements that
    /// disappear and appear, and the content offset.
    func run(in collectionView: UICollectionView) {
        let kinds = Set(collectionView.supplementarySources.keys.map(\.kind)).sorted()
        for kind in kinds {
            for path in layout.indexPathsToDeleteForSupplementaryView(ofKind: kind) {
                _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
                collectionView.hide(CollectionElement(category: .supplementaryView, kind: kind, indexPath: path))
            }
            for path in layout.indexPathsToInsertForSupplementaryView(ofKind: kind) {
                _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
            }
        }
        for kind in layout.decorationSources.keys.sorted() {
            for path in layout.indexPathsToDeleteForDecorationView(ofKind: kind) {
                collectionView.hide(CollectionElement(category: .decorationView, kind: kind, indexPath: path))
            }
            _ = layout.indexPathsToInsertForDecorationView(ofKind: kind)
        }
        askForAnimatedItems()
        collectionView.takeTargetOffset()
    }

    private func askForAnimatedItems() {
        for element in removed.sorted() where element.category == .cell {
            _ = layout.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
        }
        for element in removed.sorted() where element.category == .supplementaryView {
            _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: element.kind, at: element.indexPath)
        }
        for path in update.insertedRows.union(update.reloadedRows).sorted() {
            _ = layout.initialLayoutAttributesForAppearingItem(at: path)
        }
    }
}

extension UICollectionViewLayout {
    /// Whether the layout is one of UIKit's own, which leave the questions of an update to their defaults.
    var isOfUIKit: Bool {
        type(of: self) == UICollectionViewFlowLayout.self || type(of: self) == UICollectionViewCompositionalLayout.self
    }
}
