import Foundation
import InterfaceBuilder

/// The results of a check as a JUnit test report for continuous integration. Each finding is a failed test, and each
/// file without findings a passed test.
///
/// The report is valid according to Ant's schema and to the schema of Jenkins. Ant's schema requires more attributes
/// and a fixed order of elements, and allows no attributes on the root.
struct JUnitReport {
    let entries: [CheckReport.Entry]
    let files: [CheckedFile]
    /// The time at which the check began.
    let start: Date

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
                <system-out/>
                <system-err/>
              </testsuite>

            """
    }

    /// The attributes for the numbers of failures and errors. A finding is a failure, and a file that could not be
    /// checked is an error.
    private func failureCounts(_ entries: [CheckReport.Entry]) -> String {
        let errors = entries.count { $0.isFailure }
        return "failures=\"\(entries.count - errors)\" errors=\"\(errors)\""
    }

    /// The test case for a finding or for a file that could not be checked. The time of a file's check is divided
    /// equally among its test cases.
    private func testCase(_ entry: CheckReport.Entry, time: String) -> String {
        let name = "\(entry.rule), line \(entry.line)".xmlEscaped
        let element = entry.isFailure ? "error" : "failure"
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
