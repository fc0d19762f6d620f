import Foundation

/// The sample feed and rows for its cell.
enum FeedRows {
    /// The folder of the sample.
    static let folder = repository.appendingPathComponent("Examples/Feed").path

    /// The arguments for measuring rows from standard input, one on each line, with the cell of the sample.
    static func arguments(_ more: String...) -> [String] {
        [
            "heights", "\(folder)/Feed.storyboard", "--identifier", "FeedCell", "--data", "-", "--format", "jsonl",
            "--assets", "\(folder)/Images.xcassets",
        ] + more
    }

    /// A row with a title only, which is 67 points tall at a width of 375, with further fields in front.
    static func short(_ more: String = "") -> String {
        #"{\#(more)"title": "a", "content": null, "photo": null, "author": null, "date": null}"#
    }

    /// The rows of the sample, one on each line.
    static func sample() throws -> [String] {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/feed.json"))
        let top = try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]]
        return try (top?["feed"] ?? []).map {
            String(decoding: try JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys]), as: UTF8.self)
        }
    }

    /// Rows with different contents; about one in ten has a picture.
    static func many(_ count: Int) -> [String] {
        (0..<count).map { number in
            let content = String(repeating: "word\(number % 97) and more ", count: number * 7 % 31)
            let photo = number % 10 == 0 ? "\"dunes\"" : "null"
            return """
                {"id": "r\(number)", "title": "Row \(number)", "content": "\(content)", "photo": \(photo), \
                "author": "Mira", "date": "2026-03-01"}
                """
        }
    }

    /// The rows as a JSON array.
    static func array(_ rows: [String]) -> Data { Data("[\(rows.joined(separator: ","))]".utf8) }

    /// The rows as a stream, one on each line.
    static func lines(_ rows: [String]) -> Data { Data(rows.map { $0 + "\n" }.joined().utf8) }
}
