import ServiceLifecycle

/// Computes the heights of drafts in the background, and makes the drafts visible.
///
/// Only one task at a time may call ``publishDrafts()``, so that the feed applies changes in the order of the
/// revisions.
struct DraftPublisher: Service {
    /// The largest number of drafts that become visible together.
    private static let batchSize = 5000

    private let store: Store
    private let computation: HeightComputation
    private let feed: Feed
    private let signals = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    init(store: Store, computation: HeightComputation, feed: Feed) {
        (self.store, self.computation, self.feed) = (store, computation, feed)
    }

    /// Announces that there are new drafts.
    func wake() {
        signals.continuation.yield()
    }

    /// Makes drafts visible until the server is shut down. Drafts that remain become visible after the next start.
    func run() async throws {
        for await _ in signals.stream.cancelOnGracefulShutdown() {
            try await publishDrafts()
        }
    }

    /// Makes all drafts visible that exist now.
    func publishDrafts() async throws {
        while true {
            let drafts = try await store.drafts(limit: Self.batchSize)
            guard !drafts.isEmpty else { return }
            let changes = try await measure(drafts)
            await feed.apply(changes, revision: try await store.publish(changes))
        }
    }

    private func measure(_ drafts: [Draft]) async throws -> [MeasuredDraft] {
        let contents = drafts.compactMap(\.content)
        let heights = try await computation.heights(of: contents)
        var next = 0
        return drafts.map { draft in
            guard draft.content != nil else { return MeasuredDraft(draft: draft, heights: []) }
            defer { next += 1 }
            return MeasuredDraft(draft: draft, heights: heights.map { $0[next] })
        }
    }
}
