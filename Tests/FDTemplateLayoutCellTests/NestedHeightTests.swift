import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

/// Heights requested while a template is being configured.
nonisolated final class NestedHeightTests: TemplateLayoutTestCase {
    private let long = "twenty characters are a line and some more"
}

extension NestedHeightTests {
    func testAHeightWithinAConfigurationLeavesTheTemplateAlone() {
        let table = makeTable()
        var inner: [CGFloat] = []
        for _ in 0..<2 {
            let outer = table.fd_heightForCell(withIdentifier: "label", cacheByKey: "outer") { cell in
                (cell as? LabelCell)?.label.text = long
                inner.append(
                    table.fd_heightForCell(withIdentifier: "label", cacheByKey: "inner") {
                        ($0 as? LabelCell)?.label.text = "one line"
                    })
            }
            XCTAssertEqual(outer, 20 + 3 * 12 + 0.5)
        }
        XCTAssertEqual(inner, [32.5])
        XCTAssertEqual(table.fd_keyedHeightCache.height(forKey: "outer"), 56.5)
        XCTAssertEqual(table.fd_keyedHeightCache.height(forKey: "inner"), 32.5)
    }

    func testTemplatesAreMadeForEachDepthOnce() {
        let table = makeTable()
        var made = 0
        table.register(forCellReuseIdentifier: "counted") {
            made += 1
            return LabelCell(style: .default, reuseIdentifier: "counted")
        }
        func height(depth: Int) -> CGFloat {
            table.fd_heightForCell(withIdentifier: "counted") { cell in
                XCTAssertTrue(cell.fd_isTemplateLayoutCell)
                (cell as? LabelCell)?.label.text = depth == 0 ? "one line" : long
                if depth > 0 { XCTAssertEqual(height(depth: depth - 1), depth == 1 ? 32.5 : 56.5) }
            }
        }
        for _ in 0..<3 { XCTAssertEqual(height(depth: 3), 56.5) }
        XCTAssertEqual(made, 4)
        XCTAssertEqual(height(depth: 0), 32.5)
    }

    func testAHeaderMeasuredWithinAnotherChangesNeitherHeight() {
        let table = makeTable()
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        func height(_ points: CGFloat, within body: () -> Void) -> CGFloat {
            table.fd_heightForHeaderFooterView(withIdentifier: "header") { view in
                view.contentView.constraints.first?.isActive = false
                view.contentView.heightAnchor.constraint(equalToConstant: points).isActive = true
                body()
            }
        }
        let outer = height(25) { XCTAssertEqual(height(70) {}, 70) }
        XCTAssertEqual(outer, 25)
    }

    func testAnEndlessRecursionIsAnErrorAndHeightsAreComputedAfterwards() {
        let table = makeTable()
        func height() throws -> CGFloat {
            try table.fd_tryHeightForCell(withIdentifier: "label") { _ in _ = try height() }
        }
        XCTAssertThrowsError(try height()) { XCTAssertEqual(($0 as? FDTemplateError)?.code, .endlessRecursion) }
        XCTAssertEqual(self.height("one line", in: table), 32.5)
    }
}

/// Numbers that are not valid heights.
nonisolated final class InvalidHeightTests: TemplateLayoutTestCase {
    private let noHeights: [CGFloat] = [-0.2, -5, .nan, .infinity, -.infinity, 1e308, 1.1e9]
}

extension InvalidHeightTests {
    private final class WishfulCell: UITableViewCell {
        var wish: CGFloat = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: wish)
        }
    }

    func testCellsThatWantNoHeightAreErrors() {
        let table = makeTable()
        table.register(WishfulCell.self, forCellReuseIdentifier: "wishful")
        for wish in noHeights {
            XCTAssertThrowsError(
                try table.fd_tryHeightForCell(withIdentifier: "wishful") { ($0 as? WishfulCell)?.wish = wish },
                "\(wish)"
            ) { XCTAssertEqual(($0 as? FDTemplateError)?.code, .invalidHeight) }
        }
        let greatest = table.fd_heightForCell(withIdentifier: "wishful") { ($0 as? WishfulCell)?.wish = 1e9 - 1 }
        XCTAssertEqual(greatest, 1e9 - 0.5)
    }

    func testCachesRejectNumbersThatAreNoHeights() {
        let table = makeTable()
        for number in noHeights {
            table.fd_keyedHeightCache.cacheHeight(number, byKey: "key")
            table.fd_indexPathHeightCache.cacheHeight(number, by: path(0))
            XCTAssertNil(table.fd_keyedHeightCache.height(forKey: "key"), "\(number)")
            XCTAssertNil(table.fd_indexPathHeightCache.height(for: path(0)), "\(number)")
        }
    }

    func testBackgroundWorkThrows() async {
        let computation = FDHeightComputation<CGFloat>(
            width: 120, makeTemplate: { WishfulCell() },
            configure: { cell, wish in (cell as? WishfulCell)?.wish = wish })
        do {
            _ = try await computation.heights(of: [10, -5, 10])
            XCTFail("a negative height was returned")
        } catch {
            XCTAssertEqual((error as? FDTemplateError)?.code, .invalidHeight)
        }
    }
}
