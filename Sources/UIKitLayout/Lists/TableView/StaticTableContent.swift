import Foundation

/// The sections and cells of a table with static content in a storyboard.
package struct StaticTableContent {
    /// A cell with its height, in points; the height is `nil` if the storyboard does not set one.
    package struct Row {
        let cell: UITableViewCell
        let height: CGFloat?

        package init(cell: UITableViewCell, height: CGFloat?) {
            (self.cell, self.height) = (cell, height)
        }
    }

    /// A section with the titles of its header and footer, and its rows.
    package struct Section {
        let header: String?
        let footer: String?
        let rows: [Row]

        package init(header: String?, footer: String?, rows: [Row]) {
            (self.header, self.footer, self.rows) = (header, footer, rows)
        }
    }

    let sections: [Section]

    package init(sections: [Section]) {
        self.sections = sections
    }

    func row(at indexPath: IndexPath) -> Row {
        sections[indexPath.section].rows[indexPath.row]
    }
}
