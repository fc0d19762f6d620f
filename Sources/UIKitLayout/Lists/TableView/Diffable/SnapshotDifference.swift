import Foundation

/// The difference between two snapshots, as an update of a table.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private let old: Snapshot
    private let new: Snapshot
    private let oldSections: [Section: Int]
    private let newSections: [Section: Int]
    private let oldPaths: [Item: IndexPath]
    private let newPaths: [Item: IndexPath]

    init(from old: Snapshot, to new: Snapshot) {
        self.old = old
        self.new = new
        oldSections = Self.indices(of: old.sectionIdentifiers)
        newSections = Self.indices(of: new.sectionIdentifiers)
        oldPaths = Self.paths(of: old)
        newPaths = Self.paths(of: new)
    }

    /// The update that leads from the old snapshot to the new one with as few moves as possible. O(n log n) in the
    /// number of items, plus O(s · r) for s sections and r items marked for reloading or reconfiguration.
    var update: TableUpdate {
        var update = TableUpdate()
        addSections(to: &update)
        let loaded = Set(
            update.insertedSections.map { new.sectionIdentifiers[$0] }
                + update.reloadedSections.map { old.sectionIdentifiers[$0] })
        for (section, identifier) in new.sectionIdentifiers.enumerated() {
            addItems(of: identifier, at: section, isLoaded: loaded.contains(identifier), to: &update)
        }
        addDeletedItems(to: &update)
        return update
    }

    // MARK: Sections

    private func addSections(to update: inout TableUpdate) {
        let stay = new.sectionIdentifiers.compactMap { oldSections[$0] }.longestIncreasingSubsequence
        let reloaded = Set(new.reloadedSectionIdentifiers)
        for (index, section) in new.sectionIdentifiers.enumerated() {
            guard let former = oldSections[section] else {
                update.insertedSections.insert(index)
                continue
            }
            switch (stay.contains(former), reloaded.contains(section)) {
            case (true, true): update.reloadedSections.insert(former)
            case (true, false): break
            case (false, false): update.movedSections.append(.init(from: former, to: index))
            case (false, true):
                update.deletedSections.insert(former)
                update.insertedSections.insert(index)
            }
        }
        for (index, section) in old.sectionIdentifiers.enumerated() where newSections[section] == nil {
            update.deletedSections.insert(index)
        }
    }

    // MARK: Items

    /// Adds the changes of the items of a section to an update.
    ///
    /// - Parameter isLoaded: whether the section is inserted or reloaded. If so, the table requests all rows of the
    ///   section anyway.
    private func addItems(of identifier: Section, at section: Int, isLoaded: Bool, to update: inout TableUpdate) {
        let items = new.itemIdentifiers(inSection: identifier)
        let stay = items.compactMap { item in
            oldPaths[item].flatMap { $0.section == oldSections[identifier] ? $0.row : nil }
        }.longestIncreasingSubsequence
        let (reloaded, reconfigured) = (Set(new.reloadedItemIdentifiers), Set(new.reconfiguredItemIdentifiers))
        for (row, item) in items.enumerated() {
            let path = IndexPath(row: row, section: section)
            guard let former = oldPaths[item] else {
                if !isLoaded { update.insertedRows.insert(path) }
                continue
            }
            if !isLoaded, reconfigured.contains(item), !reloaded.contains(item) {
                update.reconfiguredRows.insert(former)
            }
            if former.section == oldSections[identifier], isLoaded || stay.contains(former.row) {
                if !isLoaded, reloaded.contains(item) { update.reloadedRows.insert(former) }
            } else if reloaded.contains(item) {
                update.deletedRows.insert(former)
                if !isLoaded { update.insertedRows.insert(path) }
            } else {
                update.movedRows.append(.init(from: former, to: path))
            }
        }
    }

    private func addDeletedItems(to update: inout TableUpdate) {
        for (item, path) in oldPaths
        where newPaths[item] == nil && !update.deletedSections.contains(path.section)
            && !update.reloadedSections.contains(path.section)
        {
            update.deletedRows.insert(path)
        }
    }

    // MARK: Positions

    private static func indices(of sections: [Section]) -> [Section: Int] {
        Dictionary(uniqueKeysWithValues: zip(sections, 0...))
    }

    static func paths(of snapshot: Snapshot) -> [Item: IndexPath] {
        var paths = [Item: IndexPath](minimumCapacity: snapshot.numberOfItems)
        for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
            for (row, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
                paths[item] = IndexPath(row: row, section: section)
            }
        }
        return paths
    }
}

extension [Int] {
    /// The elements of a longest increasing subsequence; the elements must be distinct.
    ///
    /// Uses the piles of patience sorting: Fredman, "On computing the length of longest increasing subsequences",
    /// Discrete Mathematics 11 (1975). O(n log n).
    var longestIncreasingSubsequence: Set<Int> {
        /// For each k, of all increasing subsequences of length k + 1 found so far, the index of the smallest last
        /// element.
        var ends: [Int] = []
        var predecessors = [Int](repeating: -1, count: count)
        for (index, number) in enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if self[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { predecessors[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var part: Set<Int> = []
        var next = ends.last ?? -1
        while next >= 0 {
            part.insert(self[next])
            next = predecessors[next]
        }
        return part
    }
}
