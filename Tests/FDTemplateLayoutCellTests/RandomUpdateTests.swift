import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

extension ModelRow {
    /// A height that does not depend on the width, in points.
    fileprivate var height: CGFloat { contentHeight * 0.5 + 1 }
}

/// The data source and delegate of a table of rows with these heights.
private final class Source: UITableViewDataSource, UITableViewDelegate {
    var model = ListModel()

    func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.sections[section].rows.count
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        model[indexPath].height
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        model.sections[section].headerHeight
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

nonisolated final class RandomUpdateTests: TemplateLayoutTestCase {}

extension RandomUpdateTests {
    /// After each batch, the cache, offsets and totals are those of the new table: rows that stay or move keep their
    /// heights, and the heights of inserted or reloaded rows are unknown.
    func testHundredThousandUpdatesInBatchesEqualTheModelOfUIKitsRules() {
        let seed = SplitMix.seed()
        var random = SplitMix(state: seed)
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 0))
        table.estimatedRowHeight = 0
        table.sectionHeaderTopPadding = 0
        table.dataSource = source
        table.delegate = source
        var count = 0
        while count < 100_000 {
            let batch = RandomBatch(from: source.model, using: &random)
            table.performBatchUpdates {
                for change in batch.changes { change.perform(on: table) }
                source.model = batch.new
            }
            count += batch.changes.count
            assertEqual(table, batch, "seed \(seed)")
            for path in batch.new.paths {
                table.fd_indexPathHeightCache.cacheHeight(batch.new[path].height, by: path)
            }
            if testRun?.totalFailureCount ?? 0 > 0 { return }
        }
    }

    private func assertEqual(_ table: UITableView, _ batch: RandomBatch, _ message: String) {
        let cache = table.fd_indexPathHeightCache
        var offset: CGFloat = 0
        var matches = table.numberOfSections == batch.new.sections.count
        for (section, content) in batch.new.sections.enumerated() {
            offset += content.headerHeight
            for (row, identity) in content.rows.enumerated() {
                let path = path(row, section)
                let known = batch.kept.contains(identity.number) ? identity.height : nil
                matches = matches && cache.height(for: path) == known
                matches =
                    matches
                    && table.rectForRow(at: path) == CGRect(x: 0, y: offset, width: 120, height: identity.height)
                offset += identity.height
            }
        }
        XCTAssertTrue(matches, message)
        XCTAssertEqual(table.contentSize.height, offset, message)
    }
}
