import ArgumentParser
import FDTemplateLayoutCell
import InterfaceBuilder

/// A failure of the tool, with a message, an exit status of sysexits.h and, if known, the location in a file.
struct ToolFailure: Error {
    /// The path of the faulty file, or `nil` if the failure concerns no file.
    var path: String?
    /// The line in the file, counted from 1, or `nil` if it is unknown.
    var line: Int?
    let message: String
    let status: Int32

    /// Creates a failure because the command line is wrong (EX_USAGE).
    static func usage(_ message: String) -> ToolFailure { ToolFailure(message: message, status: 64) }
    /// Creates a failure because the contents of a file are wrong or do not fit the command line (EX_DATAERR).
    static func data(_ message: String) -> ToolFailure { ToolFailure(message: message, status: 65) }
    /// Creates a failure because a file is missing or cannot be read (EX_NOINPUT).
    static func missing(_ message: String) -> ToolFailure { ToolFailure(message: message, status: 66) }
    /// Creates a failure because the output cannot be written (EX_IOERR).
    static func output(_ message: String) -> ToolFailure { ToolFailure(message: message, status: 74) }

    /// Converts an error that the project's libraries throw. An error of an unknown type becomes an internal error with
    /// status 70 (EX_SOFTWARE).
    init(_ error: any Error) {
        switch error {
        case let failure as ToolFailure: self = failure
        case let error as InterfaceBuilderError:
            self.init(
                path: error.path, line: error.line, message: error.message,
                status: error.code == .unreadableFile ? 66 : 65)
        case let error as FDTemplateError: self = .data(error.description)
        default: self.init(message: "internal error: \(error)", status: 70)
        }
    }

    /// Creates a failure from a warning that is treated as an error.
    init(_ warning: InterfaceBuilderWarning) {
        self.init(path: warning.path, line: warning.line, message: warning.message, status: 65)
    }

    /// Creates a failure from a fault in a JSON file.
    init(_ fault: JSONFault, path: String, message: String) {
        self.init(path: path, line: fault.line, message: "\(message): \(fault.reason)", status: 65)
    }

    init(path: String? = nil, line: Int? = nil, message: String, status: Int32) {
        (self.path, self.line, self.message, self.status) = (path, line, message, status)
    }

    /// The path, line and message on one line, in the format of compiler messages.
    var description: String {
        let place = [path, line.map(String.init)].compactMap(\.self)
        let text = (place + [" " + message]).joined(separator: ":")
        return (place.isEmpty ? message : text).split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Calls a closure that executes a command. If it throws an error, prints the error on one line of standard error
    /// and throws the exit status.
    static func reporting(_ work: () throws -> Void) throws {
        do {
            try work()
        } catch let code as ExitCode {
            throw code
        } catch {
            let failure = ToolFailure(error)
            StandardError.write("fdlayout: \(failure.description)\n")
            throw ExitCode(failure.status)
        }
    }
}
