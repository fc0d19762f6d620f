import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// A table of random rows, all of whose heights are cached.
final class SoakTable {
    /// The rows of each section.
    var sections: [[SoakRow]] = []
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    private var source: Source?

    init() {
        Self.register(in: view)
        view.estimatedRowHeight = 0
        view.fd_keyedHeightCache.countLimit = 2000
        let source = Source(self)
        self.source = source
        view.dataSource = source
        view.delegate = source
    }

    /// The index paths of all rows.
    var paths: [IndexPath] {
        sections.indices.flatMap { section in
            sections[section].indices.map { IndexPath(row: $0, section: section) }
        }
    }

    subscript(path: IndexPath) -> SoakRow {
        get { sections[path.section][path.row] }
        set { sections[path.section][path.row] = newValue }
    }

    /// The height that a new table of the same width and traits computes for a row, in points.
    func freshHeight(of row: SoakRow) -> CGFloat {
        let fresh = UITableView(frame: view.frame)
        fresh.overrideTraitCollection = view.overrideTraitCollection
        fresh.separatorStyle = view.separatorStyle
        Self.register(in: fresh)
        return fresh.fd_heightForCell(withIdentifier: row.identifier) { Self.configure($0, with: row) }
    }

    /// A computation of heights in the background as this table computes them.
    static func computation(of kind: SoakRow.Kind) -> FDHeightComputation<SoakRow> {
        FDHeightComputation(
            width: 1,
            makeTemplate: {
                switch kind {
                case .message: MessageCell(style: .default, reuseIdentifier: kind.rawValue)
                case .photo: PhotoCell(style: .default, reuseIdentifier: kind.rawValue)
                case .box: BoxCell(style: .default, reuseIdentifier: kind.rawValue)
                }
            }, configure: { Self.configure($0, with: $1) })
    }

    private static func register(in table: UITableView) {
        table.register(MessageCell.self, forCellReuseIdentifier: SoakRow.Kind.message.rawValue)
        table.register(PhotoCell.self, forCellReuseIdentifier: SoakRow.Kind.photo.rawValue)
        table.register(BoxCell.self, forCellReuseIdentifier: SoakRow.Kind.box.rawValue)
    }

    private static func configure(_ cell: UITableViewCell, with row: SoakRow) {
        (cell as? any SoakCell)?.configure(row)
    }

    /// The table's data source and delegate.
    private final class Source: UITableViewDataSource, UITableViewDelegate {
        private unowned let table: SoakTable

        init(_ table: SoakTable) { self.table = table }

        func numberOfSections(in tableView: UITableView) -> Int { table.sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            table.sections[section].count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let row = table[indexPath]
            let cell = tableView.dequeueReusableCell(withIdentifier: row.identifier, for: indexPath)
            SoakTable.configure(cell, with: row)
            return cell
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            let row = table[indexPath]
            guard row.kind == .message else {
                return tableView.fd_heightForCell(withIdentifier: row.identifier, cacheBy: indexPath) {
                    SoakTable.configure($0, with: row)
                }
            }
            return tableView.fd_heightForCell(
                withIdentifier: row.identifier, cacheByKey: Int(row.number), version: row.version
            ) { SoakTable.configure($0, with: row) }
        }
    }
}
