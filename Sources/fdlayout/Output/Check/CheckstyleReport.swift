import Foundation
import InterfaceBuilder

/// The results of a check in Checkstyle's XML format, which most review tools read.
struct CheckstyleReport {
    let entries: [CheckReport.Entry]
    let files: [CheckedFile]

    var text: String {
        let elements = CheckedFile.grouped(files, with: entries).map { file, entries in
            "  <file name=\"\(file.path.xmlEscaped)\">\n\(entries.map(error).joined())  </file>\n"
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
