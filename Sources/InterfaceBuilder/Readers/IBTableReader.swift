import Foundation
import UIKitLayout

/// Reads the heights, prototypes and static cells of tables.
struct IBTableReader {
    let builder: IBObjectBuilder

    /// Reads a table's style, heights and separators, and registers its prototypes.
    func read(_ element: IBElement, into table: UITableView) {
        table.style = builder.choice("style", of: element, from: Self.styles, default: .plain)
        table.separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
        table.rowHeight = height(element, "rowHeight")
        // Older files lack this attribute; their tables do not estimate row heights.
        table.estimatedRowHeight = IBNumber.length(element["estimatedRowHeight"]) ?? 0
        table.sectionHeaderHeight = sectionHeight(element, "sectionHeaderHeight", in: table)
        table.sectionFooterHeight = sectionHeight(element, "sectionFooterHeight", in: table)
        table.cellLayoutMarginsFollowReadableWidth = element["cellLayoutMarginsFollowReadableWidth"] == "YES"
        for prototype in element.list("prototypes") {
            guard let identifier = prototype.reuseIdentifier else { continue }
            table.register(builder.prototype(prototype), forCellReuseIdentifier: identifier)
        }
    }

    /// Creates the static cells of a table, if the file has any.
    func readStaticContent(_ element: IBElement, into table: UITableView) throws {
        let sections = try element.list("sections").map { section in
            StaticTableContent.Section(
                header: section["headerTitle"], footer: section["footerTitle"],
                rows: try section.list("cells").map(row))
        }
        guard !sections.isEmpty else { return }
        table.staticContent = StaticTableContent(sections: sections)
    }

    private func row(_ element: IBElement) throws -> StaticTableContent.Row {
        guard let cell = try builder.makeView(element) as? UITableViewCell else {
            throw builder.error(element, "class \(element["customClass"] ?? "") is not a UITableViewCell")
        }
        return .init(cell: cell, height: IBNumber.length(element["rowHeight"]))
    }

    private func height(_ element: IBElement, _ name: String) -> CGFloat {
        IBNumber.length(element[name]) ?? UITableView.automaticDimension
    }

    private func sectionHeight(_ element: IBElement, _ name: String, in table: UITableView) -> CGFloat {
        let height = height(element, name)
        return height == table.style.storedAutomaticHeight ? UITableView.automaticDimension : height
    }

    /// The table styles, by their names in files.
    static let styles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
}
