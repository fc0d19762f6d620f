import Foundation
import XCTest

/// A run of `fdlayout check` in one format. Together the runs have all kinds of results.
struct CheckRun {
    let name: String
    let tool: Tool
    /// The number of files that have no findings because they cannot be read.
    let unreadableFiles: Int
    /// Whether warnings fail the check.
    let isStrict: Bool
}

extension XCTestCase {
    /// File names with characters that have a meaning in XML, URIs, workflow commands or plain text.
    private static let names = [
        "a & b.xib", "a:b.xib", "a%2f,b.xib", "a?#.xib", "[x](1){0}.xib", "<ü'\">.xib", "cr\r\nlf.xib", "tab\t.xib",
        "&\u{301}<\u{301}%\u{301}:\u{301}.xib", "\u{1}\u{FFFF}.xib",
    ]

    /// Runs with findings of every rule, with names and texts that need escaping, with unreadable files, and without
    /// findings.
    func checkRuns(format: String) throws -> [CheckRun] {
        let folder = try inputFolder()
        let all = [
            "--level", "note", "--widths", "240,393", "--sources", "Code", "--assets", "Code", "--config", "rules.yml",
        ]
        // For ambiguous neighbours of equal priorities, only the ambiguity is reported.
        let further = ["--disable", "ambiguous", "--text-sizes", "accessibility", "--direction", "ltr,rtl", "--strict"]
        func run(_ name: String, _ arguments: [String], input: String = "", unreadable: Int = 0) throws -> CheckRun {
            let tool = try Tool(
                ["check", "--format", format, "--deployment-target", "8"] + arguments, input: Data(input.utf8),
                in: folder)
            return CheckRun(
                name: name, tool: tool, unreadableFiles: unreadable, isStrict: arguments.contains("--strict"))
        }
        return [
            try run("every rule", ["EveryRule.storyboard"] + all),
            try run("an owner of another name", ["Owned.xib"] + all),
            try run("other conditions", ["EveryRule.storyboard"] + all + further),
            try run("escapes", ["Names"] + all),
            try run(
                "an absolute path and one through the folder above",
                [
                    folder.path + "/Names/a & b.xib", "Names/../sound.xib", "./sound.xib", "sound.xib", "sound.xib",
                ]),
            try run("unreadable", ["bad.xib", "none/../gone.xib", "Empty", "sound.xib"], unreadable: 3),
            try run("standard input", ["-"], input: "<document", unreadable: 1),
            try run("nothing found", ["sound.xib"]),
        ]
    }

    private func inputFolder() throws -> URL {
        let folder = try temporaryFolder()
        // The fixture's name ends in .xml because the project's own .xib and .storyboard files must not have errors.
        let fixture = repository.appendingPathComponent("Tests/fdlayoutTests/Fixtures/EveryRule.xml")
        _ = try file("EveryRule.storyboard", in: folder, Data(contentsOf: fixture))
        let optional = [
            "class-name", "storyboard-identifier", "auto-layout-off", "trait-collections-off", "relative-to-margin",
        ]
        let rules = optional.map { "  \($0): warning\n" }.joined()
        _ = try file("rules.yml", in: folder, Data("base_classes: {switch: [Own]}\nrules:\n\(rules)".utf8))
        _ = try file("Code/Known.swift", in: folder, Data("class Known {}".utf8))
        let conflict = interface(more: #"<constraint firstAttribute="width" constant="90" id="w2"/>"#)
        for name in Self.names { _ = try file("Names/" + name, in: folder, conflict) }
        _ = try file("bad.xib", in: folder, Data("<document".utf8))
        _ = try file("sound.xib", in: folder, interface())
        let owned = String(decoding: interface(), as: UTF8.self).replacingOccurrences(
            of: "<objects>", with: #"<objects><placeholder id="-1" customClass="Owner"/>"#)
        _ = try file("Owned.xib", in: folder, Data(owned.utf8))
        _ = try file("Empty/notes.txt", in: folder, Data())
        return folder
    }
}
