import FDTemplateLayoutCell
import Foundation
import LayoutEngine
import TextLayout
import UIKitLayout
import XCTest

/// Heights depend on more than the row and are cached separately for each combination.
nonisolated final class HeightContextTests: TemplateLayoutTestCase {}

extension HeightContextTests {
    /// Changes that affect heights, each with a closure that reverts it.
    private var changes: [(name: String, change: (UITableView) -> Void, back: (UITableView) -> Void)] {
        [
            ("width", { $0.frame.size.width = 200 }, { $0.frame.size.width = 120 }),
            (
                "scale", { $0.overrideTraitCollection = UITraitCollection(displayScale: 3) },
                { $0.overrideTraitCollection = UITraitCollection(displayScale: 2) }
            ),
            (
                "text size",
                {
                    $0.overrideTraitCollection = UITraitCollection(
                        displayScale: 2, preferredContentSizeCategory: .accessibilityLarge)
                },
                { $0.overrideTraitCollection = UITraitCollection(displayScale: 2) }
            ),
            (
                "accessory widths", { $0.fd_contentWidthRule.accessoryWidths[.checkmark] = 39 },
                { $0.fd_contentWidthRule.accessoryWidths[.checkmark] = 40 }
            ),
            ("editing", { $0.isEditing = true }, { $0.isEditing = false }),
            (
                "size class",
                {
                    $0.overrideTraitCollection = UITraitCollection(traitsFrom: [
                        UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .regular),
                    ])
                }, { $0.overrideTraitCollection = UITraitCollection(displayScale: 2) }
            ),
            (
                "bold text",
                {
                    $0.overrideTraitCollection = UITraitCollection(traitsFrom: [
                        UITraitCollection(displayScale: 2), UITraitCollection(legibilityWeight: .bold),
                    ])
                }, { $0.overrideTraitCollection = UITraitCollection(displayScale: 2) }
            ),
            (
                "device",
                {
                    $0.overrideTraitCollection = UITraitCollection(traitsFrom: [
                        UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceIdiom: .pad),
                    ])
                }, { $0.overrideTraitCollection = UITraitCollection(displayScale: 2) }
            ),
            ("separators", { $0.separatorStyle = .none }, { $0.separatorStyle = .singleLine }),
        ]
    }

    func testEachContextHasItsHeightsAndFindsThemAgain() {
        for (name, change, back) in changes {
            let table = makeTable()
            table.fd_indexPathHeightCache.cacheHeight(10, by: path(0))
            table.fd_keyedHeightCache.cacheHeight(11, byKey: "a")
            change(table)
            XCTAssertNil(table.fd_indexPathHeightCache.height(for: path(0)), name)
            XCTAssertNil(table.fd_keyedHeightCache.height(forKey: "a"), name)
            table.fd_indexPathHeightCache.cacheHeight(20, by: path(0))
            back(table)
            XCTAssertEqual(table.fd_indexPathHeightCache.height(for: path(0)), 10, name)
            XCTAssertEqual(table.fd_keyedHeightCache.height(forKey: "a"), 11, name)
            change(table)
            XCTAssertEqual(table.fd_indexPathHeightCache.height(for: path(0)), 20, name)
        }
    }

    /// The appearance only selects colours.
    func testHeightsAreTheSameInTheDarkAppearance() {
        let table = makeTable()
        table.fd_keyedHeightCache.cacheHeight(11, byKey: "a")
        table.overrideTraitCollection = table.traitCollection.modifyingTraits { $0.userInterfaceStyle = .dark }
        XCTAssertEqual(table.fd_keyedHeightCache.height(forKey: "a"), 11)
    }

    // Text in the new font may have another size, so that all heights are outdated, also those in other contexts.
    func testHeightsAreDiscardedWhenAFontIsRegistered() throws {
        let (table, url) = (makeTable(), makeFile())
        table.fd_keyedHeightCache.cacheHeight(10, byKey: "a")
        table.fd_indexPathHeightCache.cacheHeight(10, by: path(0))
        let font = try RegisteredFile()
        defer { try? FileManager.default.removeItem(at: font.url) }
        try UIFont.registerFonts(at: font.url)
        XCTAssertFalse(table.fd_indexPathHeightCache.existsHeight(at: path(0)))
        try table.fd_keyedHeightCache.save(to: url)
        XCTAssertEqual(table.fd_keyedHeightCache.count, 0)
        let other = makeTable()
        try other.fd_keyedHeightCache.load(from: url)
        XCTAssertEqual(other.fd_keyedHeightCache.count, 0, "outdated heights are not saved either")
    }

    // As in UITableView-FDTemplateLayoutCell, whose `cacheHeight:byKey:` takes no identifier.
    func testTheLogReportsAKeyOfTwoIdentifiersOnce() {
        let table = makeTable()
        func heights() -> [CGFloat] {
            ["label", "frame", "frame"].map { identifier in
                table.fd_heightForCell(withIdentifier: identifier, cacheByKey: 7) {
                    ($0 as? LabelCell)?.label.text = "one line"
                }
            }
        }
        XCTAssertEqual(log { XCTAssertEqual(heights(), [32.5, 32.5, 32.5]) }, [], "only the debug log")
        table.fd_debugLogEnabled = true
        let lines = log { _ = heights() + heights() }.filter { $0.contains("different cells") }
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines.first?.contains("key[7] is requested for the identifier - frame") ?? false, "\(lines)")
    }

    func testAllContextsFollowTheTablesUpdates() {
        let table = makeTable()
        for width in [120, 200] as [CGFloat] {
            table.frame.size.width = width
            for row in 0..<3 { table.fd_indexPathHeightCache.cacheHeight(width + CGFloat(row), by: path(row)) }
        }
        table.deleteRows(at: [path(0)])
        XCTAssertEqual(table.fd_indexPathHeightCache.height(for: path(0)), 201)
        table.frame.size.width = 120
        XCTAssertEqual(table.fd_indexPathHeightCache.height(for: path(0)), 121)
    }

    func testContextsNotUsedForLongGoFirst() {
        let table = makeTable()
        table.fd_indexPathHeightCache.contextLimit = 2
        table.fd_keyedHeightCache.contextLimit = 2
        for width in [100, 200, 100, 300] as [CGFloat] {
            table.frame.size.width = width
            table.fd_indexPathHeightCache.cacheHeight(width, by: path(0))
            table.fd_keyedHeightCache.cacheHeight(width, byKey: 0)
        }
        for (width, isKept) in [(200, false), (100, true), (300, true)] as [(CGFloat, Bool)] {
            table.frame.size.width = width
            XCTAssertEqual(table.fd_indexPathHeightCache.existsHeight(at: path(0)), isKept, "\(width)")
            XCTAssertEqual(table.fd_keyedHeightCache.existsHeight(forKey: 0), isKept, "\(width)")
        }
    }

    func testAContentVersionMissesWhatWasComputedForAnother() {
        let table = makeTable()
        func height(_ text: String, version: Int) -> CGFloat {
            table.fd_heightForCell(withIdentifier: "label", cacheByKey: "row", version: version) {
                ($0 as? LabelCell)?.label.text = text
            }
        }
        XCTAssertEqual(height("one line", version: 1), 32.5)
        XCTAssertEqual(height("not even looked at", version: 1), 32.5)
        XCTAssertEqual(height("twenty characters are a line and some more", version: 2), 56.5)
        XCTAssertEqual(table.fd_keyedHeightCache.count, 1)
        XCTAssertEqual(table.fd_keyedHeightCache.statistics.hits, 1)
        XCTAssertEqual(table.fd_keyedHeightCache.statistics.misses, 2)
    }

    // MARK: Files

    private func makeFile() -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("heights-\(UUID().uuidString)")
        addTeardownBlock { try? FileManager.default.removeItem(at: url) }
        return url
    }

    func testHeightsSurviveTheTable() throws {
        let url = makeFile()
        let first = makeTable()
        first.fd_keyedHeightCache.cacheHeight(10, byKey: "a", version: 7)
        first.frame.size.width = 200
        first.fd_keyedHeightCache.cacheHeight(20, byKey: zeroUUID)
        try first.fd_keyedHeightCache.save(to: url)
        let second = makeTable()
        try second.fd_keyedHeightCache.load(from: url)
        XCTAssertEqual(second.fd_keyedHeightCache.height(forKey: "a", version: 7), 10)
        second.frame.size.width = 200
        XCTAssertEqual(second.fd_keyedHeightCache.height(forKey: zeroUUID), 20)
        second.separatorStyle = .none
        XCTAssertNil(second.fd_keyedHeightCache.height(forKey: zeroUUID), "another context")
    }

    func testHeightsOfOtherFontsAreRefusedAndTheCacheStartsEmpty() throws {
        let url = makeFile()
        let table = makeTable()
        table.fd_keyedHeightCache.cacheHeight(10, byKey: "a")
        try table.fd_keyedHeightCache.save(to: url)
        try TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer(advance: 0.6)) {
            let other = makeTable()
            XCTAssertThrowsError(try other.fd_keyedHeightCache.load(from: url)) { error in
                XCTAssertEqual((error as? EngineError)?.code, .otherFonts)
                XCTAssertTrue("\(error)".contains("fixed pitch 0.5; here they are fixed pitch 0.6"), "\(error)")
            }
            XCTAssertEqual(other.fd_keyedHeightCache.count, 0)
        }
    }
}

/// The UUID that consists of zeros.
private let zeroUUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
