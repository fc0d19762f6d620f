import Foundation
import XCTest

/// Runs the built tool.
struct Tool {
    let status: Int32
    let output: String
    let errors: String

    init(_ arguments: [String]) throws {
        let process = Process()
        let output = Pipe()
        let errors = Pipe()
        process.executableURL = Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent("fdlayout")
        if !FileManager.default.isExecutableFile(atPath: process.executableURL?.path ?? "") {
            process.executableURL = Bundle.main.bundleURL.appendingPathComponent("fdlayout")
        }
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Both are read at once: a process that fills one pipe would otherwise wait for ever.
        let errorReader = Task { errors.fileHandleForReading.readDataToEndOfFile() }
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let done = DispatchSemaphore(value: 0)
        let box = Collected()
        Task {
            box.data = await errorReader.value
            done.signal()
        }
        done.wait()
        process.waitUntilExit()
        self.errors = String(decoding: box.data, as: UTF8.self)
        status = process.terminationStatus
    }

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Unchecked: written before the semaphore is signalled, read after it was waited for.
private final class Collected: @unchecked Sendable {
    var data = Data()
}

/// The repository's folder.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// The original's demo, where it lies beside the project; skips the test where it does not.
func originalDemo() throws -> String {
    let folder = repository.deletingLastPathComponent().appendingPathComponent("shared/fd-demo").path
    guard FileManager.default.fileExists(atPath: folder) else {
        throw XCTSkip("needs the original's demo at \(folder), which is not part of the project")
    }
    return folder
}
