import ArgumentParser
import Foundation
import InterfaceBuilder

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Looks for broken layout in Interface Builder files.",
        discussion: """
            Every cell, every top-level view and every scene's view is laid out in the size that the file gives it and \
            at each of --widths or --devices. Problems are reported with file, line and object; --explain lists the \
            rules or explains one.

              fdlayout check Sources --exclude Pods
              fdlayout check Cell.xib --widths 320,375,414
              fdlayout check Main.storyboard --format github

            Exit status: 1 if there are errors, or with --strict if there are warnings; 65 if a file could not be \
            read or 66 if it is missing, regardless of findings in other files.
            """)

    @OptionGroup var input: InterfaceFileArguments

    @OptionGroup var check: CheckArguments

    @Option(help: "The format of the output.")
    var format: CheckReport.Format = .text

    @Option(help: ArgumentHelp("The lowest level that is reported: note, warning or error.", valueName: "level"))
    var level: CheckRule.Level = .warning

    @Option(help: ArgumentHelp("Explain a rule, or list all rules.", valueName: "rule|all"))
    var explain: String?

    func validate() throws {
        if explain == nil { try input.requireFiles() }
    }

    mutating func run() throws {
        try ToolFailure.reporting {
            if let explain { return try ToolOutput(path: input.output).write(RuleHelp(rule: explain).text()) }
            let configuration = try check.configuration()
            input.exclude += configuration.exclude
            input.strict = input.strict || configuration.strict
            try report(FileCheck(configuration: configuration))
        }
    }

    private func report(_ fileCheck: FileCheck) throws {
        let baseline = check.writeBaseline == nil ? try fileCheck.configuration.baseline.map(Baseline.init(path:)) : nil
        let output = try ToolOutput(path: input.output)
        var results: [CheckResult] = []
        var files = FileTimes()
        let status = try input.forEachFile { file, contents, _ in
            let result = try fileCheck.result(of: file, contents)
            let found = result.findings.filter { $0.finding.level >= level }
            results += (baseline?.new(among: found) ?? found).map(CheckResult.finding)
            if let failure = result.failure { throw failure }
            files.add(file.path)
        } failed: {
            results.append(.failure($0))
            files.add($0.path ?? "", failed: true)
        }
        let findings = results.compactMap(\.finding)
        if let path = check.writeBaseline {
            try Baseline(findings).write(to: path)
        } else {
            let report = CheckReport(results: results, files: files.all, start: files.start)
            let colored = format == .text && input.output == nil && StandardFiles.outputIsTerminal
            try output.write(report.text(as: format, colored: colored), hasControlSequences: colored)
        }
        try output.finish()
        if format == .text { StandardError.write(CheckSummary(findings: findings, files: files.checkedCount).text) }
        try exit(status: status, findings)
    }

    private func exit(status: Int32, _ findings: [CheckedFinding]) throws {
        if status != 0 { throw ExitCode(status) }
        let failing: CheckRule.Level = input.strict ? .warning : .error
        if check.writeBaseline == nil, findings.contains(where: { $0.finding.level >= failing }) { throw ExitCode(1) }
    }
}

extension CheckResult {
    /// The finding, or `nil` for a failure.
    fileprivate var finding: CheckedFinding? {
        if case .finding(let found) = self { return found }
        return nil
    }
}

extension CheckRule.Level: ExpressibleByArgument {}
