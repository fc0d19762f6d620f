import UIKitLayout
import XCTest

/// Sections of rows with given heights, and titles of headers.
final class TitledSections: UITableViewDataSource, UITableViewDelegate {
    let heights: [[CGFloat]]
    let titles: [String?]

    init(_ heights: [[CGFloat]], _ titles: [String?]) {
        (self.heights, self.titles) = (heights, titles)
    }

    func numberOfSections(in tableView: UITableView) -> Int { heights.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section < titles.count ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.section][indexPath.row]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// Tests of tables in any style.
nonisolated class StyledTableTestCase: XCTestCase {}

extension StyledTableTestCase {
    /// Calls a closure with a table.
    func withTable(
        _ style: UITableView.Style, width: CGFloat, scale: CGFloat = 2, _ heights: [[CGFloat]], titles: [String?] = [],
        _ body: (UITableView) -> Void
    ) {
        let source = TitledSections(heights, titles)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 900), style: style)
        table.overrideTraitCollection = UITraitCollection(displayScale: scale)
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        withExtendedLifetime(source) { body(table) }
    }
}
