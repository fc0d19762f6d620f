import Foundation
import LayoutEngine
import XCTest

private final class Token: Hashable {
    static func == (left: Token, right: Token) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class HeightTableTests: XCTestCase {
    private func makeTable(width: Double = 375) -> KeyedHeightTable {
        let table = KeyedHeightTable()
        table.setContext(width: width)
        return table
    }

    func testKeysOfEveryTypeFindTheirOwnHeight() {
        let table = makeTable()
        let uuid = UUID()
        let keys: [AnyHashable] = ["7", 7, uuid, Date(timeIntervalSince1970: 7), "a\0b", "a", [1, 2], Int64(8)]
        for (height, key) in keys.enumerated() {
            XCTAssertTrue(table.store(Double(height), forKey: key))
        }
        XCTAssertEqual(table.count, keys.count)
        for (height, key) in keys.enumerated() { XCTAssertEqual(table.height(forKey: key), Double(height)) }
        XCTAssertEqual(table.height(forKey: "7"), 0, "a key is the same wrapped or not")
        XCTAssertEqual(table.height(forKey: 7), 1)
        XCTAssertEqual(table.height(forKey: uuid), 2)
        XCTAssertEqual(table.height(forKey: Date(timeIntervalSince1970: 7)), 3)
        XCTAssertEqual(table.height(forKey: [1, 2]), 6)
        table.setContext(width: 320)
        for key in keys { XCTAssertNil(table.height(forKey: key)) }
        table.remove(forKey: uuid)
        table.setContext(width: 375)
        XCTAssertNil(table.height(forKey: uuid))
        table.removeAll()
        XCTAssertEqual(table.count, 0)
    }

    func testBoundsAndStatisticsAreTheEngines() {
        let table = makeTable()
        table.countLimit = 2
        for key in 0..<3 { table.store(Double(key), forKey: key) }
        XCTAssertNil(table.height(forKey: 0))
        XCTAssertEqual(table.height(forKey: 2), 2)
        XCTAssertEqual(table.count, 2)
        XCTAssertEqual(table.statistics.hits, 1)
        XCTAssertEqual(table.statistics.misses, 1)
        XCTAssertEqual(table.statistics.evictions, 1)
    }

    func testObjectsAreReleasedWithTheirKeys() {
        struct Key: Hashable {
            let object: Token
        }
        var token: Token? = Token()
        let isGone = { [weak token] in token == nil }
        let table = makeTable()
        if let token { table.store(1, forKey: Key(object: token)) }
        XCTAssertEqual(token.map { table.height(forKey: Key(object: $0)) }, 1)
        token = nil
        XCTAssertFalse(isGone())
        table.removeAll()
        XCTAssertTrue(isGone())
    }

    func testHeightsOfUnlaidOutListsAreRefused() {
        let table = makeTable(width: 0)
        XCTAssertFalse(table.store(44, forKey: 1))
        table.setContext(width: 375)
        XCTAssertFalse(table.store(.nan, forKey: 1))
        XCTAssertFalse(table.store(-1, forKey: 1))
        XCTAssertEqual(table.count, 0)
    }

    func testTablesAndTreesAcceptTheSameHeights() {
        let (table, tree) = (makeTable(), ExtentTree())
        for (height, isValid) in [
            (0, true), (1e9, true), (1e9.nextUp, false), (.greatestFiniteMagnitude, false), (.infinity, false),
            (.nan, false), (-0.5, false),
        ] {
            XCTAssertEqual(table.store(height, forKey: 1), isValid, "\(height)")
            XCTAssertEqual(tree.store(height, section: 0, row: 0), isValid, "\(height)")
            XCTAssertEqual(ValidHeight.contains(height), isValid, "\(height)")
        }
    }

    func testSavedHeightsAreLoadedAndOthersRefused() throws {
        let path = NSTemporaryDirectory() + "heights-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let table = makeTable()
        table.store(233.5, forKey: "row 0", version: 3)
        table.store(1, forKey: [1])
        try table.save(toFile: path, fonts: "Inter")
        let loaded = makeTable()
        try loaded.load(fromFile: path, fonts: "Inter")
        XCTAssertEqual(loaded.height(forKey: "row 0", version: 3), 233.5)
        XCTAssertEqual(loaded.count, 1)
        XCTAssertThrowsError(try loaded.load(fromFile: path, fonts: "Cantarell")) {
            XCTAssertEqual(($0 as? EngineError)?.code, .otherFonts)
        }
        XCTAssertThrowsError(try loaded.load(fromFile: "/nowhere", fonts: "")) {
            XCTAssertEqual(($0 as? EngineError)?.code, .file)
        }
    }

    func testRowsKeepTheirHeightsWhileOthersMove() {
        let tree = ExtentTree()
        for row in 0..<4 { tree.store(Double(row), section: 0, row: row) }
        tree.moveRow(fromSection: 0, row: 0, toSection: 0, row: 2)
        XCTAssertEqual((0..<4).map { tree.height(section: 0, row: $0) }, [1, 2, 0, 3])
        XCTAssertFalse(tree.store(.infinity, section: 0, row: 0))
    }
}
