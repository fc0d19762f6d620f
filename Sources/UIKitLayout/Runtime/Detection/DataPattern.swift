import Foundation

/// A regular expression for a type of data, and the data that a match contains.
nonisolated struct DataPattern {
    let type: NSTextCheckingResult.CheckingType
    private let expression: NSRegularExpression?
    private let data: @Sendable (String, NSRange) -> DetectedData?

    private init(
        _ type: NSTextCheckingResult.CheckingType, _ pattern: String,
        data: @escaping @Sendable (String, NSRange) -> DetectedData?
    ) {
        self.type = type
        expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        self.data = data
    }

    /// The data of the type in a range of a text.
    func matches(in text: String, range: NSRange) -> [DetectedData] {
        (expression?.matches(in: text, range: range) ?? []).compactMap { match in
            Range(match.range, in: text).flatMap { data(String(text[$0]), match.range) }
        }
    }

    /// The patterns, in the order of their precedence.
    static var all: [DataPattern] { [links, mailAddresses, hosts, telephoneNumbers] }

    // A URL ends before white space and brackets, and not with punctuation.
    private static var links: DataPattern {
        DataPattern(.links, #"\b[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>"'.,;:!?()\[\]{}]"#) { text, range in
            URL(string: text).map { DetectedData(.links, range, link: $0) }
        }
    }

    private static var mailAddresses: DataPattern {
        DataPattern(.links, #"\b(mailto:)?[a-z0-9._%+-]+@([a-z0-9-]+\.)+[a-z]{2,}\b"#) { text, range in
            let address = text.lowercased().hasPrefix("mailto:") ? text : "mailto:" + text
            return URL(string: address).map { DetectedData(.links, range, link: $0) }
        }
    }

    private static let domains =
        "com|org|net|edu|gov|int|info|io|app|dev|eu|de|fr|uk|es|it|nl|ch|at|jp|cn|us|ca|au|me|tv|co"

    private static var hosts: DataPattern {
        let name = #"(?<![@\w.-])(www\.([a-z0-9-]+\.)+[a-z]{2,}|([a-z0-9-]+\.)+(\#(domains)))\b"#
        return DataPattern(.links, name + #"(:\d+)?(/[^\s<>"]*[^\s<>"'.,;:!?()\[\]{}])?/?"#) { text, range in
            URL(string: "http://" + text).map { DetectedData(.links, range, link: $0) }
        }
    }

    private static var telephoneNumbers: DataPattern {
        DataPattern(.telephoneNumbers, #"(?<![\w.+])(\+|\()?\d[\d\s()./-]{5,}\d(?!\w)"#) { text, range in
            let count = text.filter(\.isNumber).count
            return (7...15).contains(count) ? DetectedData(.telephoneNumbers, range, telephoneNumber: text) : nil
        }
    }
}

// Foundation declares these types as deprecated, because its own functions never return them on Linux. The raw value of links
// is that of Foundation on Linux, 1 << 6; on Apple's systems it is 1 << 5, which is the type of addresses here.
nonisolated extension NSTextCheckingResult.CheckingType {
    static let links = Self(rawValue: 1 << 6)
    fileprivate static let telephoneNumbers = Self(rawValue: 1 << 11)
}
