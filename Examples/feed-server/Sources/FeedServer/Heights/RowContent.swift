/// The texts of a row.
struct RowContent: Hashable, Sendable {
    /// The title, on one line.
    var title: String
    /// The text, on any number of lines.
    var content: String
    /// The name of the author.
    var author: String
    /// The date, as it is shown.
    var date: String

    /// The last line: the author and the date.
    var byline: String { author.isEmpty || date.isEmpty ? author + date : "\(author) · \(date)" }
}

extension RowContent {
    /// The number of bytes in all texts.
    var byteCount: Int { title.utf8.count + content.utf8.count + author.utf8.count + date.utf8.count }
}

extension RowContent: Codable {
    private enum CodingKeys: CodingKey {
        case title, content, author, date
    }

    /// Reads a row, in which only the text is required. An empty text is rejected, and so is U+0000, because C strings
    /// end at it.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String {
            let text = try values.decodeIfPresent(String.self, forKey: key) ?? ""
            guard !text.utf8.contains(0) else {
                throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: "U+0000 in a text")
            }
            return text
        }
        guard values.contains(.content) else {
            throw DecodingError.keyNotFound(
                CodingKeys.content, .init(codingPath: values.codingPath, debugDescription: "a row needs a content"))
        }
        self.init(
            title: try text(.title), content: try text(.content), author: try text(.author), date: try text(.date))
        guard !content.allSatisfy(\.isWhitespace) else {
            throw DecodingError.dataCorruptedError(
                forKey: .content, in: values, debugDescription: "expected a text that is not empty")
        }
    }
}
