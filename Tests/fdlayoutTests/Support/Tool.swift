import Foundation

/// Runs the built tool.
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
        process.executableURL = Self.executable
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        errors = try String(contentsOf: errorFile, encoding: .utf8)
        status = process.terminationStatus
    }

    /// The tool lies beside the tests, or beside the bundle that they are in.
    private static var executable: URL {
        let bundle = Bundle.main.bundleURL
        let beside = bundle.deletingLastPathComponent().appendingPathComponent("fdlayout")
        return FileManager.default.isExecutableFile(atPath: beside.path)
            ? beside : bundle.appendingPathComponent("fdlayout")
    }

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
}
