/// The rows of a feed that have the key of an earlier row. Heights that are cached by key are those of the earlier row.
struct RepeatedKeys {
    /// The fault of the first row whose key is that of an earlier row with other content; `nil` if there is none.
    private(set) var fault: (row: Int, message: String)?
    /// The first row whose key is that of an earlier row with the same content.
    private var first: (row: Int, other: Int)?
    private var count = 0

    /// - Parameters:
    ///   - key: the field that holds the keys.
    ///   - fields: the fields on which heights depend.
    init(_ key: String, of feed: FeedData, fields: [String]) {
        var rows: [JSONRows.Field.Identity?: Int] = [:]
        for row in 0..<feed.count {
            let identity = feed.field(key, of: row)?.identity
            guard let other = rows[identity] else {
                rows[identity] = row
                continue
            }
            guard fields.allSatisfy({ feed.field($0, of: row)?.identity == feed.field($0, of: other)?.identity }) else {
                fault = (row, "its key \(identity?.text ?? "null") is that of row \(other), which has other content")
                return
            }
            count += 1
            first = first ?? (row, other)
        }
    }

    /// The warning about rows with the key and the content of an earlier row; `nil` if there are none.
    var warning: String? {
        first.map { first in
            let others = count == 1 ? "" : ", and \(count - 1) more rows have keys of earlier rows"
            return "row \(first.row) has the key of row \(first.other)\(others); keys should be different"
        }
    }
}

extension JSONRows.Field {
    /// What distinguishes the value from others: text from a number with the same digits.
    enum Identity: Hashable {
        case text(String)
        case number(String)
        case other

        /// The value as it is written in JSON, except for escapes.
        var text: String {
            switch self {
            case .text(let text): "\"\(text)\""
            case .number(let number): number
            case .other: "null"
            }
        }
    }

    var identity: Identity {
        switch self {
        case .text(let text): .text(text)
        case .number(let number): .number(number)
        case .nothing, .other: .other
        }
    }
}
