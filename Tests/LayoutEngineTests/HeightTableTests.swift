import Foundation
import LayoutEngine
import XCTest

final class HeightTableTests: XCTestCase {
    func testKeysOfEveryTypeFindTheirOwnHeight() {
        let table = KeyedHeightTable()
        let uuid = UUID()
        let keys: [AnyHashable] = ["7", 7, uuid, Date(timeIntervalSince1970: 7), "a\0b", "a", [1, 2]]
        for (height, key) in keys.enumerated() {
            XCTAssertTrue(table.store(Double(height), forKey: key, width: 375))
        }
        XCTAssertEqual(table.count, keys.count)
        for (height, key) in keys.enumerated() {
            XCTAssertEqual(table.height(forKey: key, width: 375), Double(height))
            XCTAssertNil(table.height(forKey: key, width: 320))
        }
        table.remove(forKey: uuid)
        XCTAssertNil(table.height(forKey: uuid, width: 375))
        table.removeAll()
        XCTAssertEqual(table.count, 0)
    }

    func testHeightsOfUnlaidOutListsAreRefused() {
        let table = KeyedHeightTable()
        XCTAssertFalse(table.store(44, forKey: 1, width: 0))
        XCTAssertFalse(table.store(.nan, forKey: 1, width: 375))
        XCTAssertFalse(table.store(-1, forKey: 1, width: 375))
        XCTAssertEqual(table.count, 0)
    }

    func testRowsKeepTheirHeightsWhileOthersMove() {
        let tree = RowHeightTree()
        for row in 0..<4 { tree.store(Double(row), section: 0, row: row) }
        tree.moveRow(fromSection: 0, row: 0, toSection: 0, row: 2)
        XCTAssertEqual((0..<4).map { tree.height(section: 0, row: $0) }, [1, 2, 0, 3])
        XCTAssertFalse(tree.store(.infinity, section: 0, row: 0))
    }
}
