import ArgumentParser

@main
struct FDLayout: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fdlayout",
        abstract: "Computes the layout of iOS cells and screens from their Interface Builder files.",
        discussion: """
            Reads .xib and .storyboard files as they are, lays them out with Auto Layout and measures real text.

            Exit status: 0 success; 1 check or diff found something; 64 the command line is wrong; 65 a file's contents are \
            wrong or do not fit the command line; 66 a file is missing; 70 a fault of this program; 74 the output \
            cannot be written. If one of several files is faulty, the others are still processed.
            """,
        version: ToolVersion.text,
        subcommands: [
            HeightsCommand.self, FramesCommand.self, RenderCommand.self, DiffCommand.self, ReportCommand.self,
            CheckCommand.self, ExportCommand.self, SaveHeightsCommand.self, FontsCommand.self,
            PrepareSourcesCommand.self,
        ])

    /// Runs the tool with the arguments of the process.
    static func main() {
        StandardFiles.openClosedOnes()
        rejectInvalidArguments()
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            var command = try parseAsRoot(arguments)
            defer { MissingFontWarning.printIfNeeded() }
            try command.run()
        } catch {
            let isUsageError = exitCode(for: error) == .validationFailure
            if isUsageError, let (command, message) = CommandLineAdvice(arguments: arguments).advice {
                StandardError.write("Error: \(message)\nUsage: \(usageString(for: command))\n")
                exit(withError: ExitCode.validationFailure)
            }
            exit(withError: error)
        }
    }

    /// Ends the process if an argument is not valid UTF-8, because Swift would replace the invalid bytes and the
    /// argument would then name another file.
    private static func rejectInvalidArguments() {
        for number in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = CommandLine.unsafeArgv[number], String(validatingCString: argument) == nil else {
                continue
            }
            StandardError.write("fdlayout: \(String(cString: argument)): this argument is not valid UTF-8\n")
            exit(withError: ExitCode.validationFailure)
        }
    }
}
