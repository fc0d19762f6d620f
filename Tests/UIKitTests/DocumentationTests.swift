import Foundation
import XCTest

/// Documentation comments state which API is accepted but has no effect, and the page about UIKit lists it.
///
/// With `REWRITE_DOCUMENTATION=1` in the environment, the test rewrites the list.
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

    /// A line for each type, with the members that have no effect.
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

    /// The declarations documented to have no effect on Linux.
    private func inert(in source: String) -> [(type: String, member: String)] {
        var found: [(String, String)] = []
        var type = ""
        var comment = ""
        let lines = source.split(separator: "\n").map(String.init)
        for (index, line) in lines.enumerated() {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("///") {
                comment += text.dropFirst(3)
                continue
            }
            // Attributes, and those inside conditional compilation, may be between a comment and its declaration.
            if text == "#if MainActorViews" || text == "#endif"
                || !text.isEmpty && text.split(separator: " ").allSatisfy({ $0.hasPrefix("@") })
            {
                continue
            }
            guard !text.hasPrefix("//"), let name = DeclaredName.name(text, followedBy: lines[(index + 1)...]) else {
                comment = ""
                continue
            }
            let isTop = !line.hasPrefix(" ")
            let owner = isTop ? classOfSuperclass(documentedBy: comment) : nil
            if isTop { type = owner ?? name }
            if comment.contains("on Linux"), owner == nil { found.append((type, isTop ? "" : name)) }
            comment = ""
        }
        return found
    }

    /// The class for which a superclass declares members so that subclasses can override them; the page lists that
    /// class.
    private func classOfSuperclass(documentedBy comment: String) -> String? {
        guard let range = comment.range(of: "superclass of ``\\w+``", options: .regularExpression) else { return nil }
        return comment[range].split(separator: "`").last.map(String.init)
    }
}
