import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

/// Configurations that change the list, its data or the caches while a height is computed.
nonisolated final class ReentrantConfigurationTests: TemplateLayoutTestCase {}

extension ReentrantConfigurationTests {
    private struct Row {
        let id: Int
        var version = 0
        /// The number of characters of the row's text, one word.
        var length: Int
    }

    /// A table whose configurations change it at random.
    private final class Subject: UITableViewDataSource {
        let table: UITableView
        var rows: [Row]
        var random: SplitMix
        private var depth = 0

        init(table: UITableView, seed: UInt64) {
            random = SplitMix(state: seed)
            rows = (0..<6).map { Row(id: $0, length: 5 + 7 * $0) }
            self.table = table
            table.rowHeight = 44
            table.dataSource = self
            table.layoutIfNeeded()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "label", for: indexPath)
        }

        /// The height of a row in which characters are 5 points wide, lines are 12 points high, and the label is 10
        /// points from each edge, plus a separator of a pixel.
        func expectedHeight(_ row: Row) -> CGFloat {
            let perLine = Int((table.frame.width - 20) / 5)
            return CGFloat((row.length + perLine - 1) / perLine * 12) + 20 + 0.5
        }

        func height(of index: Int, byKey: Bool) -> CGFloat {
            let row = rows[index]
            let configure: (UITableViewCell) -> Void = { cell in
                (cell as? LabelCell)?.label.text = String(repeating: "a", count: row.length)
                self.interfere()
            }
            return byKey
                ? table.fd_heightForCell(
                    withIdentifier: "label", cacheByKey: row.id, version: row.version, configuration: configure)
                : table.fd_heightForCell(
                    withIdentifier: "label", cacheBy: IndexPath(row: index, section: 0), configuration: configure)
        }

        private func interfere() {
            guard depth < 3 else { return }
            depth += 1
            defer { depth -= 1 }
            let index = Int.random(in: rows.indices, using: &random)
            let path = IndexPath(row: index, section: 0)
            switch Int.random(in: 0..<12, using: &random) {
            case 0:
                rows.insert(
                    Row(id: 1000 + rows.count + Int.random(in: 0..<1_000_000, using: &random), length: 33), at: index)
                table.insertRows(at: [path], with: .none)
            case 1 where rows.count > 2:
                rows.remove(at: index)
                table.deleteRows(at: [path], with: .none)
            case 2:
                change(index)
                table.reloadRows(at: [path], with: .none)
            case 3:
                change(index)
                table.reloadData()
            case 4:
                change(index)
                table.fd_indexPathHeightCache.invalidateHeight(at: path)
            case 5: table.frame.size.width = [120, 170, 220].randomElement(using: &random) ?? 120
            case 6: _ = height(of: index, byKey: Bool.random(using: &random))
            case 7: table.fd_indexPathHeightCache.invalidateAllHeightCache()
            case 8: table.fd_keyedHeightCache.invalidateHeight(forKey: rows[index].id)
            case 9: table.register(LabelCell.self, forCellReuseIdentifier: "label")
            case 10:
                table.dataSource = nil
                table.dataSource = self
            default: break
            }
        }

        private func change(_ index: Int) {
            rows[index].length = Int.random(in: 1...80, using: &random)
            rows[index].version += 1
        }
    }

    /// After each height, whatever is cached is the height of the row that is there now.
    func testConfigurationsThatChangeTheTableLeaveNoWrongHeightInTheCaches() {
        let seed = SplitMix.seed()
        for program in 0..<UInt64(SplitMix.programCount(short: 200)) {
            let subject = Subject(table: makeTable(), seed: seed &+ program)
            for _ in 0..<20 {
                let index = Int.random(in: subject.rows.indices, using: &subject.random)
                _ = subject.height(of: index, byKey: Bool.random(using: &subject.random))
                for (index, row) in subject.rows.enumerated() {
                    let cached = [
                        subject.table.fd_indexPathHeightCache.height(for: IndexPath(row: index, section: 0)),
                        subject.table.fd_keyedHeightCache.height(forKey: row.id, version: row.version),
                    ]
                    for height in cached where height != nil && height != subject.expectedHeight(row) {
                        return XCTFail("TL_SEED=\(seed &+ program): row \(index) has \(String(describing: height))")
                    }
                }
            }
        }
    }

    func testAHeightIsCachedForTheRowThatItWasComputedFor() {
        let table = makeTable()
        let source = CountingDataSource([3])
        (table.dataSource, table.rowHeight) = (source, 44)
        table.layoutIfNeeded()
        func height(_ row: Int, _ configuration: @escaping () -> Void) -> CGFloat {
            table.fd_heightForCell(withIdentifier: "label", cacheBy: IndexPath(row: row, section: 0)) { cell in
                (cell as? LabelCell)?.label.text = "two lines of twenty characters"
                configuration()
            }
        }
        let computed = height(1) {
            source.counts = [4]
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        XCTAssertEqual(computed, 44.5)
        XCTAssertNil(table.fd_indexPathHeightCache.height(for: IndexPath(row: 1, section: 0)))
        XCTAssertEqual(height(2) {}, 44.5)
        XCTAssertEqual(table.fd_indexPathHeightCache.height(for: IndexPath(row: 2, section: 0)), 44.5)
    }

    func testASizeThatIsInvalidatedWhileItIsComputedIsNotCached() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        var configurations = 0
        func size(_ interfere: () -> Void) -> CGSize {
            view.fd_sizeForCell(withIdentifier: "plain", fixedWidth: 80, cacheByKey: "a") { cell in
                configurations += 1
                interfere()
            }
        }
        _ = size { view.fd_invalidateSize(forKey: "a") }
        _ = size {}
        XCTAssertEqual(configurations, 2)
        _ = size {}
        XCTAssertEqual(configurations, 2)
    }
}
