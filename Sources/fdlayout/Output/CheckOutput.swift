import Foundation

/// What checking gives: something that was found in a file, or that the file could not be checked.
enum CheckResult {
    case finding(WidthFinding)
    case failure(ToolFailure)
}

/// Results of checks in the forms that the tool prints.
struct CheckOutput {
    /// In the order of the files.
    let results: [CheckResult]

    private struct Row: Encodable {
        let file: String
        let line: Int
        let kind: String
        let id: String
        let message: String
        let widths: [Double]
    }

    /// All results; text has failures on standard error only.
    func text(as format: CheckCommand.Format) throws -> String {
        switch format {
        case .text: results.map(line).joined()
        case .github: results.map(workflowCommand).joined()
        case .json: try JSONLine.array(results.map(row))
        }
    }

    private func line(_ result: CheckResult) -> String {
        guard case .finding(let found) = result else { return "" }
        return "\(found.finding.path):\(found.finding.line): \(found.finding.kind.rawValue): \(message(found))\n"
    }

    private func message(_ found: WidthFinding) -> String {
        guard !found.widths.isEmpty else { return found.finding.message }
        return found.finding.message + " (at \(found.widths.map(\.shortText).joined(separator: ", ")) points)"
    }

    private func workflowCommand(_ result: CheckResult) -> String {
        switch result {
        case .finding(let found):
            command(
                "warning", file: found.finding.path, line: found.finding.line, title: found.finding.kind.rawValue,
                message(found))
        case .failure(let failure):
            command("error", file: failure.path ?? "", line: failure.line ?? 1, title: "error", failure.message)
        }
    }

    private func command(_ name: String, file: String, line: Int, title: String, _ message: String) -> String {
        let place = escaped(file).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
        return "::\(name) file=\(place),line=\(line),title=\(title)::\(escaped(message))\n"
    }

    /// GitHub's workflow commands take percent signs and line ends escaped, in properties colons and commas too.
    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    private func row(_ result: CheckResult) -> Row {
        switch result {
        case .finding(let found):
            Row(
                file: found.finding.path, line: found.finding.line, kind: found.finding.kind.rawValue,
                id: found.finding.objectID, message: found.finding.message, widths: found.widths.map(\.inPoints))
        case .failure(let failure):
            Row(
                file: failure.path ?? "", line: failure.line ?? 1, kind: "error", id: "", message: failure.message,
                widths: [])
        }
    }
}
