import Logging
import ServiceLifecycle

/// Computes the heights of drafts in the background, and makes the drafts visible.
///
/// Drafts with short texts are measured in batches. Each draft whose texts exceed the budget is measured by itself, in a
/// task of its own, so that the others become visible meanwhile.
struct DraftPublisher: Service {
    /// The bytes of text up to which a row is measured together with others.
    private static let rowBudget = 4096
    /// The bytes of text, and the number of drafts, up to which drafts are measured and become visible together.
    private static let batchBudget = (bytes: 1 << 16, count: 5000)
    /// The number of drafts that are measured together while no requests are served.
    private static let importBatchSize = 5000

    /// The feed in which drafts become visible.
    let feed: Feed
    private let store: Store
    private let computation: HeightComputation
    /// The computation of heights of drafts that exceed the budget.
    private let longComputation: HeightComputation
    private let publication: Publication
    private let logger: Logger
    private let signals = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    private let longSignals = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    /// - Parameters:
    ///   - computation: computes the heights of drafts with short texts.
    ///   - longComputation: another computation, for the drafts with long texts.
    init(
        store: Store, computation: HeightComputation, longComputation: HeightComputation, feed: Feed, logger: Logger
    ) {
        (self.store, self.computation, self.longComputation) = (store, computation, longComputation)
        (self.feed, publication, self.logger) = (feed, Publication(store: store, feed: feed), logger)
    }

    /// Announces that there are new drafts.
    func wake() {
        signals.continuation.yield()
        longSignals.continuation.yield()
    }

    /// Makes drafts visible until the server is shut down. Drafts that remain become visible after the next start. A
    /// draft that is being measured is not waited for.
    func run() async throws {
        let long = Task {
            var refused: Set<Draft.Version> = []
            for await _ in longSignals.stream {
                await publish(.longer(than: Self.rowBudget), longComputation, refused: &refused)
            }
        }
        defer { long.cancel() }
        wake()
        var refused: Set<Draft.Version> = []
        for await _ in signals.stream.cancelOnGracefulShutdown() {
            await publish(.upTo(Self.rowBudget), computation, refused: &refused)
        }
    }

    /// Makes the drafts with short texts visible that exist now. Not to be called while ``run()`` runs.
    func publishShortDrafts() async {
        var refused: Set<Draft.Version> = []
        await publish(.upTo(Self.rowBudget), computation, refused: &refused)
    }

    /// Makes all drafts visible that exist now, whatever their lengths. Not to be called while ``run()`` runs.
    func publishDrafts() async throws {
        while true {
            let drafts = try await store.drafts(.all, limit: Self.importBatchSize)
            guard !drafts.isEmpty else { return }
            try await publication.publish(try await computation.measure(drafts))
        }
    }

    /// Makes all drafts of some lengths visible.
    ///
    /// - Parameter refused: the drafts that cannot be measured. They remain in the database, and are tried again after
    ///   the next start.
    private func publish(
        _ lengths: DraftLengths, _ computation: HeightComputation, refused: inout Set<Draft.Version>
    ) async {
        while let drafts = await nextDrafts(lengths, except: refused), !drafts.isEmpty {
            if await publish(drafts, computation, refused: &refused) || drafts.count == 1 { continue }
            // One of the drafts cannot be measured, which must not keep the others from being published.
            for draft in drafts { _ = await publish([draft], computation, refused: &refused) }
        }
    }

    /// Measures drafts and makes them visible. Returns whether that has succeeded; a single draft is refused if not.
    private func publish(
        _ drafts: [Draft], _ computation: HeightComputation, refused: inout Set<Draft.Version>
    ) async -> Bool {
        do {
            try await publication.publish(try await computation.measure(drafts))
            return true
        } catch {
            guard drafts.count == 1, let draft = drafts.first else { return false }
            logger.error("a change of row \(draft.id) is not published: \(error)")
            refused.insert(draft.key)
            return false
        }
    }

    /// The next drafts to measure together; `nil` if the database cannot be read.
    private func nextDrafts(_ lengths: DraftLengths, except refused: Set<Draft.Version>) async -> [Draft]? {
        do {
            let drafts = try await store.drafts(lengths, limit: Self.batchBudget.count + refused.count)
            return Self.batch(of: drafts.filter { !refused.contains($0.key) }, lengths)
        } catch {
            logger.error("\(error)")
            return nil
        }
    }

    /// The first drafts that are within the budget together: one, if they are longer than the budget of a row.
    private static func batch(of drafts: [Draft], _ lengths: DraftLengths) -> [Draft] {
        if case .longer = lengths { return Array(drafts.prefix(1)) }
        var bytes = 0
        return Array(
            drafts.prefix { draft in
                bytes += draft.content?.byteCount ?? 0
                return bytes <= batchBudget.bytes
            })
    }
}

extension HeightComputation {
    /// Computes the heights of drafts at all widths.
    func measure(_ drafts: [Draft]) async throws -> [MeasuredDraft] {
        let heights = try await heights(of: drafts.compactMap(\.content))
        var next = 0
        return drafts.map { draft in
            guard draft.content != nil else { return MeasuredDraft(draft: draft, heights: []) }
            defer { next += 1 }
            return MeasuredDraft(draft: draft, heights: heights.map { $0[next] })
        }
    }
}

/// Makes measured drafts visible, in the database and then in the feed, in the same order in both.
private actor Publication {
    private let store: Store
    private let feed: Feed
    private var last: Task<Void, any Error>?

    init(store: Store, feed: Feed) {
        (self.store, self.feed) = (store, feed)
    }

    func publish(_ changes: [MeasuredDraft]) async throws {
        let task = Task { [store, feed, last] in
            _ = await last?.result
            let (applied, revision) = try await store.publish(changes)
            await feed.apply(applied, revision: revision)
        }
        last = task
        try await task.value
    }
}
