import Foundation
import InterfaceBuilder

/// A result of a check as an issue in a code quality report of GitLab, whose format is a subset of Code Climate's.
struct CodeQualityIssue: Encodable {
    private let description: String
    private let checkName: String
    private let fingerprint: String
    private let severity: String
    private let location: Location

    private struct Location: Encodable {
        let path: String
        let lines: Lines
    }

    private struct Lines: Encodable {
        let begin: Int
    }

    private enum CodingKeys: String, CodingKey {
        case description, fingerprint, severity, location
        case checkName = "check_name"
    }

    /// Returns an issue for each result, in order. A fingerprint of a finding does not change when its line moves.
    ///
    /// - Parameter root: the root of the repository, to which paths are relative.
    static func issues(of results: [CheckResult], root: String) -> [CodeQualityIssue] {
        var fingerprints = SARIFFingerprints()
        return results.map { result in
            let entry = CheckReport.Entry(result)
            let path = RelativePath.path(of: entry.file, below: root) ?? entry.file
            let fingerprint =
                switch result {
                case .finding(let found): fingerprints.next(of: found.finding)
                case .failure: "failure \(entry.line) \(entry.message)"
                }
            return CodeQualityIssue(
                description: entry.message, checkName: "fdlayout." + entry.rule, fingerprint: "\(path) \(fingerprint)",
                severity: severities[entry.level] ?? "info",
                location: Location(path: path, lines: Lines(begin: entry.line)))
        }
    }

    private static let severities: [CheckRule.Level: String] = [.note: "info", .warning: "minor", .error: "major"]
}
