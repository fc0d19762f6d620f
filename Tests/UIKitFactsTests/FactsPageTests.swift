import Foundation
import UIKitFacts
import XCTest

/// The page of facts lists every table.
///
/// With `REWRITE_DOCUMENTATION=1` in the environment, the test rewrites the page.
final class FactsPageTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}

extension FactsPageTests {
    func testThePageListsTheTables() throws {
        let page = root.appendingPathComponent("Documentation/facts.md")
        let wanted = try FactsPage(root: root).text
        if ProcessInfo.processInfo.environment["REWRITE_DOCUMENTATION"] != nil { try Data(wanted.utf8).write(to: page) }
        XCTAssertEqual(try String(contentsOf: page, encoding: .utf8), wanted)
    }

    /// The subjects are read from the sources, so that a table that no section lists is found.
    func testEveryTableInTheSourcesIsOnThePage() throws {
        let page = try String(contentsOf: root.appendingPathComponent("Documentation/facts.md"), encoding: .utf8)
        let subjects = try sources().flatMap(Self.subjects)
        XCTAssertGreaterThan(subjects.count, 20)
        XCTAssertEqual(subjects.filter { !page.contains("| \($0) |") }, [])
    }

    /// A build for which two rows hold would make the second one void.
    func testRowsOfATableDoNotOverlap() {
        for facts in FactSection.all.flatMap(\.facts) {
            let versions = facts.lines.map(\.versions).sorted { $0.lowerBound < $1.lowerBound }
            for (earlier, later) in zip(versions, versions.dropFirst()) {
                XCTAssertLessThanOrEqual(earlier.upperBound, later.lowerBound, facts.subject)
            }
        }
    }

    private func sources() throws -> [String] {
        let folder = root.appendingPathComponent("Sources/UIKitFacts").path
        let files = (FileManager.default.enumerator(atPath: folder) ?? .init()).compactMap { $0 as? String }
        return try files.filter { $0.hasSuffix(".swift") }.map {
            try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)
        }
    }

    /// The first arguments of calls that create tables.
    private static func subjects(in source: String) -> [String] {
        let call = #/\b(?:FactTable|VersionedValue|Constant|notch)(?:<[\w\[\]]+>)?\(\s*"([^"]+)"/#
        return source.matches(of: call).map { String($0.output.1) }
    }
}
