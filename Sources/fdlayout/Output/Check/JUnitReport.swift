import Foundation
import InterfaceBuilder

/// Results as a report of tests, the form of JUnit that continuous integration reads: a test for each finding, and one
/// that passes for each file without any.
///
/// Valid by the schema of Ant's reports and by that of Jenkins: the former requires more attributes and an order of
/// elements, and allows no attributes at the root.
struct JUnitReport {
    let entries: [CheckReport.Entry]
    let files: [CheckedFile]
    /// When the check began.
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

    /// A file that cannot be checked is an error of a test, a finding its failure.
    private func failureCounts(_ entries: [CheckReport.Entry]) -> String {
        let errors = entries.count { $0.isFailure }
        return "failures=\"\(entries.count - errors)\" errors=\"\(errors)\""
    }

    /// A finding. All findings of a file come of one check, whose time they share equally.
    private func testCase(_ entry: CheckReport.Entry, time: String) -> String {
        let name = "\(entry.rule), line \(entry.line)".xmlEscaped
        let element = entry.isFailure ? "error" : "failure"
        return """
                <testcase name="\(name)" classname="\(entry.file.xmlEscaped)" time="\(time)">
                  <\(element) type="\(entry.level.rawValue)" message="\(entry.message.xmlEscaped)"/>
                </testcase>

            """
    }

    /// In Coordinated Universal Time; the schema allows no time zone.
    private var timestamp: String {
        start.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
    }

    private var host: String {
        let name = ProcessInfo.processInfo.hostName
        return name.isEmpty ? "localhost" : name.xmlEscaped
    }

    /// Seconds with microseconds.
    private func seconds(_ duration: Duration) -> String {
        String(format: "%.6f", duration / .seconds(1))
    }
}
