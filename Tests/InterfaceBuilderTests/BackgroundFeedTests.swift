import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

nonisolated final class BackgroundFeedTests: XCTestCase {}

extension BackgroundFeedTests {
    /// Real text, real images and a real storyboard, laid out by several workers at once.
    func testAFeedHasTheSameHeightsInTheBackground() async throws {
        let repository = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
            folder.deletingLastPathComponent()
        }
        let sample = try FeedSample(repository: repository)
        let rows = (0..<300).map { $0 * 7 % sample.rows.count }
        var computation = FDHeightComputation<Int>(
            width: 375, makeTemplate: { try sample.prototype.makeCell().cell }, configure: sample.fill)
        computation.workerCount = 4
        let heights = try await computation.heights(of: rows)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        table.register(sample.prototype, forCellReuseIdentifier: sample.identifier)
        let expected = rows.map { row in
            table.fd_heightForCell(withIdentifier: sample.identifier, cacheByKey: row) { sample.fill($0, with: row) }
        }
        XCTAssertEqual(heights, expected)
        XCTAssertGreaterThan(Set(heights).count, 3)
    }
}
