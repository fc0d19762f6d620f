import Foundation
import UIKit
import XCTest

/// Timers that call closures, in place of methods that iOS calls by name.
nonisolated final class TimerTests: XCTestCase {}

extension TimerTests {
    private final class Clock {
        private(set) var ticks = 0

        func tick() { ticks += 1 }
    }

    private func turnRunLoop(until isDone: () -> Bool) {
        for _ in 0..<200 where !isDone() {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }

    // Apple, Timer: "The timer maintains a strong reference to this object until it (the timer) is invalidated"; one that
    // does not repeat "will be invalidated after it fires".
    func testATimerRetainsItsTargetUntilItHasFired() {
        weak var clock: Clock?
        var ticks = 0
        let timer: Timer
        do {
            let target = Clock()
            clock = target
            timer = Timer.scheduledTimer(
                timeInterval: 0.01, repeats: false,
                calling: { [target] _ in
                    target.tick()
                    ticks = target.ticks
                })
        }
        XCTAssertNotNil(clock)
        turnRunLoop { ticks > 0 }
        XCTAssertEqual(ticks, 1)
        XCTAssertFalse(timer.isValid)
    }

    func testARepeatingTimerFiresOnceItIsAddedToARunLoopAndUntilItIsInvalidated() {
        let clock = Clock()
        let timer = Timer(timeInterval: 0.01, repeats: true, calling: { [clock] _ in clock.tick() })
        turnRunLoop { clock.ticks > 0 }
        XCTAssertEqual(clock.ticks, 0)
        RunLoop.main.add(timer, forMode: .default)
        turnRunLoop { clock.ticks >= 3 }
        XCTAssertGreaterThanOrEqual(clock.ticks, 3)
        timer.invalidate()
        let ticks = clock.ticks
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(clock.ticks, ticks)
    }

    // As in sources for iOS, where the initializers are Foundation's.
    func testTrailingClosuresAreNotAmbiguous() {
        let timers = [
            Timer(timeInterval: 1, repeats: false) { _ in },
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in },
        ]
        XCTAssertEqual(timers.map(\.timeInterval), [0, 0])
        for timer in timers { timer.invalidate() }
    }
}
