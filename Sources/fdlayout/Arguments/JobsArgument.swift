import ArgumentParser
import Foundation

/// The option `--jobs` of commands that use several threads.
struct JobsArgument: ParsableArguments {
    @Option(help: ArgumentHelp("The number of threads; by default that of the processors.", valueName: "number"))
    var jobs: Int?

    private static let most = 1000

    /// The number of threads.
    var count: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    func validate() throws {
        guard let jobs, !(1...Self.most).contains(jobs) else { return }
        throw ValidationError("--jobs \(jobs): expected a number from 1 to \(Self.most)")
    }
}
