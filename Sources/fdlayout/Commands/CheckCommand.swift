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
            at each of --widths. What is wrong is reported with file, line and object:

              conflict         required constraints that cannot all hold
              ambiguous        a view whose frame constraints leave open
              not-self-sizing  a cell not held from its top to its bottom
              cut-off          text that does not fit its label
              outside          a view that reaches out of its superview
              stored-frame     a view stored where constraints do not put it
              error            a file that cannot be read

              fdlayout check Sources --exclude Pods
              fdlayout check Cell.xib --widths 320,375,414
              fdlayout check Main.storyboard --format github

            Exit status: 1 if something was found; 65 if a file could not be read, whatever was found in others.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, github
    }

    @OptionGroup var input: InterfaceFileArguments

    @Option(
        help: ArgumentHelp(
            "Widths of the roots besides the stored one, in points, each at most \(Int(Bounds.largestLength)).",
            valueName: "w,w,…"))
    var widths: String?

    @Option(help: "The form of the output.")
    var format: Format = .text

    mutating func run() throws {
        try ToolFailure.reporting {
            let check = FileCheck(widths: try parsedWidths())
            let output = try ToolOutput(path: input.output)
            var results: [CheckResult] = []
            let status = try input.forEachFile { file, warnings in
                results += try check.findings(in: file, warnings).map(CheckResult.finding)
            } failed: {
                results.append(.failure($0))
            }
            try output.write(CheckOutput(results: results).text(as: format))
            try output.finish()
            if status != 0 { throw ExitCode(status) }
            if !results.isEmpty { throw ExitCode(1) }
        }
    }

    private func parsedWidths() throws -> [CGFloat] {
        try (widths ?? "").split(separator: ",").map { word in
            guard let width = Double(word) else {
                throw ToolFailure.usage("--widths \(word): expected numbers of points, separated by commas")
            }
            try Bounds.checkLength(width, "--widths")
            return CGFloat(width)
        }
    }
}
