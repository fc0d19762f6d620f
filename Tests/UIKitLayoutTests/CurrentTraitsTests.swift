import Foundation
import UIKitLayout
import XCTest

/// `UITraitCollection.current` can be set for the thread; `performAsCurrent` restores it.
nonisolated final class CurrentTraitsTests: XCTestCase {
    private let former = UITraitCollection.current

    override func tearDown() {
        UITraitCollection.current = former
    }
}

private let wide = UITraitCollection(displayScale: 3)
private let narrow = UITraitCollection(displayScale: 1)

extension CurrentTraitsTests {
    func testAnAssignmentHoldsForViewsWithoutTraitsOfTheirOwn() {
        UITraitCollection.current = wide
        XCTAssertEqual(UIView().traitCollection.displayScale, 3)
    }

    func testTheFormerTraitsAreCurrentAfterwards() {
        UITraitCollection.current = wide
        narrow.performAsCurrent {
            XCTAssertEqual(UITraitCollection.current, narrow)
            UITraitCollection.current = UITraitCollection(displayScale: 2)
            XCTAssertEqual(UITraitCollection.current.displayScale, 2)
            wide.performAsCurrent { XCTAssertEqual(UITraitCollection.current, wide) }
            XCTAssertEqual(UITraitCollection.current.displayScale, 2)
        }
        XCTAssertEqual(UITraitCollection.current, wide)
    }

    func testOtherThreadsHaveTheirOwn() {
        UITraitCollection.current = wide
        let finished = expectation(description: "the other thread")
        Thread {
            XCTAssertEqual(UITraitCollection.current.displayScale, 2)
            finished.fulfill()
        }.start()
        wait(for: [finished], timeout: 10)
    }
}
