import Foundation
import XCTest

/// Reports in XML, checked against the schemas and programs that read them.
final class ReportFormatTests: XCTestCase {
    private func reports(_ format: String) throws -> [(run: CheckRun, report: XMLElement)] {
        try checkRuns(format: format).map { ($0, try XMLElement.document($0.tool.output)) }
    }

    /// The findings and failures in the JSON format, which other tests cover.
    private func rows() throws -> [[(file: String, kind: String, level: String)]] {
        try checkRuns(format: "json").map { run in
            try run.tool.jsonRows().map { row in
                (row["file"] as? String ?? "", row["kind"] as? String ?? "", row["level"] as? String ?? "")
            }
        }
    }

    // MARK: JUnit

    func testJUnitReportsFollowBothSchemas() throws {
        for (run, report) in try reports("junit") {
            XCTAssertEqual(XMLRules.antJUnit.deviations(in: report), [], run.name)
            XCTAssertEqual(XMLRules.jenkinsJUnit.deviations(in: report), [], run.name)
        }
    }

    // The schema's definitions: the numbers of tests, failures and errors are those of the suite; ids begin at 0.
    func testJUnitCountsAreThoseOfTheSuite() throws {
        for (run, report) in try reports("junit") {
            let ids = report.children.map { $0.attributes["id"] }
            XCTAssertEqual(ids, report.children.indices.map(String.init), run.name)
            for suite in report.children {
                let cases = suite.children.filter { $0.name == "testcase" }
                let outcomes = cases.flatMap(\.children).map(\.name)
                XCTAssertEqual(suite.attributes["tests"], String(cases.count))
                for (name, element) in [("failures", "failure"), ("errors", "error")] {
                    XCTAssertEqual(suite.attributes[name], String(outcomes.count { $0 == element }), run.name)
                }
            }
        }
    }

    func testFindingsThatFailTheCheckAreFailuresAndUnreadableFilesErrors() throws {
        for ((run, report), rows) in zip(try reports("junit"), try rows()) {
            let names = report.all.map(\.name)
            let failing = rows.filter { $0.level == "error" || ($0.level == "warning" && run.isStrict) }
            XCTAssertEqual(names.count { $0 == "error" }, run.unreadableFiles, run.name)
            XCTAssertEqual(names.count { $0 == "failure" }, failing.count { $0.kind != "error" }, run.name)
            XCTAssertGreaterThanOrEqual(names.count { $0 == "testcase" }, rows.count, "others pass: \(run.name)")
        }
    }

    func testTheTimeOfASuiteIsThatOfItsTests() throws {
        let before = Date()
        for (run, report) in try reports("junit") {
            for suite in report.children {
                let time = try XCTUnwrap(suite.attributes["time"].flatMap(Double.init))
                let times = suite.children.compactMap { $0.attributes["time"].flatMap(Double.init) }
                XCTAssertGreaterThan(time, 0, run.name)
                XCTAssertEqual(times.reduce(0, +), time, accuracy: 1e-6 * Double(times.count), run.name)
                let start = try XCTUnwrap(suite.attributes["timestamp"])
                let date = try Date(start + "Z", strategy: .iso8601)
                XCTAssertGreaterThan(date.timeIntervalSince(before), -2, "in Coordinated Universal Time")
                XCTAssertLessThanOrEqual(date, Date())
            }
        }
    }

    // MARK: Checkstyle

    func testCheckstyleReportsAreWhatItsLoggerWrites() throws {
        for (run, report) in try reports("checkstyle") {
            XCTAssertEqual(XMLRules.checkstyle.deviations(in: report), [], run.name)
        }
    }

    func testCheckstyleReportsHaveAllResults() throws {
        for ((run, report), rows) in zip(try reports("checkstyle"), try rows()) {
            let sources = report.all.compactMap { $0.attributes["source"] }
            XCTAssertEqual(sources.sorted(), rows.map { "fdlayout." + $0.kind }.sorted(), run.name)
        }
    }

    // MARK: Both

    func testAFileIsNamedOnceAndAsItIs() throws {
        for format in ["junit", "checkstyle"] {
            for ((run, report), rows) in zip(try reports(format), try rows()) {
                let paths = report.children.compactMap { $0.attributes["name"] }
                XCTAssertEqual(Set(paths).count, paths.count, "\(format), \(run.name)")
                let names = paths.map { ($0 as NSString).lastPathComponent }
                let expected = rows.map { ($0.file as NSString).lastPathComponent }
                    .map { $0.replacingOccurrences(of: "\u{1}\u{FFFF}", with: "\u{FFFD}\u{FFFD}") }
                XCTAssertEqual(Set(expected).subtracting(names), [], "\(format), \(run.name)")
            }
        }
    }

    func testTheRulesOfTheSchemasFindWhatDeviates() throws {
        let suite = #"name="a" package="b" id="0" hostname="c" tests="0" failures="0" errors="0" time="0""#
        let time = "2026-01-01T00:00:00"
        let output = "<system-out/><system-err/>"
        let deviating = [
            "<testsuite/>", "<testsuites tests='0'/>", "<testsuites><testcase/></testsuites>",
            "<testsuites><testsuite \(suite)><properties/>\(output)</testsuite></testsuites>",
            "<testsuites><testsuite \(suite) timestamp='\(time)Z'><properties/>\(output)</testsuite></testsuites>",
            "<testsuites><testsuite \(suite) timestamp='\(time)'>\(output)</testsuite></testsuites>",
        ]
        for text in deviating {
            XCTAssertEqual(XMLRules.antJUnit.deviations(in: try .document(text)).isEmpty, false, text)
        }
        let valid = "<testsuite \(suite) timestamp='\(time)'><properties/>\(output)</testsuite>"
        XCTAssertEqual(XMLRules.antJUnit.deviations(in: try .document("<testsuites>\(valid)</testsuites>")), [])
    }

    func testTheRulesOfCheckstyleFindWhatDeviates() throws {
        for error in ["line='x' severity='info'", "line='1' severity='note'", "line='1' severity='info' id='1'"] {
            let text = "<file name='a'><error \(error) message='m' source='a.b'/></file>"
            let report = try XMLElement.document("<checkstyle version='1'>\(text)</checkstyle>")
            XCTAssertEqual(XMLRules.checkstyle.deviations(in: report).count, 1, text)
        }
    }
}
