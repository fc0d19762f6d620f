import ArgumentParser
import Foundation
import InterfaceBuilder
import UIKitLayout

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Looks for broken layout in Interface Builder files.",
        discussion: """
            Every cell, every view of its own and every scene's view is laid out in the size that the file gives it and \
            at each of --widths. What is wrong is told with file, line and object:

              conflict          required constraints that cannot all hold; the list is minimal
              ambiguous         a view whose frame constraints leave open, and what would close it
              not-self-sizing   a cell whose constraints do not lead from its top to its bottom
              cut-off           text that does not fit its label
              outside           a view that reaches out of its superview
              stored-frame      a view that the file stores elsewhere than its constraints put it

              fdlayout check Sources/*.xib --widths 320,375,414 --format github

            Exit status: 1 if something was found.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, github
    }

    @Argument(help: "Files: .xib or .storyboard.")
    var files: [String]

    @Option(help: ArgumentHelp("Widths of the roots besides the stored one, in points.", valueName: "w,w,…"))
    var widths: String?

    @Option(parsing: .unconditional, help: "Device pixels per point.")
    var scale: Double = 2

    @Option(help: "The form of the output: \(Format.allValueStrings.joined(separator: ", ")).")
    var format: Format = .text

    mutating func run() throws {
        var hasFound = false
        try ToolFailure.reporting {
            guard scale > 0, scale <= 100 else {
                throw ToolFailure.usage("--scale \(scale): expected a number above 0, at most 100")
            }
            let check = FileCheck(widths: try parsedWidths(), scale: CGFloat(scale))
            let found = try files.flatMap(check.findings)
            hasFound = !found.isEmpty
            FileHandle.standardOutput.write(Data(try FindingsOutput(findings: found).text(as: format).utf8))
        }
        if hasFound { throw ExitCode(1) }
    }

    private func parsedWidths() throws -> [CGFloat] {
        try (widths ?? "").split(separator: ",").map { word in
            guard let width = Double(word), width > 0, width <= 1_000_000 else {
                throw ToolFailure.usage("--widths \(word): expected numbers of points above 0, at most 1000000")
            }
            return CGFloat(width)
        }
    }
}

/// A finding, and at which widths it was found; none for the stored one.
struct WidthFinding {
    let finding: InterfaceFinding
    var widths: [CGFloat]
}

/// The check of one file.
struct FileCheck {
    let widths: [CGFloat]
    let scale: CGFloat

    func findings(in path: String) throws -> [WidthFinding] {
        try UITraitCollection.$current.withValue(UITraitCollection(displayScale: scale)) {
            let file = try InterfaceFile(contentsOfFile: path)
            var found = try file.makeRoots().flatMap { $0.findings() }.map { WidthFinding(finding: $0, widths: []) }
            for width in widths {
                for finding in try file.makeRoots().flatMap({ $0.findings(width: width) }) {
                    add(finding, width, to: &found)
                }
            }
            found += try file.makeRoots(intrinsicSizes: .design).flatMap { $0.staleFrames() }
                .map { WidthFinding(finding: $0, widths: []) }
            return found.sorted { $0.finding.line < $1.finding.line }
        }
    }

    /// What is wrong in the stored width, or at another one already, is told once.
    private func add(_ finding: InterfaceFinding, _ width: CGFloat, to found: inout [WidthFinding]) {
        let known = found.firstIndex {
            $0.finding.objectID == finding.objectID && $0.finding.kind == finding.kind
        }
        if let known {
            if !found[known].widths.isEmpty { found[known].widths.append(width) }
        } else {
            found.append(WidthFinding(finding: finding, widths: [width]))
        }
    }
}

/// Findings in the forms that the tool prints.
struct FindingsOutput {
    let findings: [WidthFinding]

    private struct Row: Encodable {
        let file: String
        let line: Int
        let kind: String
        let id: String
        let message: String
        let widths: [Double]
    }

    func text(as format: CheckCommand.Format) throws -> String {
        switch format {
        case .text:
            findings.map { "\($0.finding.path):\($0.finding.line): \($0.finding.kind.rawValue): \(message($0))\n" }
                .joined()
        case .github:
            findings.map {
                "::warning file=\($0.finding.path),line=\($0.finding.line),title=\($0.finding.kind.rawValue)::\(escaped(message($0)))\n"
            }.joined()
        case .json: try json()
        }
    }

    private func message(_ found: WidthFinding) -> String {
        guard !found.widths.isEmpty else { return found.finding.message }
        return found.finding.message + " (at \(found.widths.map(\.shortText).joined(separator: ", ")) points)"
    }

    /// GitHub's workflow commands take percent signs and line ends escaped.
    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\n", with: "%0A")
    }

    private func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let rows = try findings.map { found in
            let row = Row(
                file: found.finding.path, line: found.finding.line, kind: found.finding.kind.rawValue,
                id: found.finding.objectID, message: found.finding.message, widths: found.widths.map { Double($0) })
            return "  " + String(decoding: try encoder.encode(row), as: UTF8.self)
        }
        return rows.isEmpty ? "[]\n" : "[\n" + rows.joined(separator: ",\n") + "\n]\n"
    }
}
