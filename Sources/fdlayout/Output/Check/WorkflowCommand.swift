import Foundation
import InterfaceBuilder

/// A result as a workflow command of GitHub's, which becomes an annotation of the line.
struct WorkflowCommand {
    let entry: CheckReport.Entry

    var text: String {
        let file = escaped(entry.file).replacingOccurrences(of: ":", with: "%3A")
            .replacingOccurrences(of: ",", with: "%2C")
        return "::\(name) file=\(file),line=\(entry.line),title=\(entry.rule)::\(escaped(entry.message))\n"
    }

    private var name: String { entry.level == .note ? "notice" : entry.level.rawValue }

    /// Percent signs and line ends are escaped, in properties colons and commas too.
    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }
}
