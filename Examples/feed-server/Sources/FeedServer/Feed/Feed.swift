import LayoutEngine

/// The order of the visible rows, and their offsets at each width. The newest row is the first.
actor Feed {
    /// The number of times that changes became visible.
    private(set) var revision: Int
    /// The numbers of the rows in ascending order: the last one is the first row of the feed.
    private var ids: [Int64]
    /// The heights and offsets for each width, in the order of the widths.
    private let trees: [ExtentTree]

    /// Loads the rows and heights of a store. Each row must have all heights.
    init(store: Store) async throws {
        revision = try await store.revision()
        ids = try store.allRows()
        trees = try store.settings.map { setting in
            let tree = ExtentTree()
            var row = 0
            try store.forEachHeight(setting: setting) { height in
                tree.store(height, section: 0, row: row)
                row += 1
            }
            return tree
        }
    }

    /// The revision, the number of rows and, at a width with the given index, the height in points.
    func extent(width index: Int?) -> (revision: Int, count: Int, height: Double?) {
        (revision, ids.count, index.map { trees[$0].totalHeight })
    }

    /// The rows around a place.
    ///
    /// - Parameters:
    ///   - index: the index of the width.
    ///   - anchor: the place; an offset or a position outside of the feed is moved to its nearest end.
    ///   - above: how far the slice extends above the top of the row at the anchor, in points.
    ///   - below: how far it extends below.
    /// - Returns: the slice; `nil` if the anchor is a row that the feed does not contain.
    func slice(width index: Int, around anchor: FeedSlice.Anchor, above: Double, below: Double) -> FeedSlice? {
        let tree = trees[index]
        guard !ids.isEmpty else {
            if case .row = anchor { return nil }
            return FeedSlice(revision: revision, count: 0, height: 0, anchor: nil, rows: [])
        }
        guard let row = row(at: anchor, in: tree), let place = tree.place(of: .row, section: 0, row: row) else {
            return nil
        }
        let rows = rows(of: tree, from: max(0, place.offset - above), to: place.offset + below)
        return FeedSlice(
            revision: revision, count: ids.count, height: tree.totalHeight, anchor: placed(place), rows: rows)
    }

    /// Applies changes that the store has made visible, and its new revision.
    func apply(_ changes: [MeasuredDraft], revision: Int) {
        for change in changes {
            let index = index(of: change.draft.id)
            let exists = index < ids.count && ids[index] == change.draft.id
            switch (exists, change.draft.content) {
            case (true, nil): remove(at: index)
            case (true, _): store(change.heights, at: index)
            case (false, nil): break
            case (false, _): insert(change, at: index)
            }
        }
        self.revision = revision
    }

    private func rows(of tree: ExtentTree, from top: Double, to bottom: Double) -> [FeedSlice.PlacedRow] {
        var rows: [FeedSlice.PlacedRow] = []
        var next = tree.place(at: top)
        while let place = next, place.part == .row, place.offset < bottom {
            rows.append(placed(place))
            next = tree.place(after: place)
        }
        return rows
    }

    private func placed(_ place: ExtentTree.Place) -> FeedSlice.PlacedRow {
        let id = ids[ids.count - 1 - place.row]
        return FeedSlice.PlacedRow(id: id, position: place.row, offset: place.offset, height: place.height)
    }

    private func row(at anchor: FeedSlice.Anchor, in tree: ExtentTree) -> Int? {
        switch anchor {
        case .offset(let offset): return tree.place(at: max(0, offset))?.row ?? ids.count - 1
        case .position(let position): return min(max(0, position), ids.count - 1)
        case .row(let id):
            let index = index(of: id)
            return index < ids.count && ids[index] == id ? ids.count - 1 - index : nil
        }
    }

    /// The index of the first number that is not below the given one.
    private func index(of id: Int64) -> Int {
        var (low, high) = (0, ids.count)
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func insert(_ change: MeasuredDraft, at index: Int) {
        ids.insert(change.draft.id, at: index)
        let row = ids.count - 1 - index
        for tree in trees { tree.insertRows(section: 0, rows: row..<row + 1) }
        store(change.heights, at: index)
    }

    private func store(_ heights: [Double], at index: Int) {
        for (tree, height) in zip(trees, heights) {
            tree.store(height, section: 0, row: ids.count - 1 - index)
        }
    }

    private func remove(at index: Int) {
        let row = ids.count - 1 - index
        for tree in trees { tree.removeRows(section: 0, rows: row..<row + 1) }
        ids.remove(at: index)
    }
}
