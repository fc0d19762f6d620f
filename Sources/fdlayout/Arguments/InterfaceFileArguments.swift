import ArgumentParser
import Foundation
import InterfaceBuilder
import UIKitLayout

/// The arguments of commands that take several Interface Builder files.
struct InterfaceFileArguments: ParsableArguments {
    @Argument(help: "Files (.xib, .storyboard), folders, which are searched for them, or - for standard input.")
    var files: [String] = []

    @Option(
        help: ArgumentHelp(
            "Leave out files and folders below a searched folder whose path or name matches the pattern.",
            valueName: "glob"))
    var exclude: [String] = []

    @Option(
        parsing: .unconditional,
        help: """
            Device pixels per point, above 0, at most \(Int(Bounds.largestScale)); by default those of the file's \
            device, or 2.
            """)
    var scale: Double?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write to a file, which appears only when it is complete; - for standard output.", valueName: "file"))
    var output: String?

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @OptionGroup var fonts: FontArguments

    /// Throws if the command line contains no files.
    func requireFiles() throws {
        guard files.isEmpty else { return }
        throw ValidationError(Self.missingFiles)
    }

    /// The message for a command line without files.
    static let missingFiles = "no files: name .xib or .storyboard files, or folders to search for them, such as App"

    /// Processes each file in turn. If a file fails, the others are still processed, unless the output cannot be
    /// written.
    ///
    /// - Parameters:
    ///   - body: processes one file and its bytes.
    ///   - failed: called for each failure of a file, after it was reported on standard error; returns the failure's
    ///     exit status, 0 if it does not fail the command.
    /// - Returns: the exit status for the failures, 0 if there were none.
    func forEachFile(
        _ body: (InterfaceFile, Data, StrictWarnings) throws -> Void, failed: (ToolFailure) throws -> Int32
    ) throws -> Int32 {
        try scale.map(Bounds.checkScale)
        try fonts.register()
        let inputs = InterfaceFileSearch(excluded: exclude).files(of: files)
        var progress = ProgressLine(total: inputs.count, unit: "files", stride: 1)
        var statuses: Set<Int32> = []
        for input in inputs {
            do {
                try work(on: input.get(), body)
            } catch {
                progress.hide()
                for failure in FileFailures(error).all {
                    guard failure.status != 74 else { throw failure }
                    StandardError.write("fdlayout: \(failure.description)\n")
                    statuses.insert(try failed(failure))
                }
            }
            progress.advance()
        }
        progress.hide()
        return [70, 65].first(where: statuses.contains) ?? statuses.max() ?? 0
    }
}

extension InterfaceFileArguments {
    private func work(on input: InputFile, _ body: (InterfaceFile, Data, StrictWarnings) throws -> Void) throws {
        let contents = try input.contents()
        let file = try InterfaceFile(data: contents, path: input.name)
        try inPixels(of: file) { try body(file, contents, StrictWarnings(areErrors: strict)) }
    }

    /// Calls a closure with the display scale that the command line requests. By default, the scale is that of the
    /// device that the file names, or 2 if that device is unknown.
    func inPixels(of file: InterfaceFile, _ body: () throws -> Void) throws {
        try UITraitCollection(displayScale: file.scale(given: scale)).callAsCurrent(body)
    }
}

extension InterfaceFile {
    /// The number of pixels per point: the one that the command line requests or, by default, that of the device that the
    /// file names, or 2 if that device is unknown.
    func scale(given: Double?) -> CGFloat { given.map { CGFloat($0) } ?? displayScale ?? 2 }
}
