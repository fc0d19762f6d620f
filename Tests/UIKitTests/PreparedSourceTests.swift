import UIKit
import XCTest

@testable import UnmodifiedSources

/// A source that `fdlayout prepare-sources` generated from one with `@IBOutlet`, `@objc` and `#selector`; the tests of
/// the tool compare the two.
nonisolated final class PreparedSourceTests: XCTestCase {}

extension PreparedSourceTests {
    func testOutletsAreSetByNameAndNotificationsArrive() {
        let cell = StarRatingCell(style: .default, reuseIdentifier: nil)
        let (question, stars) = (UILabel(), [UIImageView(), UIImageView()])
        XCTAssertTrue(cell.setOutlet(question, named: "questionLabel"))
        XCTAssertTrue(cell.setOutletCollection(stars, named: "stars"))
        XCTAssertTrue(cell.setValue(7.0, forKeyPath: "spacing"))
        XCTAssertTrue(cell.setOutlet(UILabel(), named: "noteLabel"))
        cell.show("How was it?")
        XCTAssertEqual(question.text, "How was it?")
        XCTAssertEqual(cell.starCount, 2)
        XCTAssertEqual(cell.spacing, 7)
        XCTAssertEqual(cell.propertyName, "rating")
        cell.observe()
        NotificationCenter.default.post(name: .starsDidChange, object: nil, userInfo: ["rating": 3])
        XCTAssertEqual(cell.rating, 3)
    }

    private final class Chips: ChipBarDelegate {
        var selected: [String] = []

        func chipBar(_ bar: ChipBar, didSelect title: String) { selected.append(title) }
        func numberOfChips(in bar: ChipBar) -> Int { 3 }
    }

    func testOptionalRequirementsOfPreparedProtocolsAreCalled() {
        let (bar, chips) = (ChipBar(), Chips())
        bar.delegate = chips
        bar.select("One")
        bar.clear()
        XCTAssertEqual(chips.selected, ["One"])
        XCTAssertEqual(bar.color(for: "One"), .gray)
    }

    private final class TallChips: ChipBarDelegate {
        func chipBar(_ bar: ChipBar, heightFor title: String) -> CGFloat { 44 }
        func chipSpacing() -> CGFloat { 4 }
        func numberOfChips(in bar: ChipBar) -> Int { 0 }
    }

    // On iOS, a call of an optional method yields nil if the object does not implement the method.
    func testTheValueAfterTheQuestionMarksReplacesARequirementThatIsNotImplemented() {
        let (bar, chips, tallChips) = (ChipBar(), Chips(), TallChips())
        bar.delegate = chips
        XCTAssertEqual(bar.height(for: "One"), 32)
        XCTAssertEqual(bar.spacing, 8)
        bar.delegate = tallChips
        XCTAssertEqual(bar.height(for: "One"), 44)
        XCTAssertEqual(bar.spacing, 4)
    }
}
