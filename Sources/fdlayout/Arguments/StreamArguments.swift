import ArgumentParser
import Foundation

/// The options of `heights` that only streams of rows have (`--format jsonl`).
struct StreamArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "With jsonl: several widths of the table instead of --width; each line has a height for each of them.",
            valueName: "w,w,…"))
    var widths: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "With jsonl: the number of threads; by default the number of processors.", valueName: "number"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "With jsonl: the names of the fields of the rows; by default those of the first row.",
            valueName: "field,…"))
    var fields: String?

    @Flag(
        help: """
            With jsonl: print an object with the error and the line for each faulty row, go on, and end with status 65.
            """)
    var keepGoing = false

    /// Throws if one of the options is given, because the command does not read a stream.
    ///
    /// - Parameter format: the value of `--format`; `nil` if the option is missing.
    func checkUnused(format: HeightsFormat?) throws(ToolFailure) {
        let given = [
            ("--widths", widths != nil), ("--jobs", jobs != nil), ("--fields", fields != nil),
            ("--keep-going", keepGoing),
        ]
        guard let option = given.first(where: \.1)?.0 else { return }
        if let format { throw .usage("\(option): only with --format jsonl, not with \(format.rawValue)") }
        throw .usage("\(option): --format jsonl is missing, with which --data has a row on each line")
    }

    /// The number of threads.
    func jobCount() throws(ToolFailure) -> Int {
        if let jobs { try Bounds.checkJobs(jobs) }
        return jobs ?? min(ProcessInfo.processInfo.activeProcessorCount, Bounds.mostJobs)
    }

    /// The names of the fields, in alphabetical order; `nil` if the first row determines them.
    func fieldNames() throws(ToolFailure) -> [String]? {
        guard let fields else { return nil }
        let names = Set(ConditionText.list(fields))
        guard !names.isEmpty, !names.contains("") else {
            throw .usage("--fields '\(fields)': expected names, separated by commas")
        }
        return names.sorted()
    }
}
