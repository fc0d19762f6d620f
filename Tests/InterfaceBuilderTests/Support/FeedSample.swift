import Foundation
import InterfaceBuilder
import UIKitLayout

/// A feed with its cell, rows and images: the original library's demo if it is beside the project, or else this
/// project's sample.
struct FeedSample: Sendable {
    let identifier: String
    let prototype: CellPrototype
    /// Texts and image names by outlet.
    let rows: [[String: String]]
    private let images: AssetCatalog

    /// - Parameter repository: the root folder of this project.
    init(repository: URL) throws {
        let original = repository.deletingLastPathComponent().appendingPathComponent("shared/fd-demo")
        if FileManager.default.fileExists(atPath: original.path) {
            try self.init(
                folder: original, storyboard: "Main.storyboard", data: "data.json", identifier: "FDFeedCell",
                outlets: [
                    "title": "titleLabel", "content": "contentLabel", "imageName": "contentImageView",
                    "username": "usernameLabel", "time": "timeLabel",
                ])
        } else {
            try self.init(
                folder: repository.appendingPathComponent("Examples/Feed"), storyboard: "Feed.storyboard",
                data: "feed.json", identifier: "FeedCell",
                outlets: [
                    "title": "titleLabel", "content": "contentLabel", "photo": "photoImageView",
                    "author": "authorLabel", "date": "dateLabel",
                ])
        }
    }

    private init(
        folder: URL, storyboard: String, data: String, identifier: String, outlets: [String: String]
    ) throws {
        self.identifier = identifier
        let traits = UITraitCollection(displayScale: 2)
        images = try AssetCatalog(
            contentsOfDirectory: folder.appendingPathComponent("Images.xcassets").path, scale: traits.displayScale)
        prototype = try InterfaceFile(contentsOfFile: folder.appendingPathComponent(storyboard).path)
            .cellPrototype(withIdentifier: identifier, images: images)
        let json = try JSONSerialization.jsonObject(
            with: Data(contentsOf: folder.appendingPathComponent(data)))
        let feed = (json as? [String: Any])?["feed"] as? [[String: Any]] ?? []
        rows = feed.map { row in
            Dictionary(
                uniqueKeysWithValues: outlets.map { field, outlet in (outlet, row[field] as? String ?? "") })
        }
    }

    /// Fills a cell with a row's data.
    func fill(_ cell: UITableViewCell, with row: Int) {
        for (outlet, value) in rows[row] {
            switch cell.outlets[outlet] {
            case let label as UILabel: label.text = value
            case let view as UIImageView: view.image = value.isEmpty ? nil : (try? images.image(named: value)) ?? nil
            default: preconditionFailure("no outlet \(outlet)")
            }
        }
    }
}
