import FDTemplateLayoutCell
import Foundation
import InterfaceBuilder
import UIKitLayout

/// The sample feed: its cell, and the texts of its rows by outlet.
struct Feed: Sendable {
    let folder: String
    let rows: [[String: String]]

    init(folder: String) throws {
        self.folder = folder
        let json = try JSONSerialization.jsonObject(
            with: Data(contentsOf: URL(fileURLWithPath: "\(folder)/feed.json")))
        rows = ((json as? [String: Any])?["feed"] as? [[String: Any]] ?? []).map { row in
            [
                "titleLabel": row["title"], "contentLabel": row["content"], "authorLabel": row["author"],
                "dateLabel": row["date"],
            ].compactMapValues { $0 as? String }
        }
    }

    func makeCell() throws -> UITableViewCell {
        try InterfaceFile(contentsOfFile: "\(folder)/Feed.storyboard").cellPrototype(withIdentifier: "FeedCell")
            .makeCell().cell
    }

    func fill(_ cell: UITableViewCell, with row: Int) {
        for (outlet, text) in rows[row % rows.count] { (cell.outlets[outlet] as? UILabel)?.text = text }
    }
}
