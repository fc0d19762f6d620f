import Foundation
import XCTest

/// Documentation comments state which API is accepted but has no effect, and the page about UIKit lists it by kinds.
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
        let wanted = "\n" + sections(of: try inertDeclarations()).joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["REWRITE_DOCUMENTATION"] != nil {
            try Data((text[..<start] + wanted).utf8).write(to: page)
        }
        let written = try String(contentsOf: page, encoding: .utf8)
        XCTAssertTrue(wanted.contains("`UIView`"))
        XCTAssertEqual(String(written[start...]), wanted)
    }

    func testEachDeclarationThatDoesNothingBelongsToOneKind() throws {
        var used: Set<String> = []
        for (type, members) in try inertDeclarations() {
            for member in members {
                let kinds = kinds(of: member, in: type)
                XCTAssertEqual(kinds.map(\.title).count, 1, "\(type).\(member): \(kinds.map(\.title))")
                used.insert(kinds.first?.names(member, of: type) == true ? type + "." + member : type)
            }
        }
        XCTAssertEqual(InertKind.all.flatMap(\.declarations).filter { !used.contains($0) }.sorted(), [])
    }

    /// The kinds that name a member or, if none does, those that contain its type as a whole.
    private func kinds(of member: String, in type: String) -> [InertKind] {
        let own = InertKind.all.filter { $0.names(member, of: type) }
        return own.isEmpty ? InertKind.all.filter { $0.declarations.contains(type) } : own
    }

    /// A table of the kinds with the numbers of their declarations, and for each kind a line for each type.
    private func sections(of declarations: [String: Set<String>]) -> [String] {
        let kinds = InertKind.all.map { kind in
            (
                kind,
                declarations.reduce(into: [String: [String]]()) { found, entry in
                    let members = entry.value.filter { self.kinds(of: $0, in: entry.key).first?.title == kind.title }
                    if !members.isEmpty { found[entry.key] = members.filter { !$0.isEmpty }.sorted() }
                }
            )
        }
        let counts = kinds.map { $0.1.values.reduce(0) { $0 + max(1, $1.count) } }
        let introduction = [
            "\(counts.reduce(0, +)) declarations compile and have no effect, for the following reasons:", "",
            "| reason | declarations |", "|---|---|",
        ]
        let table = zip(kinds, counts).map { "| [\($0.0.title)](#\(anchor(of: $0.0.title))) | \($1) |" }
        let lists = kinds.flatMap { kind, types in
            ["", "### \(kind.title)", "", kind.reason, ""]
                + types.keys.sorted().map { line(of: $0, members: types[$0] ?? []) }
        }
        return introduction + table + lists
    }

    /// The line of a type, with the members that have no effect; without members, the type as a whole has none.
    private func line(of type: String, members: [String]) -> String {
        "- `\(type)`" + (members.isEmpty ? "" : ": " + members.map { "`\($0)`" }.joined(separator: ", "))
    }

    private func anchor(of title: String) -> String {
        title.lowercased().filter { $0.isLetter || $0 == " " || $0 == "-" }.replacingOccurrences(of: " ", with: "-")
    }

    /// The members without an effect, by the class of UIKit to which they belong; the empty name stands for a type as a
    /// whole, if it has no such members.
    private func inertDeclarations() throws -> [String: Set<String>] {
        var members: [String: Set<String>] = [:]
        for folder in ["UIKitLayout", "UIKit", "ObjectiveC"] {
            let path = root.appendingPathComponent("Sources/" + folder).path
            for case let file as String in FileManager.default.enumerator(atPath: path) ?? .init()
            where file.hasSuffix(".swift") {
                let source = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
                for (type, member) in inert(in: source) {
                    members[InertKind.classes[type] ?? type, default: []].insert(member)
                }
            }
        }
        return members.mapValues { $0.count > 1 ? $0.subtracting([""]) : $0 }
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
