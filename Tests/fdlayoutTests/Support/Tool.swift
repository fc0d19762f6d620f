import Foundation
import XCTest

/// Runs the release build of the tool.
struct Tool {
    let status: Int32
    let output: String
    let errors: String

    /// Runs the tool until it exits.
    ///
    /// - Parameters:
    ///   - input: the contents of its standard input.
    ///   - redirection: the shell redirection of its standard output, for example "> /dev/full".
    ///   - folder: the working folder, by default that of the tests.
    init(_ arguments: [String], input: Data = Data(), redirection: String = "", in folder: URL? = nil) throws {
        // Uses files, because a second pipe would fill up while the first one is read.
        let files = try TemporaryFiles()
        defer { files.remove() }
        try input.write(to: files.input)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec \"$0\" \"$@\" \(redirection)", try Self.executable().path] + arguments
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = try FileHandle(forReadingFrom: files.input)
        process.standardOutput = try FileHandle(forWritingTo: files.output)
        process.standardError = try FileHandle(forWritingTo: files.errors)
        try process.run()
        process.waitUntilExit()
        output = String(decoding: try Data(contentsOf: files.output), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files.errors), as: UTF8.self)
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// The release build, from the environment or from the build folder of the sources.
    static func executable() throws -> URL {
        let path =
            ProcessInfo.processInfo.environment["FDLAYOUT_TOOL"]
            ?? repository.appendingPathComponent(".build/release/fdlayout").path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw MissingTool(path: path)
        }
        return URL(fileURLWithPath: path)
    }

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The output parsed as an array of JSON objects.
    func jsonRows() throws -> [[String: Any]] {
        try XCTUnwrap(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]], output)
    }

    /// The output parsed as one JSON object per line.
    func jsonLines() throws -> [[String: Any]] {
        try lines.map { try XCTUnwrap(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any], $0) }
    }
}

/// The error that there is no release build to test.
struct MissingTool: Error, CustomStringConvertible {
    let path: String

    var description: String { "no tool at \(path): run 'swift build -c release --product fdlayout', or make test" }
}

/// The files that a run of the tool reads and writes.
private struct TemporaryFiles {
    private let folder: URL
    var input: URL { folder.appendingPathComponent("input") }
    var output: URL { folder.appendingPathComponent("output") }
    var errors: URL { folder.appendingPathComponent("errors") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in [output, errors] { try Data().write(to: file) }
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }
}
