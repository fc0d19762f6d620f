import Foundation
import UIKit
import XCTest

/// Display links, which call closures in place of methods that iOS calls by name.
nonisolated final class DisplayLinkTests: XCTestCase {}

extension DisplayLinkTests {
    private func turnRunLoop(for seconds: TimeInterval = 10, until isDone: () -> Bool) {
        let end = Date(timeIntervalSinceNow: seconds)
        while !isDone(), Date() < end {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }

    // Apple, CADisplayLink: `targetTimestamp` is when the next frame is displayed. 60 frames per second, so that the
    // calls, which no timer makes early, are at least about 1/60 s apart.
    func testALinkIsCalledBeforeEachFrameWithItsTimes() {
        var times: [CFTimeInterval] = []
        let link = CADisplayLink { link in
            times.append(link.timestamp)
            XCTAssertEqual(link.targetTimestamp - link.timestamp, 1 / 60, accuracy: 1e-6)
        }
        turnRunLoop(for: 0.1) { !times.isEmpty }
        XCTAssertEqual(times, [], "not added to a run loop")
        let start = CACurrentMediaTime()
        link.add(to: .main, forMode: .common)
        link.add(to: .main, forMode: .common)
        turnRunLoop { times.count >= 4 }
        link.invalidate()
        XCTAssertEqual(times.count, 4)
        XCTAssertEqual(times, times.sorted())
        XCTAssertGreaterThanOrEqual((times.last ?? 0) - start, 4.0 / 60 - 0.005)
    }

    func testAPausedLinkWaits() {
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        link.isPaused = true
        link.add(to: .main, forMode: .default)
        turnRunLoop(for: 0.1) { calls > 0 }
        XCTAssertEqual(calls, 0)
        link.isPaused = false
        turnRunLoop { calls > 0 }
        XCTAssertEqual(calls, 1)
        link.remove(from: .main, forMode: .default)
        turnRunLoop(for: 0.1) { calls > 1 }
        XCTAssertEqual(calls, 1)
        link.add(to: .main, forMode: .default)
        turnRunLoop { calls > 1 }
        XCTAssertEqual(calls, 2)
        link.invalidate()
    }

    // Apple, preferredFramesPerSecond: the actual rate is a factor of the display's maximum: 60, 30, 20, 15 and so on.
    func testTheRateIsAFactorOfTheDisplays() {
        let link = CADisplayLink { _ in }
        XCTAssertEqual(link.targetTimestamp, 1.0 / 60)
        for (rate, actual) in [(30, 30.0), (20, 20), (26, 30), (120, 60), (0, 60)] {
            link.preferredFramesPerSecond = rate
            XCTAssertEqual(link.targetTimestamp, 1 / actual, accuracy: 1e-9, "\(rate)")
        }
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 15)
        XCTAssertEqual(link.targetTimestamp, 1.0 / 15, accuracy: 1e-9)
        XCTAssertEqual(link.duration, 1.0 / 60)
    }

    // Apple, invalidate: "Removing the display link from all run loop modes causes it to be released by the run loop. The
    // display link also releases the target."
    func testAnInvalidLinkReleasesItsTarget() {
        weak var target: NSObject?
        weak var former: CADisplayLink?
        do {
            let object = NSObject()
            target = object
            let link = CADisplayLink { [object] _ in _ = object }
            former = link
            link.add(to: .main, forMode: .default)
        }
        turnRunLoop(for: 0.05) { false }
        XCTAssertNotNil(target)
        XCTAssertNotNil(former)
        former?.invalidate()
        turnRunLoop(for: 0.05) { false }
        XCTAssertNil(target)
        XCTAssertNil(former)
    }
}
