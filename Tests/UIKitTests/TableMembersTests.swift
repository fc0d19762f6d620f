import Foundation
import XCTest

/// Compares Documentation/tables.md, which lists the members of tables and related types, with the sources in
/// Tests/UnmodifiedSources/Tables: they use every member that the page calls present, and no other.
nonisolated final class TableMembersTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}

private nonisolated struct Member: Hashable {
    let type: String
    let name: String
    let state: String

    var isPresent: Bool { state == "effective" || state == "stored" }
    var fullName: String { "\(type).\(name)" }
}

extension TableMembersTests {
    func testTheSourcesNameTheMembersThatThePageListsAsPresent() throws {
        let page = try membersOfThePage()
        XCTAssertEqual(Set(page.map(\.fullName)).count, page.count, "a member is listed twice")
        let named = try namedMembers()
        let present = Set(page.filter(\.isPresent).map(\.fullName))
        XCTAssertEqual(named.subtracting(present), [], "named, but not listed as present")
        XCTAssertEqual(present.subtracting(named), [], "listed as present, but not named")
        XCTAssertTrue(present.contains("UITableView.rowHeight"))
    }

    func testThePageListsTheMethodsOfDelegatesAndDataSources() throws {
        let sources = ["UITableViewDataSource"]
        let delegates = sources + ["UITableViewDelegate"]
        let all =
            delegates + [
                "UITableViewDataSourcePrefetching", "UITableViewDragDelegate", "UITableViewDropDelegate",
            ]
        let page = try membersOfThePage()
        for (name, protocols) in [
            ("EveryTableDelegateMethod", all), ("EveryTableControllerOverride", delegates),
            ("EveryDiffableDataSourceOverride", sources),
        ] {
            let listed = page.filter { $0.isPresent && protocols.contains($0.type) }
            XCTAssertEqual(try methods(ofClass: name), listed.map(\.name).sorted(), name)
        }
    }

    func testAbsentMembersAreNotDeclared() throws {
        let declared = try declaredMembers()
        let absent = try membersOfThePage().filter { !$0.isPresent }
        XCTAssertEqual(Set(absent.map(\.state)), ["absent"])
        XCTAssertEqual(absent.map(\.fullName).filter(declared.contains), [])
        XCTAssertTrue(declared.contains("UITableView.selectRow(at:animated:scrollPosition:)"))
    }

    func testEveryEffectiveMemberHasATest() throws {
        let effective = try membersOfThePage().filter { $0.state == "effective" }
        XCTAssertEqual(testsOfTableMembers.keys.sorted(), effective.map(\.fullName).sorted())
        let tests = try namedTests()
        for (member, test) in testsOfTableMembers {
            XCTAssertTrue(tests.contains(test), "\(member) has no test \(test)")
        }
    }

    // MARK: Sources

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private func swiftFiles(in folder: String) throws -> [String] {
        let path = root.appendingPathComponent(folder).path
        return try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { try text(folder + "/" + $0) }
    }

    /// The rows of the tables on the page; their headings name the types.
    private func membersOfThePage() throws -> [Member] {
        var type = ""
        var members: [Member] = []
        for line in try text("Documentation/tables.md").split(separator: "\n") {
            if line.hasPrefix("## ") { type = String(line.dropFirst(3)) }
            guard line.hasPrefix("| `") else { continue }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            members.append(Member(type: type, name: cells[0].replacingOccurrences(of: "`", with: ""), state: cells[1]))
        }
        return members
    }

    /// The members that are used in functions with the name `nameMembers`.
    private func namedMembers() throws -> Set<String> {
        var members: Set<String> = []
        for source in try swiftFiles(in: "Tests/UnmodifiedSources/Tables") {
            for function in source.components(separatedBy: "\nfunc nameMembers(_ it: ").dropFirst() {
                let body = function.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                let type = body.replacingOccurrences(of: "any ", with: "").prefix { $0.isLetter }
                let name = try Regex(
                    #"(?:= \#(type)(?:<[^>]*>)?|= \\|\bit)\.(\w+(?:\([\w:]*\))?)"#, as: (Substring, Substring).self)
                for match in body.matches(of: name) { members.insert("\(type).\(match.output.1)") }
            }
        }
        return members
    }

    /// The methods that a class in Tests/UnmodifiedSources/Tables declares.
    private func methods(ofClass name: String) throws -> [String] {
        let sources = try swiftFiles(in: "Tests/UnmodifiedSources/Tables")
        let declaration = sources.compactMap { $0.components(separatedBy: "class \(name):").dropFirst().first }.first
        let body = try XCTUnwrap(declaration?.components(separatedBy: "\n}").first)
        let lines = body.split(separator: "\n").map(String.init)
        return lines.indices.filter { lines[$0].contains("func ") }
            .compactMap { DeclaredName.name(lines[$0], followedBy: lines[($0 + 1)...]) }.sorted()
    }

    /// The members that UIKitLayout declares, with the types that declare them.
    private func declaredMembers() throws -> Set<String> {
        var members: Set<String> = []
        for source in try swiftFiles(in: "Sources/UIKitLayout") {
            let lines = source.split(separator: "\n").map(String.init)
            var type = ""
            for (index, line) in lines.enumerated() where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
                guard let name = DeclaredName.name(line, followedBy: lines[(index + 1)...]) else { continue }
                if line.hasPrefix(" ") { members.insert("\(type).\(name)") } else { type = name }
            }
        }
        return members
    }

    /// The tests of all targets, with the names of their classes.
    private func namedTests() throws -> Set<String> {
        var tests: Set<String> = []
        for source in try swiftFiles(in: "Tests") {
            var type = ""
            for line in source.split(separator: "\n") {
                if line.hasPrefix("extension ") || line.contains("class ") {
                    type =
                        line.split(whereSeparator: { " :{".contains($0) }).first { $0.hasSuffix("Tests") }
                        .map(String.init) ?? type
                }
                guard line.hasPrefix("    func test") else { continue }
                tests.insert("\(type).\(line.dropFirst(9).prefix { $0 != "(" })")
            }
        }
        return tests
    }
}
