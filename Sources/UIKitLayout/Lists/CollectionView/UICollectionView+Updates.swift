import Foundation
import Trapping

extension UICollectionView {
    /// Asks the data source for everything anew; the content offset stays, as far as the content reaches.
    public func reloadData() {
        notifyObservers { $0.collectionViewWillReloadData(self) }
        selectedPaths = []
        noteOtherContent()
        collectionViewLayout.prepareIfNeeded()
        bounds.origin = offsetWithinContent(bounds.origin)
    }

    /// Applies the changes made by a closure as one; calls may be nested. Traps with UIKit's wording if the counts of
    /// the data source do not follow from them.
    ///
    /// - Parameter completion: called before this returns, as there is no animation.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        beginUpdate()
        updates()
        endUpdate()
        completion?(true)
    }

    /// Applies the changes made by a closure as one; without a closure, the layout computes sizes again.
    @_disfavoredOverload
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatchUpdates({ updates?() }, completion: completion)
    }

    /// Sections are new in the collection view as it will be.
    public func insertSections(_ sections: IndexSet) {
        change { $0.insertedSections.formUnion(sections) }
    }

    /// Sections of the collection view as it was are gone.
    public func deleteSections(_ sections: IndexSet) {
        change { $0.deletedSections.formUnion(sections) }
    }

    /// Sections of the collection view as it was have other content.
    public func reloadSections(_ sections: IndexSet) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    /// A section changes its place; those between move by one.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    /// Items are new in the collection view as it will be.
    public func insertItems(at indexPaths: [IndexPath]) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Items of the collection view as it was are gone.
    public func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Items of the collection view as it was have other content.
    public func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Updates the content of items of the collection view as it was, and keeps their cells: the data source configures the
    /// cell that it dequeues for the item, which is the present one. Items out of sight are configured when they are shown.
    ///
    /// Traps if the data source returns another cell for a visible item.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        change { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    /// An item changes its place; those between move by one.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// The open update is edited in place: a copy for each change would make a group of changes quadratic.
    private func change(_ edit: (inout TableUpdate) -> Void) {
        beginUpdate()
        if var update = openUpdate {
            openUpdate = nil
            edit(&update)
            openUpdate = update
        }
        endUpdate()
    }

    private func beginUpdate() {
        if openUpdateDepth == 0 { openUpdate = TableUpdate() }
        openUpdateDepth += 1
    }

    private func endUpdate() {
        openUpdateDepth -= 1
        guard openUpdateDepth == 0, let update = openUpdate else { return }
        openUpdate = nil
        apply(update)
    }

    /// Applies changes that count as one. This is the one place that decides the order of their effects.
    ///
    /// First everything that stores index paths follows: observers such as size caches, the selection and the visible views.
    /// The layout, which may request sizes from the delegate, and the delegate itself come after them, since a size that is
    /// requested earlier is looked up, or stored, under the index path of another item.
    func apply(_ update: TableUpdate) {
        let counts = validCounts(after: update)
        let map = TableUpdateMap(update)
        notifyObservers { $0.collectionView(self, willApply: update) }
        let removed = renumberVisibleElements(map)
        if let counts {
            knownCounts = counts
            collectionViewLayout.follow(update, counts: counts)
        }

        for (element, view) in removed { discard(view, of: element) }
        reconfigureVisibleItems(update.reconfiguredRows.compactMap(map.newPlace(forOld:)))
        outdatedElements.insertAll()
        itemsHaveChanged = true
        collectionViewLayout.prepare(forCollectionViewUpdates: update.collectionViewUpdateItems)
        collectionViewLayout.finalizeCollectionViewUpdates()
        setNeedsLayout()
    }

    /// The numbers of items after an update, `nil` if the collection view has not requested any yet. Traps with UIKit's wording
    /// if the update does not lead to them.
    private func validCounts(after update: TableUpdate) -> [Int]? {
        do throws(InvalidUpdateError) {
            guard let knownCounts, dataSource != nil else {
                try update.validateNumbers()
                return nil
            }
            let counts = askForItemCounts()
            try update.validate(from: knownCounts, to: counts, words: .collection)
            return counts
        } catch {
            trap(error.description)
        }
    }

    /// Gives the views of items that stay their new index paths, and returns the elements whose views are not needed any more.
    private func renumberVisibleElements(_ map: TableUpdateMap) -> [(CollectionElement, VisibleElement)] {
        selectedPaths = Set(selectedPaths.compactMap(map.newPlace(forOld:)))
        var removed: [(CollectionElement, VisibleElement)] = []
        var kept: [CollectionElement: VisibleElement] = [:]
        for (element, view) in visibleElements.sorted(by: { $0.key < $1.key }) {
            if let path = place(of: element, map: map) {
                kept[CollectionElement(category: element.category, kind: element.kind, indexPath: path)] = view
            } else {
                removed.append((element, view))
            }
        }
        visibleElements = kept
        return removed
    }

    /// Where an element is after an update; supplementary views of a section stay with it.
    private func place(of element: CollectionElement, map: TableUpdateMap) -> IndexPath? {
        guard element.category != .cell, element.indexPath.count == 2 else {
            return element.category == .cell ? map.newIndexPathKeepingCell(forOld: element.indexPath) : nil
        }
        guard element.isOfSection else { return map.newIndexPathKeepingCell(forOld: element.indexPath) }
        return map.newSection(forOld: element.indexPath.section).map {
            IndexPath(item: element.indexPath.item, section: $0)
        }
    }
}

extension CollectionElement {
    /// Whether it belongs to its section, not to an item.
    fileprivate var isOfSection: Bool {
        [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].contains(kind)
    }
}
