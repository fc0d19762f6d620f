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
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdate()
        updates?()
        endUpdate()
        completion?(true)
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

    /// Items have other content, and keep their cells, which the data source configures anew.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        // Cells are asked for again: one that waits to be reused is the former one.
        reloadItems(at: indexPaths)
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

    /// Applies changes that count as one.
    func apply(_ update: TableUpdate) {
        do {
            try validateAndApply(update)
        } catch {
            trap(error.description)
        }
        renumber(update)
        itemsHaveChanged = true
        notifyObservers { $0.collectionView(self, willApply: update) }
        collectionViewLayout.prepare(forCollectionViewUpdates: update.collectionViewUpdateItems)
        collectionViewLayout.finalizeCollectionViewUpdates()
        setNeedsLayout()
    }

    private func validateAndApply(_ update: TableUpdate) throws(InvalidUpdateError) {
        guard let knownCounts, dataSource != nil else { return try update.validateNumbers() }
        let counts = askForItemCounts()
        try update.validate(from: knownCounts, to: counts, words: .collection)
        self.knownCounts = counts
        collectionViewLayout.follow(update, counts: counts)
    }

    /// Gives the views of items that stay their new places, and takes the others off the screen.
    private func renumber(_ update: TableUpdate) {
        let map = TableUpdateMap(update)
        selectedPaths = Set(selectedPaths.compactMap(map.newPlace(forOld:)))
        let former = visibleElements
        var kept: [CollectionElement: VisibleElement] = [:]
        for element in former.keys.sorted() {
            guard let path = place(of: element, map: map) else {
                hide(element)
                continue
            }
            kept[CollectionElement(category: element.category, kind: element.kind, indexPath: path)] = former[element]
        }
        visibleElements = kept
    }

    /// Where an element is after an update; supplementary views of a section stay with it.
    private func place(of element: CollectionElement, map: TableUpdateMap) -> IndexPath? {
        guard element.category != .cell, element.indexPath.count == 2 else {
            return element.category == .cell ? map.newIndexPath(forOld: element.indexPath) : nil
        }
        guard element.isOfSection else { return map.newIndexPath(forOld: element.indexPath) }
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
