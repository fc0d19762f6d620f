import UIKit
import XCTest

@testable import Recipes

/// The cell has 12 points above the title (20.5), 4 points, the summary (18 for each line) and 12 points below it. The
/// button (44), with 12 points above and below it, needs 68 points at least. The separator adds half a point.
@MainActor
final class RecipeHeightTests: XCTestCase {
    private let store = RecipeStore(recipes: [
        Recipe(id: 1, title: "Bread", summary: "Four ingredients."),
        Recipe(id: 2, title: "Soup", summary: "Onions, stock, cheese, and the bread of yesterday."),
        Recipe(id: 3, title: "Stew", summary: "Beans, leeks and a ham bone.\nCooks for three hours.\nServes six."),
    ])

    private func makeList() -> RecipeListController {
        let list = RecipeListController(store: store)
        list.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        list.view.layoutIfNeeded()
        return list
    }

    private func heights(of list: RecipeListController) -> [CGFloat] {
        (0..<store.recipes.count).map { list.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }

    func testARowIsAsTallAsItsTextsOrItsButton() {
        // One line: 12 + 20.5 + 4 + 18 + 12 = 66.5 is less than 68. Two lines: 84.5. Three lines: 102.5.
        XCTAssertEqual(heights(of: makeList()), [68.5, 85, 103])
    }

    func testInsertingARowKeepsTheHeightsOfTheOthers() {
        let list = makeList()
        list.addRecipe()
        XCTAssertEqual(heights(of: list), [68.5, 68.5, 85, 103])
    }

    func testTheButtonOfARowMarksItsRecipe() {
        let cell = makeList().tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        cell?.contentView.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
        XCTAssertEqual(store.recipes.map(store.isFavorite), [false, true, false])
    }
}
