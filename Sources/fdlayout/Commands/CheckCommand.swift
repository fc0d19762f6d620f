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

    mutating func run() throws {
        try ToolFailure.reporting {
            if let explain { return try ToolOutput(path: input.output).write(RuleHelp(rule: explain).text()) }
            let configuration = try check.configuration()
            if input.files.isEmpty { input.files = configuration.included }
            if input.files.isEmpty { throw ToolFailure.usage(InterfaceFileArguments.missingFiles) }
            input.exclude += configuration.exclude
            input.strict = input.strict || configuration.strict
            try report(FileCheck(configuration: configuration, inputs: input.files))
        }
    }

    private func report(_ fileCheck: FileCheck) throws {
        let path = check.writeBaseline == nil ? fileCheck.configuration.baseline : nil
        var baseline = try path.map(Baseline.init(path:))
        let output = try ToolOutput(path: input.output)
        var results: [CheckResult] = []
        var files = FileTimes()
        let status = try input.forEachFile { file, contents, _ in
            let result = try result(of: file, contents, fileCheck)
            let found = baseline?.new(among: result.findings) ?? result.findings
            results += found.filter { $0.finding.level >= level }.map(CheckResult.finding)
            if let failure = result.failure { throw failure }
            files.add(file.path)
        } failed: { failure in
            files.add(failure.path ?? "", failed: true)
            return try add(failure, of: fileCheck, to: &results)
        }
        if let path, let baseline { report(staleEntriesOf: baseline, at: path, fileCheck, files) }
        try write(results, files, to: output, helpURI: fileCheck.configuration.helpURI)
        try exit(status: status, results)
    }

    private func write(
        _ results: [CheckResult], _ files: FileTimes, to output: ToolOutput, helpURI: String?
    ) throws {
        let findings = results.compactMap(\.finding)
        if let path = check.writeBaseline {
            try Baseline(findings, path: path).write(to: path)
        } else {
            let report = CheckReport(
                results: results, files: files.all, start: files.start, failingLevel: failingLevel,
                helpURI: helpURI)
            let colored = format == .text && input.output == nil && StandardFiles.outputIsTerminal
            try output.write(report.text(as: format, colored: colored), hasControlSequences: colored)
        }
        try output.finish()
        if format == .text { StandardError.write(CheckSummary(findings: findings, files: files.checkedCount).text) }
    }

    /// Checks a file, after its correction if that is asked for.
    private func result(
        of file: InterfaceFile, _ contents: Data, _ fileCheck: FileCheck
    ) throws -> InterfaceCheckResult {
        guard check.fix, file.path != "<stdin>" else { return try fileCheck.result(of: file, contents) }
        let fixed = try FileFixes(fileCheck: fileCheck, isDryRun: check.dryRun).fix(file, contents)
        return try fileCheck.result(of: InterfaceFile(data: fixed, path: file.path), fixed)
    }

    /// Adds the failure to check a file, unless the configuration disables it, and returns its exit status.
    ///
    /// A failure with a level in the configuration is a finding: its level, not its own exit status, decides.
    private func add(
        _ failure: ToolFailure, of fileCheck: FileCheck, to results: inout [CheckResult]
    ) throws -> Int32 {
        switch try fileCheck.level(of: failure) {
        case .off: return 0
        case .level(let level):
            if level >= self.level { results.append(.failure(failure, level: level)) }
            return 0
        case nil:
            results.append(.failure(failure, level: .error))
            return failure.status
        }
    }

    private func report(
        staleEntriesOf baseline: Baseline, at path: String, _ fileCheck: FileCheck, _ files: FileTimes
    ) {
        let stale = baseline.staleEntries(files: files.all.map(\.path), rules: fileCheck.rules)
        guard let first = stale.first else { return }
        let count = stale.count == 1 ? "1 entry matches" : "\(stale.count) entries match"
        StandardError.write(
            "fdlayout: warning: \(path): \(count) no finding any more, first \"\(first)\"; "
                + "write the baseline again (--write-baseline)\n")
    }

    private var failingLevel: CheckRule.Level { input.strict ? .warning : .error }

    private func exit(status: Int32, _ results: [CheckResult]) throws {
        if status != 0 { throw ExitCode(status) }
        guard check.writeBaseline == nil else { return }
        if results.contains(where: { CheckReport.Entry($0).level >= failingLevel }) { throw ExitCode(1) }
    }
}

extension CheckResult {
    /// The finding, or `nil` if the result is a failure.
    fileprivate var finding: CheckedFinding? {
        if case .finding(let found) = self { return found }
        return nil
    }
}

extension CheckRule.Level: ExpressibleByArgument {}
