import ArgumentParser

@main
struct FDLayout: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fdlayout",
        abstract: "Computes what iOS cells look like, from their Interface Builder files, on any machine.",
        discussion: """
            Reads .xib and .storyboard files as they are, lays them out with Auto Layout, measures real text.

            Exit status: 0 success; 64 the command line is wrong; 65 a file's contents are wrong or do not \
            fit the command line; 66 a file is missing; 70 a fault of this program.
            """,
        version: "0.1.0",
        subcommands: [HeightsCommand.self, FramesCommand.self, CheckCommand.self])
}
