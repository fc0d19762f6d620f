import FDTemplateLayoutCell
import Foundation
import InterfaceBuilder
import UIKitLayout

/// Lays out a table so that it can be drawn. The table shows each row of a feed in a cell from an Interface Builder
/// file.
final class RenderedRows: UITableViewDataSource, UITableViewDelegate {
    private let identifier: String
    private let feed: FeedData
    private let prototype: CellPrototype
    private let images: (any ImageSource)?
    private let bindings: [Binding]
    private var missingImages: Set<String> = []
    private var failure: (any Error)?

    init(
        of identifier: String, in file: InterfaceFile, images: (any ImageSource)?, rows: FeedData, bindings: [String],
        _ warnings: StrictWarnings
    ) throws {
        (self.identifier, self.images, feed) = (identifier, images, rows)
        prototype = try file.cellPrototype(withIdentifier: identifier, images: images)
        let (cell, found) = try prototype.makeCell()
        try warnings.report(found)
        self.bindings = try Binding.all(
            try bindings.map(Binding.init(argument:)), fields: rows.fieldNames, cell: cell, file: file.path)
    }

    /// Returns a picture of the table at the given width. The table is as tall as all its rows together, whose heights
    /// are those that `fdlayout heights` prints.
    func picture(width: CGFloat, traits: UITraitCollection) throws -> Picture {
        try prototype.throwingUnsolvableLayouts {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 1), style: prototype.tableStyle)
            table.overrideTraitCollection = traits
            table.separatorStyle = prototype.separatorStyle
            table.estimatedRowHeight = 0
            table.register(prototype, forCellReuseIdentifier: identifier)
            _ = try table.fd_tryTemplateCell(forReuseIdentifier: identifier)
            (table.dataSource, table.delegate) = (self, self)
            table.reloadData()
            table.frame.size.height = min(1e6, table.contentSize.height)
            table.layoutIfNeeded()
            if let failure { throw failure }
            for name in missingImages.sorted() {
                StandardError.write("fdlayout: warning: \(feed.path): no image \"\(name)\"; a box is drawn\n")
            }
            return Picture(name: identifier, view: table, content: self)
        }
    }

    private func fill(_ cell: UITableViewCell, with row: Int) {
        do {
            var values = RowValues(bindings: bindings, image: image)
            try values.append { feed.field($0, of: row) }
            RowColumns(bindings: bindings, in: cell, values: values).fill(with: 0)
        } catch {
            failure = failure ?? error
        }
    }

    /// Returns the image named `name`. If the assets lack it, the result is an image without pixels, which is drawn as
    /// a box, and a warning will be printed. The result is `nil` if the name is empty.
    private func image(named name: String) throws -> UIImage? {
        guard !name.isEmpty else { return nil }
        if let found = try images?.image(named: name) { return found }
        missingImages.insert(name)
        return UIImage(size: CGSize(width: 40, height: 40))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed.count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.fd_heightForCell(withIdentifier: identifier) { [self] in fill($0, with: indexPath.row) }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        fill(cell, with: indexPath.row)
        return cell
    }
}
