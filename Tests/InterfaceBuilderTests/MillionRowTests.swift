import FDTemplateLayoutCell
import Foundation
import InterfaceBuilder
import UIKitLayout
import XCTest

/// A feed of a million rows, which repeats the sample's rows.
private final class LongFeed: UITableViewDataSource, UITableViewDelegate {
    let count = 1_000_000
    let sample: FeedSample

    init(_ sample: FeedSample) {
        self.sample = sample
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: sample.identifier, for: indexPath)
        sample.fill(cell, with: indexPath.row % sample.rows.count)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let row = indexPath.row % sample.rows.count
        return tableView.fd_heightForCell(withIdentifier: sample.identifier, cacheByKey: row) {
            sample.fill($0, with: row)
        }
    }
}

nonisolated final class MillionRowTests: XCTestCase {}

extension MillionRowTests {
    /// Scrolls from the first row to the last, one screen at a time. Each row appears once, exactly at the sum of the
    /// heights above it, and at the end no estimate is left.
    func testAMillionRowsScrollFromEndToEndWithEachRowInItsPlace() throws {
        let repository = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
            folder.deletingLastPathComponent()
        }
        let sample = try FeedSample(repository: repository)
        let feed = LongFeed(sample)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        table.overrideTraitCollection = UITraitCollection(displayScale: 2)
        table.register(sample.prototype, forCellReuseIdentifier: sample.identifier)
        let heights = sample.rows.indices.map { row in
            table.fd_heightForCell(withIdentifier: sample.identifier) { sample.fill($0, with: row) }
        }
        table.dataSource = feed
        table.delegate = feed
        var (next, nextY, wrong) = (0, 0.0 as CGFloat, 0)
        var isAtEnd = false
        while !isAtEnd {
            table.layoutSubviews()
            for (cell, path) in zip(table.visibleCells, table.indexPathsForVisibleRows ?? []) where path.row >= next {
                if path.row != next || cell.frame.minY != nextY { wrong += 1 }
                next = path.row + 1
                nextY += heights[path.row % heights.count]
                if cell.frame.maxY != nextY { wrong += 1 }
            }
            isAtEnd = table.bounds.maxY >= table.contentSize.height
            table.contentOffset.y = min(table.contentOffset.y + 667, table.contentSize.height - 667)
        }
        XCTAssertEqual(wrong, 0)
        XCTAssertEqual(next, feed.count)
        XCTAssertEqual(table.contentSize.height, nextY)
        withExtendedLifetime(feed) {}
    }
}
