import Foundation

/// Distributes the blocks of an input to threads, and passes their results on in the order of the blocks.
///
/// A thread that is ahead of the others waits, so that neither blocks nor results accumulate while the reader of the
/// output is slow.
///
/// The conformance to `Sendable` is unchecked. It is valid because the reader is used only while `reading` is locked,
/// the results only while `writing` is locked, and the closure only by the thread that has set `isWriting`.
final class BlockQueue: @unchecked Sendable {
    private let reading = NSLock()
    private var reader: LineReader
    private var first: LineBlock?
    private var readingFailure: (any Error)?

    private let writing = NSCondition()
    private let write: (BlockResult) throws -> Void
    /// The results that wait for earlier ones, by the number of their block.
    private var results: [Int: BlockResult] = [:]
    private var nextNumber: Int
    private var isWriting = false
    private var failure: (any Error)?

    private let stop: StopRequest
    /// The largest number of results that wait.
    private let limit: Int

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - first: a block that was read already.
    ///   - reader: the reader of the blocks after it.
    ///   - stop: the request to make after a failure.
    ///   - limit: the largest number of results that wait for earlier ones.
    ///   - write: receives the results, one at a time; an error ends the reading of blocks.
    init(
        first: LineBlock, then reader: LineReader, stop: StopRequest, limit: Int,
        write: @escaping (BlockResult) throws -> Void
    ) {
        (self.first, self.reader, self.stop, self.limit, self.write) = (first, reader, stop, limit, write)
        nextNumber = first.number
    }

    /// The next block for the calling thread; `nil` if none is left or the input cannot be read.
    func next() -> LineBlock? {
        reading.lock()
        defer { reading.unlock() }
        if let block = first {
            first = nil
            return block
        }
        do {
            return try reader.next()
        } catch {
            readingFailure = error
            return nil
        }
    }

    /// Takes the result of a block, which must be given for every block that ``next()`` returned. Waits if too many
    /// results wait for earlier ones.
    func finish(_ result: BlockResult) {
        writing.lock()
        defer { writing.unlock() }
        while result.number != nextNumber, results.count >= limit { writing.wait() }
        results[result.number] = result
        if !isWriting { writeResults() }
    }

    /// Throws the error that occurred in writing or, if there was none, in reading. Call this method after all threads
    /// have ended.
    func throwFailure() throws {
        reading.lock()
        writing.lock()
        defer {
            writing.unlock()
            reading.unlock()
        }
        if let failure = failure ?? readingFailure { throw failure }
    }

    /// Writes the results up to the first one that is missing; after a failure, discards them. The calling thread holds
    /// the lock `writing`, which is released while a result is written.
    private func writeResults() {
        isWriting = true
        while let result = results.removeValue(forKey: nextNumber) {
            if failure == nil {
                writing.unlock()
                let failure = failureOfWriting(result)
                writing.lock()
                if let failure {
                    self.failure = failure
                    stop.make()
                }
            }
            nextNumber += 1
            writing.broadcast()
        }
        isWriting = false
    }

    private func failureOfWriting(_ result: BlockResult) -> (any Error)? {
        do {
            try write(result)
            return nil
        } catch {
            return error
        }
    }
}
