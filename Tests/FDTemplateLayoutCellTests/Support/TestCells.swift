import FDTemplateLayoutCell
import Foundation
import Locking
import TextLayout
import UIKitLayout
import XCTest

/// A cell with one label, 10 points from every edge of the content view.
final class LabelCell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.font = UIFont(name: "Courier", size: 10)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }
}

/// A cell with manual layout. Its height is a third of the available width.
final class FrameCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: size.width / 3)
    }
}

/// A cell without a height of its own.
final class PlainCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
}

/// A data source with the given number of rows in each section.
final class CountingDataSource: UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var asked: [IndexPath] = []
    var titles: [String]?
    /// Whether each request for a height invalidates that height.
    var isInvalidating = false

    init(_ counts: [Int]) {
        self.counts = counts
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "label", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath)
        defer { if isInvalidating { tableView.fd_indexPathHeightCache.invalidateHeight(at: indexPath) } }
        return tableView.fd_heightForCell(withIdentifier: "label", cacheBy: indexPath) { cell in
            (cell as? LabelCell)?.label.text = "row"
        }
    }
}

nonisolated class TemplateLayoutTestCase: XCTestCase {
    /// Characters of 5 points and lines of 12 on every machine.
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { super.invokeTest() }
    }
}

extension TemplateLayoutTestCase {
    /// A table at scale 2, by default 120 points wide, with the cells above registered.
    func makeTable(width: CGFloat = 120, scale: CGFloat = 2) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 500))
        table.overrideTraitCollection = UITraitCollection(displayScale: scale)
        table.register(LabelCell.self, forCellReuseIdentifier: "label")
        table.register(FrameCell.self, forCellReuseIdentifier: "frame")
        table.register(PlainCell.self, forCellReuseIdentifier: "plain")
        return table
    }

    /// The height of a label cell with a text.
    func height(_ text: String, in table: UITableView) -> CGFloat {
        table.fd_heightForCell(withIdentifier: "label") { ($0 as? LabelCell)?.label.text = text }
    }

    /// The lines logged while a closure runs.
    func log(_ body: () -> Void) -> [String] {
        let lines = Locked<[String]>([])
        FDDebugLog.$current.withValue(FDDebugLog { line in lines.withLock { $0.append(line) } }, operation: body)
        return lines.withLock { $0 }
    }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
