import UIKit

/// A data source and delegate with rows of 40 points in sections with headers and footers, which records the rows whose
/// cells it has configured.
final class TableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var headers: [String?] = []
    var footers: [String?] = []
    var indexTitles: [String]?
    var configured: [IndexPath] = []
    var displayed: [IndexPath] = []

    init(_ counts: [Int]) {
        self.counts = counts
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.isEmpty ? nil : headers[section]
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.isEmpty ? nil : footers[section]
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        configured.append(indexPath)
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed.append(indexPath)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed.removeAll { $0 == indexPath }
    }
}

/// A table 200 points wide and 100 high, with rows of 40 points and without separators.
func makeTable(_ rows: TableRows, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), style: style)
    table.separatorStyle = .none
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    return table
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
