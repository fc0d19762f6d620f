import LayoutEngine
import XCTest

final class StackRulesTests: XCTestCase {
    private func rules(_ distribution: StackRules.Distribution = .fill) -> StackRules {
        StackRules(
            axis: .vertical, distribution: distribution, alignment: .fill, isInsideMargins: false,
            isBaselineRelative: false)
    }

    func testAStackWithoutItemsHasNoConstraints() {
        XCTAssertTrue(rules(.equalSpacing).constraints(of: []).isEmpty)
    }

    /// UIKit's view debugger shows two canvas connections and a spacing for a column of two views, and two alignments for
    /// each of them.
    func testAColumnOfTwoItemsHasUIKitsConstraints() {
        let constraints = rules().constraints(of: [.init(spacing: 8), .init(spacing: 99)])
        XCTAssertEqual(constraints.count, 2 + 1 + 4)
        let spacing = constraints[2]
        XCTAssertEqual(spacing.constant, 8)
        XCTAssertEqual(spacing.firstAttribute, .top)
        XCTAssertEqual(spacing.secondAttribute, .bottom)
        guard case .item(1) = spacing.first, case .item(0)? = spacing.second else {
            return XCTFail("\(spacing.first) follows \(String(describing: spacing.second))")
        }
    }

    func testGapsAreNumberedByTheItemsBeforeThem() {
        let items = (0..<3).map { _ in StackRules.Item(spacing: 0) }
        let gaps = rules(.equalSpacing).constraints(of: items).compactMap { constraint -> Int? in
            if case .gap(let index) = constraint.first { index } else { nil }
        }
        XCTAssertEqual(Set(gaps), [0, 1])
    }
}
