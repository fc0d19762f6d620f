/// What the system declares of a type: its supertypes and its tags, the preferred ones first.
struct TypeRecord: Sendable {
    let identifier: String
    let supertypes: [String]
    let extensions: [String]
    let mimeTypes: [String]

    /// A record from a row of the tables, whose columns are lists of words separated by spaces.
    init(_ identifier: String, _ supertypes: String, _ extensions: String = "", _ mimeTypes: String = "") {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        self.identifier = identifier
        (self.supertypes, self.extensions, self.mimeTypes) = (words(supertypes), words(extensions), words(mimeTypes))
    }

    var type: UTType { UTType(identifier: identifier, supertypes: supertypes) }

    /// All records, in an order in which the preferred type of a tag comes first.
    private static let rows = general + text + sourceCode + pictures + media + documents

    /// The records by identifier.
    static let all = Dictionary(rows.map { ($0.identifier, $0) }) { first, _ in first }

    /// The records that have a tag, which is in lower case.
    static func records(tag: String, tagClass: UTTagClass) -> [TypeRecord] {
        switch tagClass {
        case .filenameExtension: rows.filter { $0.extensions.contains(tag) }
        case .mimeType: rows.filter { $0.mimeTypes.contains(tag) }
        default: []
        }
    }
}
