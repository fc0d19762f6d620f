import ArgumentParser
import FDTemplateLayoutCell
import Foundation
import InterfaceBuilder

/// A failure that ends the program: one line on standard error and an exit status of sysexits.h.
struct ToolFailure: Error {
    let message: String
    let status: Int32

    /// The command line is wrong (EX_USAGE).
    static func usage(_ message: String) -> ToolFailure { ToolFailure(message: message, status: 64) }
    /// A file's contents are wrong or do not fit the command line (EX_DATAERR).
    static func data(_ message: String) -> ToolFailure { ToolFailure(message: message, status: 65) }
    /// A file is missing (EX_NOINPUT).
    static func missing(_ message: String) -> ToolFailure { ToolFailure(message: message, status: 66) }

    /// What an error of the libraries means to the user of the tool.
    init(_ error: any Error) {
        switch error {
        case let failure as ToolFailure: self = failure
        case let error as InterfaceBuilderError:
            self = error.code == .unreadableFile ? .missing(error.description) : .data(error.description)
        case let error as FDTemplateError: self = .data(error.description)
        default: self = ToolFailure(message: "\(error)", status: 70)
        }
    }

    private init(message: String, status: Int32) {
        self.message = message
        self.status = status
    }

    /// Runs a command's work; a failure is told in one line.
    static func reporting(_ work: () throws -> Void) throws {
        do {
            try work()
        } catch {
            let failure = ToolFailure(error)
            let line = failure.message.split(whereSeparator: \.isNewline).joined(separator: " ")
            FileHandle.standardError.write(Data("fdlayout: \(line)\n".utf8))
            throw ExitCode(failure.status)
        }
    }
}
