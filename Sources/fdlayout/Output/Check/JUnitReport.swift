import Foundation
import InterfaceBuilder

/// Results as a report of tests, the form of JUnit that continuous integration reads: a test for each finding, and one
/// that passes for each file without any.
struct JUnitReport {
    let entries: [CheckReport.Entry]
    let files: [String]

    var text: String {
        let byFile = Dictionary(grouping: entries, by: \.file)
        let all = files + byFile.keys.filter { !files.contains($0) }.sorted()
        let suites = all.map { suite($0, byFile[$0] ?? []) }.joined()
        let count = all.map { max(1, byFile[$0]?.count ?? 0) }.reduce(0, +)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="fdlayout" tests="\(count)" failures="\(entries.count)">
            \(suites)</testsuites>

            """
    }

    private func suite(_ file: String, _ entries: [CheckReport.Entry]) -> String {
        let cases =
            entries.isEmpty
            ? "    <testcase name=\"check\" classname=\"\(file.xmlEscaped)\"/>\n" : entries.map(testCase).joined()
        let counts = "tests=\"\(max(1, entries.count))\" failures=\"\(entries.count)\""
        return "  <testsuite name=\"\(file.xmlEscaped)\" \(counts)>\n\(cases)  </testsuite>\n"
    }

    private func testCase(_ entry: CheckReport.Entry) -> String {
        let name = "\(entry.rule), line \(entry.line)".xmlEscaped
        return """
                <testcase name="\(name)" classname="\(entry.file.xmlEscaped)">
                  <failure type="\(entry.level.rawValue)" message="\(entry.message.xmlEscaped)"/>
                </testcase>

            """
    }
}
