import UIKit

/// A view with an intrinsic size.
final class SizedView: UIView {
    private let size: CGSize

    init(width: CGFloat = UIView.noIntrinsicMetric, height: CGFloat = UIView.noIntrinsicMetric) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

/// A data source that shows the given cells in one section.
final class GivenCells: NSObject, UITableViewDataSource {
    private let cells: [UITableViewCell]

    init(_ cells: [UITableViewCell]) {
        self.cells = cells
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
    }

    /// A table that shows the cells in rows of automatic height, without separators.
    func table(width: CGFloat = 320) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: .plain)
        table.separatorStyle = .none
        (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, 100)
        table.dataSource = self
        return table
    }

    /// The heights of the rows in a table, after it has been laid out.
    func heights(in table: UITableView) -> [CGFloat] {
        table.layoutIfNeeded()
        return cells.indices.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }
}

/// A text of equal words, and a whole number of points as width of which each line of the text holds one word: a word
/// fits, but not two.
struct WordPerLine {
    let text: String
    let width: CGFloat

    init(lines: Int, font: UIFont) {
        let word = UILabel()
        (word.text, word.font) = ("Everyday", font)
        text = Array(repeating: "Everyday", count: lines).joined(separator: " ")
        width = (word.intrinsicContentSize.width * 1.5).rounded(.up)
    }
}

/// Adds a view to a container and constrains it to have the same distance from each edge.
func pin(_ view: UIView, in container: UIView, distance: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: container.topAnchor, constant: distance),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: distance),
        container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: distance),
        container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: distance),
    ])
}

/// Lays a view out at the top left corner of a larger view, with a size where one is given and otherwise with the size
/// that its constraints and its content determine.
func layOut(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
}
