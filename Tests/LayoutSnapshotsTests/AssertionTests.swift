import Foundation
import LayoutSnapshots
import UIKitLayout
import XCTest

/// `assertSnapshot(of:)` compares with references next to the test and reports failures to XCTest.
nonisolated final class AssertionTests: XCTestCase {
    private var caught: [String] = []
    private var catches = false

    // Failures of the assertions that are tested are caught, so that they do not fail the test.
    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard catches else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        caught.append("\((filePath as NSString).lastPathComponent):\(lineNumber): \(description)")
    }

    private func failures(of body: () -> Void) -> [String] {
        caught = []
        catches = true
        body()
        catches = false
        return caught
    }
}

extension AssertionTests {
    func testAViewThatLooksLikeItsReferencePasses() {
        assertSnapshot(
            of: boxView(CGRect(x: 4, y: 6, width: 10, height: 8)), in: LayoutVariants(appearances: [.light, .dark]))
    }

    func testAViewThatLooksDifferentFailsAtItsLine() {
        let line = #line + 2
        let failures = failures {
            assertSnapshot(
                of: boxView(CGRect(x: 5, y: 6, width: 10, height: 8)), record: .never,
                testName: "testAViewThatLooksLikeItsReferencePasses()")
        }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.hasPrefix("AssertionTests.swift:\(line): ") ?? false, "\(failures)")
        XCTAssertTrue(
            failures.first?.contains("moved: UIView#box from (4, 6, 10, 8) to (5, 6, 10, 8)") ?? false, "\(failures)")
    }

    func testAMissingReferenceIsNamed() {
        let failures = failures {
            assertSnapshot(of: boxView(.zero), in: LayoutVariants(widths: [20]), named: "absent", record: .never)
        }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(
            failures.first?.contains("LayoutSnapshots/AssertionTests/testAMissingReferenceIsNamed.absent.20.png")
                ?? false, "\(failures)")
    }

    func testAnErrorOfTheSubjectIsAFailure() {
        struct Missing: Error {}
        func subject() throws -> UIView { throw Missing() }
        func assert() { assertSnapshot(of: try subject(), record: .never) }
        let failures = failures(of: assert)
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("Missing()") ?? false, "\(failures)")
    }
}
