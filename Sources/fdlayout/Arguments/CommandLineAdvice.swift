import ArgumentParser

/// Finds misspelt commands and options for which the argument parser reports a misleading error.
struct CommandLineAdvice {
    private let arguments: [String]

    init(arguments: [String]) {
        self.arguments = arguments
    }

    /// The message to print instead of the parser's message, and the command whose usage is printed after the message.
    /// The value is `nil` if the parser's message is appropriate.
    var advice: (command: any ParsableCommand.Type, message: String)? {
        guard let name = arguments.first, !name.hasPrefix("-") else { return nil }
        let commands = FDLayout.configuration.subcommands
        guard let command = commands.first(where: { $0._commandName == name }) else {
            let names = commands.map { $0._commandName }
            return (FDLayout.self, "Unknown command '\(name)'. " + NearestWord.suggestion(for: name, among: names))
        }
        guard let option = unknownOption(of: command) else { return nil }
        let known = Self.options(of: command).sorted()
        return (command, "Unknown option '\(option)'. " + NearestWord.suggestion(for: option, among: known))
    }

    /// The first option in the arguments that the command does not have.
    private func unknownOption(of command: any ParsableCommand.Type) -> String? {
        let known = Self.options(of: command)
        let given = arguments.dropFirst().prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
        return given.map { String($0.prefix { $0 != "=" }) }.first { !known.contains($0) }
    }

    /// The names of the options that a command's help lists.
    private static func options(of command: any ParsableCommand.Type) -> Set<String> {
        let lines = command.helpMessage(columns: 1000).split(separator: "\n").filter { $0.hasPrefix("  -") }
        return Set(
            lines.flatMap { $0.split { " ,".contains($0) }.filter { $0.hasPrefix("--") } }.map(String.init))
    }
}
