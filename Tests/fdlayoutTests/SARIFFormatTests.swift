import Foundation
import XCTest

/// Logs checked against SARIF 2.1.0 and the additional requirements of GitHub's code scanning.
final class SARIFFormatTests: XCTestCase {
    private typealias Object = [String: Any]

    private func object(_ text: String) throws -> Object {
        try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object, text)
    }

    private func logs() throws -> [(run: CheckRun, log: Object)] {
        try checkRuns(format: "sarif").map { ($0, try object($0.tool.output)) }
    }

    private func only(_ values: Any?) throws -> Object {
        let objects = try XCTUnwrap(values as? [Object])
        XCTAssertEqual(objects.count, 1)
        return try XCTUnwrap(objects.first)
    }

    func testLogsFollowTheSchema() throws {
        for (run, log) in try logs() {
            XCTAssertEqual(JSONRules.sarif.deviations(of: log, from: .object("log")), [], run.name)
        }
    }

    func testTheRulesOfTheSchemaFindWhatDeviates() throws {
        let deviating = [
            #"{"runs":[]}"#, #"{"version":"2.1.0","runs":[]}"#, #"{"version":"2.1.0","runs":[{}]}"#,
            #"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"x"}},"found":[]}]}"#,
        ]
        for text in deviating {
            XCTAssertEqual(JSONRules.sarif.deviations(of: try object(text), from: .object("log")).isEmpty, false, text)
        }
        let results = [
            #"{}"#, #"{"message":{}}"#, #"{"message":{"text":"{0}"}}"#, #"{"message":{"text":"[x](1)"}}"#,
            #"{"message":{"text":"x"},"level":"info"}"#,
            #"{"message":{"text":"x"},"ruleIndex":true}"#, #"{"message":{"text":"x"},"ruleIndex":-2}"#,
        ]
        for text in results {
            XCTAssertEqual(
                JSONRules.sarif.deviations(of: try object(text), from: .object("result")).isEmpty, false, text)
        }
        for uri in ["", "/a", "./a", "a//b", "../a", "a/..", "a:b", "a b", "a%2f", "é", "file:///a/../b"] {
            let found = JSONRules.sarif.deviations(of: ["uri": uri], from: .object("artifactLocation"))
            XCTAssertEqual(found.count, 1, uri)
        }
        for uri in ["a", "a/b.xib", "a%2F", "a%3Ab", "...", ".a", "file:///a/b"] {
            XCTAssertEqual(JSONRules.sarif.deviations(of: ["uri": uri], from: .object("artifactLocation")), [], uri)
        }
        let region: Object = ["startLine": 0]
        XCTAssertEqual(JSONRules.sarif.deviations(of: region, from: .object("region")), ["/startLine: 0"])
    }

    // GitHub, SARIF support for code scanning: the required properties, which must not be empty, and their limits.
    func testRulesHaveWhatCodeScanningShows() throws {
        for (run, log) in try logs() {
            let driver = (try only(log["runs"])["tool"] as? Object)?["driver"] as? Object
            let rules = try XCTUnwrap(driver?["rules"] as? [Object], run.name)
            XCTAssertEqual(Set(rules.compactMap { $0["id"] as? String }).count, rules.count, "an id is of one rule")
            for rule in rules {
                for (name, limit) in [("shortDescription", 1024), ("fullDescription", 1024), ("help", .max)] {
                    let length = ((rule[name] as? Object)?["text"] as? String)?.count ?? 0
                    XCTAssertTrue((1...limit).contains(length), "\(name) of \(rule["id"] ?? "")")
                }
                let level = (rule["defaultConfiguration"] as? Object)?["level"] as? String
                XCTAssertTrue(["note", "warning", "error"].contains(level), "\(rule)")
            }
        }
    }

    func testResultsHaveWhatCodeScanningShows() throws {
        for (run, log) in try logs() {
            let content = try only(log["runs"])
            let rules = ((content["tool"] as? Object)?["driver"] as? Object)?["rules"] as? [Object]
            for result in try XCTUnwrap(content["results"] as? [Object], "present, but maybe empty") {
                let index = try XCTUnwrap(result["ruleIndex"] as? Int)
                XCTAssertEqual(rules?[index]["id"] as? String, result["ruleId"] as? String, run.name)
                XCTAssertTrue(["note", "warning", "error"].contains(result["level"] as? String), run.name)
                XCTAssertEqual((result["partialFingerprints"] as? Object)?.isEmpty, false, run.name)
                let place = try only(result["locations"])["physicalLocation"] as? Object
                XCTAssertNotNil((place?["artifactLocation"] as? Object)?["uri"], run.name)
                XCTAssertNotNil((place?["region"] as? Object)?["startLine"], run.name)
            }
        }
    }

    // SARIF, section 3.49.12: an absolute URI.
    func testRulesLinkToThePageAboutThem() throws {
        let folder = try temporaryFolder()
        _ = try file("A.xib", in: folder, interface())
        let page = "https://example.org/checks.md"
        let tool = try Tool(["check", ".", "--format", "sarif", "--help-uri", page], in: folder)
        XCTAssertTrue(tool.output.contains(#""helpUri":"https://example.org/checks.md#conflict""#), tool.output)
        let documented = try String(
            contentsOf: repository.appendingPathComponent("Documentation/checks.md"), encoding: .utf8)
        XCTAssertTrue(documented.contains(#"<a id="conflict">"#))
        XCTAssertFalse(try Tool(["check", ".", "--format", "sarif"], in: folder).output.contains("helpUri"))
    }

    func testEachRuleIsAmongTheResults() throws {
        var found: Set<String> = []
        var known: Set<String> = []
        for (_, log) in try logs() {
            let content = try only(log["runs"])
            let rules = ((content["tool"] as? Object)?["driver"] as? Object)?["rules"] as? [Object]
            known.formUnion(try XCTUnwrap(rules).compactMap { $0["id"] as? String })
            found.formUnion(try XCTUnwrap(content["results"] as? [Object]).compactMap { $0["ruleId"] as? String })
        }
        XCTAssertEqual(known.subtracting(found), ["unreadable-file"], "a failure, not a result")
    }

    func testFilesThatCannotBeReadAreNotificationsOfARunThatFailed() throws {
        for (run, log) in try logs() {
            let invocation = try only(try only(log["runs"])["invocations"])
            XCTAssertEqual(invocation["executionSuccessful"] as? Bool, run.unreadableFiles == 0, run.name)
            let notifications = try XCTUnwrap(invocation["toolExecutionNotifications"] as? [Object])
            XCTAssertEqual(notifications.count, run.unreadableFiles, run.name)
            XCTAssertTrue(notifications.allSatisfy { $0["level"] as? String == "error" })
        }
    }

    func testReadersSeeTheMessageOfTheOtherFormats() throws {
        let texts = try checkRuns(format: "json").flatMap { try $0.tool.jsonRows() }
            .filter { $0["kind"] as? String != "error" }
        var messages: [String] = []
        for (_, log) in try logs() {
            for result in try XCTUnwrap(only(log["runs"])["results"] as? [Object]) {
                let text = try XCTUnwrap((result["message"] as? Object)?["text"] as? String)
                messages.append(
                    text.replacingOccurrences(of: "{{", with: "{").replacingOccurrences(of: "}}", with: "}")
                        .replacingOccurrences(of: "\\](", with: "]("))
            }
        }
        XCTAssertEqual(messages.count, texts.count)
        for (message, row) in zip(messages, texts) {
            let text = try XCTUnwrap(row["message"] as? String)
            XCTAssertTrue(message.hasPrefix(text), "\(message) begins with \(text), before the conditions")
        }
    }

    func testFingerprintsTellTheFindingsOfAFileApart() throws {
        let (_, log) = try XCTUnwrap(logs().first)
        let results = try XCTUnwrap(only(log["runs"])["results"] as? [Object])
        let fingerprints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
        XCTAssertGreaterThan(fingerprints.count, 20)
        XCTAssertEqual(Set(fingerprints).count, results.count)
    }

    // A location without a line is the whole file; a missing file has no lines.
    func testAFileThatIsNotThereHasNoLine() throws {
        let tool = try Tool(["check", "/gone.xib", "--format", "sarif"])
        let invocation = try only(try only(object(tool.output)["runs"])["invocations"])
        let location = try only(try only(invocation["toolExecutionNotifications"])["locations"])
        let place = try XCTUnwrap(location["physicalLocation"] as? Object)
        XCTAssertEqual(Array(place.keys), ["artifactLocation"])
        XCTAssertEqual(place["artifactLocation"] as? [String: String], ["uri": "file:///gone.xib"])
    }

    // GitHub resolves relative references from the root of the repository, and does not follow symbolic links.
    func testPlacesAreRelativeToTheWorkingFolder() throws {
        let folder = try temporaryFolder()
        _ = try file("App/a:b.xib", in: folder, interface(more: #"<constraint firstAttribute="width" constant="9"/>"#))
        let link = folder.appendingPathComponent("Link")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "App")
        for path in [
            "App/a:b.xib", "./App//a:b.xib", "Link/a:b.xib", "Link/../App/a:b.xib", "\(folder.path)/App/a:b.xib",
        ] {
            XCTAssertEqual(try uris(path, in: folder), ["App/a%3Ab.xib"], path)
            XCTAssertEqual(try uris(path.replacing("App", with: "Link"), in: folder), ["App/a%3Ab.xib"], path)
        }
        XCTAssertEqual(
            try uris("../App/a:b.xib", in: link), ["a%3Ab.xib"], "the working folder is where the link leads")
    }

    func testPlacesOutsideOfTheWorkingFolderAreAbsolute() throws {
        let folder = try temporaryFolder()
        _ = try file("App/a:b.xib", in: folder, interface(more: #"<constraint firstAttribute="width" constant="9"/>"#))
        _ = try file("Other/sound.xib", in: folder, interface())
        let elsewhere = try uris("../App/a:b.xib", in: folder.appendingPathComponent("Other"))
        XCTAssertEqual(elsewhere.count, 1)
        XCTAssertEqual(elsewhere.first?.hasPrefix("file:///"), true)
        XCTAssertEqual(elsewhere.first?.hasSuffix("/App/a%3Ab.xib"), true)
    }

    private func uris(_ path: String, in folder: URL) throws -> [String] {
        let log = try object(Tool(["check", path, "--format", "sarif"], in: folder).output)
        return try XCTUnwrap(only(log["runs"])["results"] as? [Object]).compactMap { result in
            let place = try only(result["locations"])["physicalLocation"] as? Object
            return (place?["artifactLocation"] as? Object)?["uri"] as? String
        }
    }
}
