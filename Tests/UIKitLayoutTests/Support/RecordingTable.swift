import Foundation
import UIKitLayout
import XCTest

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

/// A data source and delegate with given row heights that records the table's calls.
final class RecordingSource: UITableViewDataSource, UITableViewDelegate {
    var heights: [[CGFloat]]
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
    private(set) var made = 0
    private(set) var asked: [IndexPath] = []
    private(set) var events: [String] = []

    init(_ heights: [[CGFloat]]) {
        self.heights = heights
    }

    func forgetEvents() {
        (events, asked) = ([], [])
    }

    func numberOfSections(in tableView: UITableView) -> Int { heights.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights[section].count }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath)
        return heights[indexPath.section][indexPath.row]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "cell") { return cell }
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "cell")
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        events.append("+\(indexPath.section):\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        events.append("-\(indexPath.section):\(indexPath.row)")
    }
}

nonisolated class TableTestCase: XCTestCase {
    /// The data sources, because a table references its data source weakly.
    private var sources: [RecordingSource] = []
}

extension TableTestCase {
    /// A table 100 points wide and 300 high, without padding above headers, and its data source.
    func makeTable(
        _ heights: [[CGFloat]], estimate: CGFloat = 50
    ) -> (table: UITableView, source: RecordingSource) {
        let source = RecordingSource(heights)
        sources.append(source)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        table.estimatedRowHeight = estimate
        table.sectionHeaderTopPadding = 0
        table.dataSource = source
        table.delegate = source
        return (table, source)
    }
}
