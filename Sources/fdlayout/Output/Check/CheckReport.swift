import ArgumentParser
import Foundation
import InterfaceBuilder

/// A result of a check: a finding, or the failure to check a file.
enum CheckResult {
    case finding(CheckedFinding)
    case failure(ToolFailure, level: CheckRule.Level)
}

/// The results of a check of several files, with the files.
struct CheckReport {
    /// The results, in the order of the files.
    let results: [CheckResult]
    /// All files in order, including those that could not be checked.
    let files: [CheckedFile]
    /// The time at which the check began.
    let start: Date
    /// The lowest level at which findings fail the check.
    var failingLevel = CheckRule.Level.error
    /// The address of the page about the rules, if it is known.
    var helpURI: String?

    /// The formats of the output.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, xcode, json, github, gitlab, sarif, junit, checkstyle
    }

    /// The results in the given format, with colours if `colored` is true and the format is `text`.
    func text(as format: Format, colored: Bool) throws -> String {
        switch format {
        case .text: found.map { TextLine(entry: $0, colored: colored, showsFixes: true).text }.joined()
        case .xcode: entries.map { TextLine(entry: $0).text }.joined()
        case .json: try JSONLine.array(results.map(FindingRow.init))
        case .github: entries.map { [root] in WorkflowCommand(entry: $0, root: root).text }.joined()
        case .gitlab: try JSONLine.array(CodeQualityIssue.issues(of: results, root: root))
        case .sarif: try SARIFLog(results: results, root: root, helpURI: helpURI).text()
        case .junit: JUnitReport(entries: entries, files: files, start: start, failingLevel: failingLevel).text
        case .checkstyle: CheckstyleReport(entries: entries, files: files).text
        }
    }

    /// The root of the repository, to which formats for code hosting services relate paths.
    private var root: String { RelativePath.repositoryRoot() }

    /// All results, findings and failures, as entries.
    var entries: [Entry] { results.map(Entry.init) }

    /// The findings as entries. They are used for the text format, since its failures are reported only on standard
    /// error.
    private var found: [Entry] {
        results.compactMap { result in
            if case .finding = result { return Entry(result) }
            return nil
        }
    }

    /// The fields of a result that all formats print.
    struct Entry {
        let file: String
        let line: Int
        let level: CheckRule.Level
        let rule: String
        let message: String
        /// How to correct the finding.
        let fixes: [String]
        /// Whether the file could not be checked.
        let isFailure: Bool

        init(_ result: CheckResult) {
            switch result {
            case .finding(let found):
                (file, line) = (found.finding.path, found.finding.line)
                (level, rule, message) = (found.finding.level, found.finding.rule.id, found.message)
                fixes = found.finding.details.filter { $0.hasPrefix("Fix: ") }
                isFailure = false
            case .failure(let failure, let level):
                (file, line) = (failure.path ?? "", failure.line ?? 1)
                (self.level, rule, message) = (level, "error", failure.message)
                (fixes, isFailure) = ([], true)
            }
        }
    }
}
