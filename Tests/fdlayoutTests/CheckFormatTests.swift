import Foundation
import XCTest

/// The forms of results, held against what their formats require.
final class CheckFormatTests: XCTestCase {
    /// A file with a conflict, one that cannot be read, and a sound one.
    private func folder() throws -> String {
        let folder = try temporaryFolder()
        let conflict = #"<constraint firstAttribute="width" constant="90" id="w2"/>"#
        _ = try file("a & b.xib", in: folder, interface(more: conflict))
        _ = try file("bad.xib", in: folder, Data("<document".utf8))
        _ = try file("sound.xib", in: folder, interface())
        return folder.path
    }

    private func output(_ format: String) throws -> String {
        let tool = try Tool(["check", folder(), "--format", format])
        XCTAssertEqual(tool.status, 65, "one file cannot be read")
        return tool.output
    }

    func testXcodeShowsALineBesideItsLine() throws {
        let lines = try output("xcode").split(separator: "\n")
        XCTAssertEqual(lines.count, 2)
        XCTAssertNotNil(lines.first?.firstMatch(of: #/^\/.*:\d+: error: .*\(conflict\)$/#), "\(lines)")
    }

    func testJSONSaysWhatIsNeededToFindTheObject() throws {
        let tool = try Tool(["check", folder(), "--format", "json"])
        let rows = try tool.jsonRows()
        XCTAssertEqual(rows.map { $0["kind"] as? String }, ["conflict", "error"])
        let keys: Set = [
            "file", "line", "kind", "level", "id", "message", "details", "related", "widths", "conditions",
        ]
        XCTAssertEqual(rows.map { Set($0.keys) }, [keys, keys])
    }

    // OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0: required properties and enumerations.
    func testSARIFHasWhatItsSchemaRequires() throws {
        let log = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(output("sarif").utf8)) as? [String: Any])
        XCTAssertEqual(log["version"] as? String, "2.1.0")
        let run = try XCTUnwrap((log["runs"] as? [[String: Any]])?.first)
        let driver = try XCTUnwrap((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        XCTAssertEqual(driver["name"] as? String, "fdlayout")
        let rules = try XCTUnwrap(driver["rules"] as? [[String: Any]])
        let results = try XCTUnwrap(run["results"] as? [[String: Any]])
        XCTAssertEqual(results.count, 1)
        for result in results {
            let index = try XCTUnwrap(result["ruleIndex"] as? Int)
            XCTAssertEqual(rules[index]["id"] as? String, result["ruleId"] as? String)
            XCTAssertTrue(["none", "note", "warning", "error"].contains(result["level"] as? String))
            XCTAssertNotNil((result["message"] as? [String: Any])?["text"] as? String)
            try check(location: (result["locations"] as? [[String: Any]])?.first)
        }
        let invocation = try XCTUnwrap((run["invocations"] as? [[String: Any]])?.first)
        XCTAssertEqual(invocation["executionSuccessful"] as? Bool, false)
        XCTAssertEqual((invocation["toolExecutionNotifications"] as? [Any])?.count, 1)
    }

    private func check(location: [String: Any]?) throws {
        let place = try XCTUnwrap(location?["physicalLocation"] as? [String: Any])
        let uri = try XCTUnwrap((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
        XCTAssertTrue(uri.hasSuffix("a%20&%20b.xib"), "an artifact's location is a URI: \(uri)")
        XCTAssertGreaterThan(try XCTUnwrap((place["region"] as? [String: Any])?["startLine"] as? Int), 0)
    }

    // The schema of JUnit's reports as Jenkins publishes it: testsuites, testsuite with name, tests and failures, testcase
    // with name and classname, failure with type and message.
    func testJUnitHasWhatItsSchemaRequires() throws {
        let root = try parse(output("junit"))
        XCTAssertEqual(root.name, "testsuites")
        XCTAssertEqual(root.children.map(\.name), ["testsuite", "testsuite", "testsuite"])
        for suite in root.children {
            XCTAssertEqual(Set(suite.attributes.keys), ["name", "tests", "failures"])
            XCTAssertEqual(suite.attributes["tests"], String(suite.children.count))
            let failures = suite.children.flatMap(\.children)
            XCTAssertEqual(suite.attributes["failures"], String(failures.count))
            XCTAssertTrue(suite.children.allSatisfy { Set($0.attributes.keys) == ["name", "classname"] })
            XCTAssertTrue(
                failures.allSatisfy { $0.name == "failure" && Set($0.attributes.keys) == ["type", "message"] })
        }
        XCTAssertEqual(root.attributes["failures"], "2")
        XCTAssertEqual(root.children.first?.attributes["name"]?.hasSuffix("a & b.xib"), true)
    }

    // Checkstyle's XMLLogger: checkstyle with a version, file with a name, error with line, severity, message and source.
    func testCheckstyleHasWhatItsReadersExpect() throws {
        let root = try parse(output("checkstyle"))
        XCTAssertEqual(root.name, "checkstyle")
        XCTAssertNotNil(root.attributes["version"])
        XCTAssertEqual(root.children.map(\.name), ["file", "file", "file"])
        let errors = root.children.flatMap(\.children)
        XCTAssertEqual(errors.count, 2)
        for error in errors {
            XCTAssertEqual(error.name, "error")
            XCTAssertEqual(Set(error.attributes.keys), ["line", "severity", "message", "source"])
            XCTAssertTrue(["ignore", "info", "warning", "error"].contains(error.attributes["severity"]))
        }
    }

    func testOutputIsTheSameEachTime() throws {
        let folder = try folder()
        for format in ["text", "json", "sarif", "junit", "checkstyle", "github"] {
            let first = try Tool(["check", folder, "--format", format, "--level", "note"]).output
            let second = try Tool(["check", folder, "--format", format, "--level", "note"]).output
            XCTAssertEqual(first, second, format)
        }
    }

    // MARK: XML

    private final class Element {
        let name: String
        let attributes: [String: String]
        var children: [Element] = []

        init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }
    }

    /// The elements of a well-formed document of attributes only, as the reports write it.
    private func parse(_ text: String) throws -> Element {
        var open = [Element("", [:])]
        for match in text.matches(of: #/<(\/?)([a-z]+)((?:\s+[a-z]+="[^"<]*")*)\s*(\/?)>/#) {
            let (isEnd, name) = (!match.output.1.isEmpty, String(match.output.2))
            guard !isEnd else {
                XCTAssertEqual(open.popLast()?.name, name)
                continue
            }
            var attributes: [String: String] = [:]
            for pair in match.output.3.matches(of: #/([a-z]+)="([^"]*)"/#) {
                attributes[String(pair.output.1)] = unescaped(String(pair.output.2))
            }
            let element = Element(name, attributes)
            open.last?.children.append(element)
            if match.output.4.isEmpty { open.append(element) }
        }
        XCTAssertEqual(open.count, 1, "every element is closed")
        return try XCTUnwrap(open.first?.children.first)
    }

    private func unescaped(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
