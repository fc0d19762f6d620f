import Foundation
import InterfaceBuilder

/// Results in the form of Checkstyle, which most reviewing tools read.
struct CheckstyleReport {
    let entries: [CheckReport.Entry]
    let files: [String]

    var text: String {
        let byFile = Dictionary(grouping: entries, by: \.file)
        let all = files + byFile.keys.filter { !files.contains($0) }.sorted()
        let elements = all.map { file in
            let errors = (byFile[file] ?? []).map(error).joined()
            return "  <file name=\"\(file.xmlEscaped)\">\n\(errors)  </file>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <checkstyle version="4.3">
            \(elements.joined())</checkstyle>

            """
    }

    private func error(_ entry: CheckReport.Entry) -> String {
        let severity = entry.level == .note ? "info" : entry.level.rawValue
        return "    <error line=\"\(entry.line)\" severity=\"\(severity)\" message=\"\(entry.message.xmlEscaped)\" "
            + "source=\"fdlayout.\(entry.rule)\"/>\n"
    }
}
