import Foundation
import Trapping

extension UICollectionView {
    final func baseReloadData() {
        notifyObservers { $0.collectionViewWillReloadData(self) }
        selectedPaths = []
        invalidateContent()
        collectionViewLayout.prepareIfNeeded()
        bounds.origin = offsetWithinContent(bounds.origin)
    }

    /// Applies the changes that a closure makes as one update; calls may be nested. Traps with UIKit's wording if the
    /// changes are not consistent with the numbers of sections and items of the data source.
    ///
    /// - Parameters:
    ///   - updates: the closure that changes the data and calls the methods for updates.
    ///   - completion: a closure that is called before the function returns, because there is no animation.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    final func baseInsertSections(_ sections: IndexSet) {
        change { $0.insertedSections.formUnion(sections) }
    }

    final func baseDeleteSections(_ sections: IndexSet) {
        change { $0.deletedSections.formUnion(sections) }
    }

    final func baseReloadSections(_ sections: IndexSet) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    final func baseMoveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    final func baseInsertItems(at indexPaths: [IndexPath]) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    final func baseDeleteItems(at indexPaths: [IndexPath]) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    final func baseReloadItems(at indexPaths: [IndexPath]) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    final func baseReconfigureItems(at indexPaths: [IndexPath]) {
        change { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    final func baseMoveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Adds a change to the open update, in place: copying the update for each change would take quadratic time.
    private func change(_ edit: (inout TableUpdate) -> Void) {
        beginUpdate()
        if var update = openUpdate {
            openUpdate = nil
            edit(&update)
            openUpdate = update
        }
        endUpdate()
    }

    func beginUpdate() {
        if openUpdateDepth == 0 { openUpdate = TableUpdate() }
        openUpdateDepth += 1
    }

    func endUpdate() {
        openUpdateDepth -= 1
        guard openUpdateDepth == 0, let update = openUpdate else { return }
        openUpdate = nil
        apply(update)
    }

    /// Applies an update. Only this function determines the order of the update's effects.
    ///
    /// First the update is applied to everything that stores index paths: observers such as size caches, the selection
    /// and the visible views. Only then do the layout, the delegate and the data source receive calls for sizes and
    /// views. A size that was requested earlier would be looked up, or stored, under the index path of another item.
    func apply(_ update: TableUpdate) {
        let counts = validCounts(after: update)
        let map = TableUpdateMap(update)
        notifyObservers { $0.collectionView(self, willApply: update) }
        let removed = renumberVisibleElements(after: update, map)
        if let counts {
            knownCounts = counts
            collectionViewLayout.follow(update, counts: counts)
        }

        for (element, view) in removed { discard(view, of: element) }
        reconfigureVisibleItems(update.reconfiguredRows.compactMap(map.newPlace(forOld:)))
        outdatedElements.insertAll()
        itemsHaveChanged = true
        collectionViewLayout.prepare(forCollectionViewUpdates: update.collectionViewUpdateItems)
        prefetching.forget()
        if !collectionViewLayout.isOfUIKit {
            UpdateTransition(layout: collectionViewLayout, update: update, removed: removed.map(\.0)).run(in: self)
        }
        collectionViewLayout.finalizeCollectionViewUpdates()
        // As in UIKit, the views are current when the update ends, unless the collection view was never laid out.
        if laidOutBounds != nil { layOutElements() }
        setNeedsLayout()
    }

    /// The numbers of items in the data source after an update; `nil` if the collection view has not requested any
    /// numbers before, or has no data source. Traps with UIKit's wording if the update is not consistent with the
    /// numbers before and after it.
    private func validCounts(after update: TableUpdate) -> [Int]? {
        do throws(InvalidUpdateError) {
            guard let knownCounts, dataSource != nil else {
                try update.validateNumbers()
                return nil
            }
            let counts = requestItemCounts()
            try update.validate(from: knownCounts, to: counts, words: .collection)
            return counts
        } catch {
            trap(error.description)
        }
    }

    /// Assigns new index paths to the selected items and to the views that are kept, and returns the elements whose
    /// views are no longer needed.
    private func renumberVisibleElements(
        after update: TableUpdate, _ map: TableUpdateMap
    ) -> [(CollectionElement, VisibleElement)] {
        selectedPaths = Set(selectedPaths.compactMap(map.newPlace(forOld:)))
        var removed: [(CollectionElement, VisibleElement)] = []
        var kept: [CollectionElement: VisibleElement] = [:]
        for (element, view) in visibleElements.sorted(by: { $0.key < $1.key }) {
            if let path = place(of: element, after: update, map) {
                kept[CollectionElement(category: element.category, kind: element.kind, indexPath: path)] = view
            } else {
                removed.append((element, view))
            }
        }
        visibleElements = kept
        return removed
    }

    /// The index path of an element after an update; `nil` if the element's view is no longer needed. Headers and
    /// footers move with their section, and are replaced if the section is reloaded.
    private func place(of element: CollectionElement, after update: TableUpdate, _ map: TableUpdateMap) -> IndexPath? {
        guard element.category != .cell, element.indexPath.count == 2 else {
            return element.category == .cell ? map.newIndexPathKeepingCell(forOld: element.indexPath) : nil
        }
        guard element.isOfSection else { return map.newIndexPathKeepingCell(forOld: element.indexPath) }
        guard !update.reloadedSections.contains(element.indexPath.section) else { return nil }
        return map.newSection(forOld: element.indexPath.section).map {
            IndexPath(item: element.indexPath.item, section: $0)
        }
    }
}

extension CollectionElement {
    /// Whether the element is the header or footer of a section.
    fileprivate var isOfSection: Bool {
        [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].contains(kind)
    }
}
