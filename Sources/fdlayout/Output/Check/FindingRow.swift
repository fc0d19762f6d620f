import InterfaceBuilder

/// A result of a check as a JSON object.
struct FindingRow: Encodable {
    private let file: String
    private let line: Int
    private let kind: String
    private let level: String
    private let id: String
    private let message: String
    private let details: [String]
    private let related: [String]
    private let widths: [Double]
    private let conditions: [String]

    init(_ result: CheckResult) {
        let entry = CheckReport.Entry(result)
        (file, line, kind, level) = (entry.file, entry.line, entry.rule, entry.level.rawValue)
        switch result {
        case .finding(let found):
            (id, message, details) = (found.finding.objectID, found.finding.message, found.finding.details)
            (related, widths, conditions) = (found.finding.related, found.widths.map(\.inPoints), found.conditions)
        case .failure(let failure, _):
            (id, message, details) = ("", failure.message, [])
            (related, widths, conditions) = ([], [], [])
        }
    }
}
