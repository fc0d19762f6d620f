import ObjectiveC
import XCTest

/// The locks of objects, according to the header objc-sync.h.
nonisolated final class ObjectLockTests: XCTestCase {
    private final class Counter: @unchecked Sendable {
        var count = 0
    }

    func testALockedObjectExcludesOtherThreads() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 {
                objc_sync_enter(counter)
                counter.count += 1
                objc_sync_exit(counter)
            }
        }
        XCTAssertEqual(counter.count, 8000)
    }

    func testAThreadLocksAnObjectSeveralTimes() {
        let counter = Counter()
        XCTAssertEqual([objc_sync_enter(counter), objc_sync_enter(counter)], [0, 0])
        XCTAssertEqual([objc_sync_exit(counter), objc_sync_exit(counter), objc_sync_exit(counter)], [0, 0, -1])
    }
}
