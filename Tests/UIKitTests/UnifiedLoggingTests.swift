import XCTest

@testable import UnifiedLogging

nonisolated final class UnifiedLoggingTests: XCTestCase {
    // Apple, OSSignpostID: an object has the same identity each time; `null` is 0, and all bits of `invalid` are set.
    func testSignpostsHaveIdentities() {
        let log = OSLog(subsystem: "a", category: "b")
        XCTAssertEqual(OSSignpostID(log: log, object: log), OSSignpostID(log: log, object: log))
        XCTAssertNotEqual(OSSignpostID(log: log), OSSignpostID(log: log))
        XCTAssertEqual([OSSignpostID.null, .invalid].map(\.rawValue), [0, .max])
        os_signpost(.begin, log: log, name: "work", signpostID: OSSignpostID(log: log), "%{public}s", "a")
        os_signpost(.end, log: log, name: "work")
    }

    // Apple's documentation of os_log: formats are those of printf and NSString, with options in braces.
    func testPlaceholdersStandForArguments() {
        for (format, arguments, expected) in [
            ("%{public}@ has %d rows", ["table", 3] as [Any], "table has 3 rows"), ("%.2f %%", [1.5], "1.5 %"),
            ("%lu of %ld", [UInt(1), 2], "1 of 2"), ("plain", [], "plain"), ("%@ %@", ["one"], "one "),
        ] {
            XCTAssertEqual(LogFormat(format).text(arguments), expected)
        }
    }

    func testMessagesKeepTheirValues() {
        let (name, count) = ("cell", 2)
        let message: OSLogMessage = "\(name, privacy: .public) \(count)"
        XCTAssertEqual(message.text, "cell 2")
    }

    func testOnlyErrorsAndFaultsAreWritten() {
        let log = OSLog(subsystem: "org.example", category: "cells")
        XCTAssertEqual(
            [OSLogType.debug, .info, .default, .error, .fault].map { log.isEnabled(type: $0) },
            [false, false, false, true, true])
        XCTAssertFalse(OSLog.disabled.isEnabled(type: .fault))
    }

    func testALockThatIsHeldCannotBeTaken() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        os_unfair_lock_lock(lock)
        XCTAssertFalse(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        XCTAssertTrue(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        lock.deallocate()
    }
}
