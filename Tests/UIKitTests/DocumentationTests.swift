import Foundation
import XCTest

/// What is accepted and does nothing here says so in its documentation comment, and the page about UIKit lists it.
///
/// With `REWRITE_DOCUMENTATION=1` in the environment the test writes the list anew.
nonisolated final class DocumentationTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private let heading = "## What is accepted and does nothing\n"
}

extension DocumentationTests {
    func testThePageListsWhatDoesNothing() throws {
        let page = root.appendingPathComponent("Documentation/uikit.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let start = try XCTUnwrap(text.range(of: heading)).upperBound
        let wanted = "\n" + (try list()).joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["REWRITE_DOCUMENTATION"] != nil {
            try Data((text[..<start] + wanted).utf8).write(to: page)
        }
        let written = try String(contentsOf: page, encoding: .utf8)
        XCTAssertTrue(wanted.contains("`UIView`"))
        XCTAssertEqual(String(written[start...]), wanted)
    }

    /// A line for each type, with the members that do nothing.
    private func list() throws -> [String] {
        var members: [String: Set<String>] = [:]
        for folder in ["UIKitLayout", "UIKit", "ObjectiveC"] {
            let path = root.appendingPathComponent("Sources/" + folder).path
            for case let file as String in FileManager.default.enumerator(atPath: path) ?? .init()
            where file.hasSuffix(".swift") {
                let source = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
                for (type, member) in inert(in: source) { members[type, default: []].insert(member) }
            }
        }
        return members.keys.sorted().map { type in
            let names = (members[type] ?? []).filter { !$0.isEmpty }.sorted()
            return "- `\(type)`" + (names.isEmpty ? "" : ": " + names.map { "`\($0)`" }.joined(separator: ", "))
        }
    }

    /// The declarations whose comments say that nothing happens on Linux.
    private func inert(in source: String) -> [(type: String, member: String)] {
        var found: [(String, String)] = []
        var type = ""
        var comment = ""
        for line in source.split(separator: "\n").map(String.init) {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("///") {
                comment += text.dropFirst(3)
                continue
            }
            // Attributes stand between a comment and its declaration, also those of one variant.
            if text == "#if MainActorViews" || text == "#endif" || text.hasSuffix("@MainActor") { continue }
            guard !text.hasPrefix("//"), let name = declaredName(text) else {
                comment = ""
                continue
            }
            let isTop = !line.hasPrefix(" ")
            if isTop { type = name }
            if comment.contains("on Linux") { found.append((type, isTop ? "" : name)) }
            comment = ""
        }
        return found
    }

    private func declaredName(_ text: String) -> String? {
        let kinds: Set = ["class", "struct", "enum", "protocol", "extension", "var", "let", "func", "init"]
        let words = text.split(whereSeparator: { " (:{<?".contains($0) }).map(String.init)
        guard
            let index = words.firstIndex(where: { kinds.contains($0) && $0 != "class" })
                ?? words.firstIndex(of: "class")
        else { return nil }
        if words[index] == "init" { return "init" }
        return index + 1 < words.count ? words[index + 1] : nil
    }
}
