import Hummingbird

/// The routes that read the feed. Their responses have an `ETag` that depends on the fonts and the revision.
struct FeedRoutes {
    let store: Store
    let feed: Feed
    let lineBreaking: LineBreaking
    let longLineBreaking: LongLineBreaking
    let widths: [Double]

    func add(to routes: RouterGroup<some RequestContext>) {
        let tag = RevisionTag(fingerprint: lineBreaking.fingerprint)
        routes.get("feed") { request, context in
            let width = try FeedQuery(request).width(of: widths)
            let extent = await feed.extent(width: width)
            let state = FeedState(
                revision: extent.revision, count: extent.count, height: extent.height, widths: widths)
            return try tag.response(to: request, context: context, revision: state.revision) { state }
        }
        routes.get("rows") { request, context in
            let query = FeedQuery(request)
            let (width, anchor) = try (query.requiredWidth(of: widths), query.anchor())
            let lengths = try query.lengths()
            if let response = tag.unchanged(since: request, revision: await feed.revision) { return response }
            let (slice, rows) = try await rows(width: width, around: anchor, lengths: lengths)
            let part = await part(slice, rows, width: widths[width])
            return try tag.response(to: request, context: context, revision: slice.revision) { part }
        }
    }

    /// A slice and its rows. They are read again if a row has changed in between.
    private func rows(
        width: Int, around anchor: FeedSlice.Anchor, lengths: (above: Double, below: Double)
    ) async throws -> (FeedSlice, [Int64: StoredRow]) {
        for _ in 0..<1000 {
            guard
                let slice = await feed.slice(width: width, around: anchor, above: lengths.above, below: lengths.below)
            else { throw ClientError(.notFound, "there is no such row") }
            let rows = try await store.rows(slice.rows.map(\.id))
            let areSame = slice.rows.allSatisfy { row in (rows[row.id]?.revision ?? .max) <= slice.revision }
            if areSame { return (slice, rows) }
            try await Task.sleep(for: .milliseconds(1))
        }
        throw ClientError(.serviceUnavailable, "the rows change too often")
    }

    private func part(_ slice: FeedSlice, _ rows: [Int64: StoredRow], width: Double) async -> FeedPart {
        var placed: [FeedPart.Row] = []
        for place in slice.rows {
            guard let row = rows[place.id] else { continue }
            placed.append(FeedPart.Row(row, place, lines: await lines(of: row, width: width)))
        }
        return FeedPart(
            revision: slice.revision, count: slice.count, height: slice.height, anchor: slice.anchor?.position,
            rows: placed)
    }

    private func lines(of row: StoredRow, width: Double) async -> [LineBreaking.Line] {
        let text = row.content.content
        guard text.utf8.count >= LongLineBreaking.shortestText else {
            return lineBreaking.lines(of: text, inRowOf: width)
        }
        return await longLineBreaking.lines(
            of: text, at: LongLineBreaking.Place(id: row.id, version: row.version, width: width))
    }
}

extension FeedPart.Row {
    fileprivate init(_ row: StoredRow, _ place: FeedSlice.PlacedRow, lines: [LineBreaking.Line]) {
        self.init(
            id: row.id, version: row.version, position: place.position, offset: place.offset, height: place.height,
            title: row.content.title, lines: lines, byline: row.content.byline)
    }
}
