import Foundation
import InterfaceBuilder

/// The results as a JUnit test report for continuous integration, with a test for each finding, and a passing test for
/// each file without findings. The test of a finding fails if the finding fails the check; otherwise the test passes, and
/// the message is part of the suite's output.
///
/// The report is valid according to Ant's schema and to the schema of Jenkins. Ant's schema requires more attributes
/// and a fixed order of elements, and allows no attributes on the root.
struct JUnitReport {
    let entries: [CheckReport.Entry]
    let files: [CheckedFile]
    /// The time at which the check began.
    let start: Date
    /// The lowest level at which findings fail the check.
    let failingLevel: CheckRule.Level

    var text: String {
        let groups = CheckedFile.grouped(files, with: entries).enumerated()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            \(groups.map { suite($0.offset, $0.element.file, $0.element.entries) }.joined())</testsuites>

            """
    }

    private func suite(_ id: Int, _ file: CheckedFile, _ entries: [CheckReport.Entry]) -> String {
        let name = file.path.xmlEscaped
        let count = max(1, entries.count)
        let time = seconds(file.duration / count)
        let passed = "    <testcase name=\"check\" classname=\"\(name)\" time=\"\(time)\"/>\n"
        return """
              <testsuite name="\(name)" package="fdlayout" id="\(id)" timestamp="\(timestamp)" hostname="\(host)" \
            tests="\(count)" \(failureCounts(entries)) time="\(seconds(file.duration))">
                <properties/>
            \(entries.isEmpty ? passed : entries.map { testCase($0, time: time) }.joined())\
            \(output(entries))
                <system-err/>
              </testsuite>

            """
    }

    /// The attributes for the numbers of failures and errors. A finding is a failure, and a file that could not be
    /// checked is an error.
    private func failureCounts(_ entries: [CheckReport.Entry]) -> String {
        let failing = entries.filter(isFailing)
        let errors = failing.count { $0.isFailure }
        return "failures=\"\(failing.count - errors)\" errors=\"\(errors)\""
    }

    private func isFailing(_ entry: CheckReport.Entry) -> Bool { entry.level >= failingLevel }

    /// The messages of findings that do not fail the check.
    private func output(_ entries: [CheckReport.Entry]) -> String {
        let lines = entries.filter { !isFailing($0) }.map { TextLine(entry: $0).text.xmlEscaped }
        return lines.isEmpty ? "    <system-out/>" : "    <system-out>\(lines.joined())</system-out>"
    }

    /// The test case for a finding or for a file that could not be checked. The time of a file's check is divided
    /// equally among its test cases.
    private func testCase(_ entry: CheckReport.Entry, time: String) -> String {
        let name = "\(entry.rule), line \(entry.line)".xmlEscaped
        let element = entry.isFailure ? "error" : "failure"
        guard isFailing(entry) else {
            return "    <testcase name=\"\(name)\" classname=\"\(entry.file.xmlEscaped)\" time=\"\(time)\"/>\n"
        }
        return """
                <testcase name="\(name)" classname="\(entry.file.xmlEscaped)" time="\(time)">
                  <\(element) type="\(entry.level.rawValue)" message="\(entry.message.xmlEscaped)"/>
                </testcase>

            """
    }

    /// The start of the check in Coordinated Universal Time. Ant's schema allows no time zone in the text.
    private var timestamp: String {
        start.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
    }

    private var host: String {
        let name = ProcessInfo.processInfo.hostName
        return name.isEmpty ? "localhost" : name.xmlEscaped
    }

    /// The given duration in seconds, with six decimals.
    private func seconds(_ duration: Duration) -> String {
        String(format: "%.6f", duration / .seconds(1))
    }
}
