import ArgumentParser
import Foundation
import InterfaceBuilder

/// What checking gives: something that was found in a file, or that the file could not be checked.
enum CheckResult {
    case finding(CheckedFinding)
    case failure(ToolFailure)
}

/// Results of checks, and the files that they are of.
struct CheckReport {
    /// In the order of the files.
    let results: [CheckResult]
    /// The files that were checked, and those that could not be, in order.
    let files: [CheckedFile]
    /// When the check began.
    let start: Date

    /// The forms of the output.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, xcode, json, github, sarif, junit, checkstyle
    }

    /// The results in one form; a terminal gets colours where a form has any.
    func text(as format: Format, colored: Bool) throws -> String {
        switch format {
        case .text: found.map { TextLine(entry: $0, colored: colored).text }.joined()
        case .xcode: entries.map { TextLine(entry: $0, colored: false).text }.joined()
        case .json: try JSONLine.array(results.map(FindingRow.init))
        case .github: entries.map { WorkflowCommand(entry: $0).text }.joined()
        case .sarif: try SARIFLog(results: results).text()
        case .junit: JUnitReport(entries: entries, files: files, start: start).text
        case .checkstyle: CheckstyleReport(entries: entries, files: files).text
        }
    }

    /// All results, in one shape.
    var entries: [Entry] { results.map(Entry.init) }

    /// What was found; people have failures on standard error.
    private var found: [Entry] {
        results.compactMap { result in
            if case .finding = result { return Entry(result) }
            return nil
        }
    }

    /// A result as forms print it that have no more to say.
    struct Entry {
        let file: String
        let line: Int
        let level: CheckRule.Level
        let rule: String
        let message: String
        /// Whether the file could not be checked.
        let isFailure: Bool

        init(_ result: CheckResult) {
            switch result {
            case .finding(let found):
                (file, line) = (found.finding.path, found.finding.line)
                (level, rule, message) = (found.finding.level, found.finding.rule.id, found.message)
                isFailure = false
            case .failure(let failure):
                (file, line) = (failure.path ?? "", failure.line ?? 1)
                (level, rule, message) = (.error, "error", failure.message)
                isFailure = true
            }
        }
    }
}
