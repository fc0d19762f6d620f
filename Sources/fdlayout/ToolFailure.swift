import ArgumentParser
import FDTemplateLayoutCell
import InterfaceBuilder

/// A failure with a message, the location if it is known, and an exit status of sysexits.h.
struct ToolFailure: Error {
    /// The path of the faulty file, or `nil` if the failure concerns no file.
    var path: String?
    /// The line, counted from 1, if it is known.
    var line: Int?
    let message: String
    let status: Int32

    /// The command line is wrong (EX_USAGE).
    static func usage(_ message: String) -> ToolFailure { ToolFailure(message: message, status: 64) }
    /// A file's contents are wrong or do not fit the command line (EX_DATAERR).
    static func data(_ message: String) -> ToolFailure { ToolFailure(message: message, status: 65) }
    /// A file is missing or cannot be read (EX_NOINPUT).
    static func missing(_ message: String) -> ToolFailure { ToolFailure(message: message, status: 66) }
    /// The output cannot be written (EX_IOERR).
    static func output(_ message: String) -> ToolFailure { ToolFailure(message: message, status: 74) }

    /// Converts an error of the libraries into a failure of the tool.
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

    /// Runs a command. On failure, prints one line on standard error and throws the exit status.
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
