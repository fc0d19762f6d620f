import Foundation

/// The processing of items by several threads.
enum ParallelWork {
    /// The size of the stack of a thread, in bytes. It is as large as that of the main thread, because nested views are
    /// laid out recursively.
    private static let stackSize = 8 << 20

    /// Calls a closure for each of the numbers from 0 on, on several threads, and delivers the results in the order of
    /// the numbers on the calling thread, as soon as they are available.
    ///
    /// - Parameters:
    ///   - count: the number of items.
    ///   - jobs: the number of threads, at least 1.
    ///   - work: processes an item.
    ///   - deliver: receives the results.
    /// - Throws: the first error of `work` or `deliver` in the order of the numbers. No further item is begun after an
    ///   error.
    static func run<Item: Sendable>(
        count: Int, jobs: Int, _ work: @escaping @Sendable (Int) throws -> Item, deliver: (Item) throws -> Void
    ) throws {
        let results = OrderedResults<Item>(count: count)
        defer { results.stop() }
        for _ in 0..<min(jobs, count) {
            let thread = Thread {
                while let number = results.takeNext() {
                    results.add(Result { try work(number) }, at: number)
                }
            }
            thread.stackSize = stackSize
            thread.start()
        }
        for number in 0..<count { try deliver(results.wait(for: number).get()) }
    }
}

/// The results of the items that have been processed but not delivered.
///
/// The conformance to `Sendable` is unchecked. It is valid because a condition guards all variables.
private final class OrderedResults<Item: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private let count: Int
    private var next = 0
    private var waiting: [Int: Result<Item, any Error>] = [:]

    init(count: Int) {
        self.count = count
    }

    /// The number of the next item to process; `nil` if there is none.
    func takeNext() -> Int? {
        condition.withLock {
            guard next < count else { return nil }
            next += 1
            return next - 1
        }
    }

    func add(_ result: Result<Item, any Error>, at number: Int) {
        condition.withLock {
            waiting[number] = result
            condition.signal()
        }
    }

    /// Waits for the result of an item and removes it.
    func wait(for number: Int) -> Result<Item, any Error> {
        condition.withLock {
            while true {
                if let result = waiting.removeValue(forKey: number) { return result }
                condition.wait()
            }
        }
    }

    /// Ends the work: no further item is begun.
    func stop() {
        condition.withLock { next = count }
    }
}
