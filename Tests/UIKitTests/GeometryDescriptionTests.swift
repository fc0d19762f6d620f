import CoreGraphics
import UIKit
import XCTest

/// The text that iOS sources print of geometry, and values that they make of priorities and constraints.
nonisolated final class GeometryDescriptionTests: XCTestCase {}

extension GeometryDescriptionTests {
    // NSStringFromCGRect and Swift's print on Apple's platforms: "(x, y, width, height)".
    func testRectanglesPrintTheirFourNumbersAsOnApplesPlatforms() {
        XCTAssertEqual("\(CGRect(x: 0, y: -1.5, width: 10, height: 20))", "(0.0, -1.5, 10.0, 20.0)")
        XCTAssertEqual("\(CGPoint(x: 1, y: 2.25))", "(1.0, 2.25)")
        XCTAssertEqual(String(describing: CGSize(width: 320, height: 44.5)), "(320.0, 44.5)")
    }

    func testALengthWithoutALimitStandsBesideALiteral() {
        XCTAssertEqual(CGSize(width: 100, height: .greatestFiniteMagnitude).height, CGFloat.greatestFiniteMagnitude)
        XCTAssertEqual(CGSize(width: .infinity, height: 20).width, CGFloat.infinity)
        let column = CGRect(x: 1, y: 2, width: 3, height: .greatestFiniteMagnitude)
        XCTAssertEqual(column.origin, CGPoint(x: 1, y: 2))
        XCTAssertEqual(column.size, CGSize(width: 3, height: CGFloat.greatestFiniteMagnitude))
    }

    func testNumbersAreAddedToPriorities() {
        var priority = UILayoutPriority.required - 1
        XCTAssertEqual(priority, UILayoutPriority(999))
        XCTAssertEqual(.defaultLow + 1, UILayoutPriority(251))
        priority -= 9
        priority += 0.5
        XCTAssertEqual(priority.rawValue, 990.5)
    }

    func testAConstraintWithoutItemsIsInactiveAndRelatesNothing() {
        let constraint = NSLayoutConstraint()
        XCTAssertNil(constraint.firstItem)
        XCTAssertEqual(constraint.firstAttribute, .notAnAttribute)
        XCTAssertFalse(constraint.isActive)
        XCTAssertEqual(constraint.priority, .required)
    }
}
