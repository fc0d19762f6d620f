import Foundation

/// Runs the release build of the tool, which is what is installed.
struct Tool {
    let status: Int32
    let output: String
    let errors: String

    init(_ arguments: [String]) throws {
        // A file, because nobody empties a second pipe while the first one is read.
        let errorFile = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).log")
        try Data().write(to: errorFile)
        defer { try? FileManager.default.removeItem(at: errorFile) }
        let process = Process()
        let output = Pipe()
        process.executableURL = try Self.executable
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        errors = try String(contentsOf: errorFile, encoding: .utf8)
        status = process.terminationStatus
    }

    /// The tool that the environment variable `FDLAYOUT_TOOL` names, else the package's release build.
    private static var executable: URL {
        get throws {
            let named = ProcessInfo.processInfo.environment["FDLAYOUT_TOOL"]
            let path = named ?? repository.appendingPathComponent(".build/release/fdlayout").path
            guard FileManager.default.isExecutableFile(atPath: path) else { throw Missing(path: path) }
            return URL(fileURLWithPath: path)
        }
    }

    /// There is no tool to test.
    private struct Missing: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) is missing: run make test, or swift build -c release --product fdlayout" }
    }

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
}
