import Foundation
import XCTest

final class FramesTests: XCTestCase {
    /// The real Interface Builder files that lie beside the project; skips the test where they do not.
    private func realFiles() throws -> (folder: URL, files: [String]) {
        let folder = repository.deletingLastPathComponent().appendingPathComponent("shared")
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("tools/frame-agreement").path) else {
            throw XCTSkip("needs Interface Builder files at \(folder.path), which are not part of the project")
        }
        let files = ["interface-builder", "fd-demo"].flatMap { name in
            FileManager.default.enumerator(atPath: folder.appendingPathComponent(name).path)?
                .compactMap { $0 as? String }.map { "\(folder.path)/\(name)/\($0)" } ?? []
        }
        return (folder, files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted())
    }

    /// The share of views by kind whose stored frames are reproduced, in percent.
    private func agreement(_ intrinsic: String) throws -> [String: Double] {
        let (folder, files) = try realFiles()
        let tool = try Tool(["frames", "--intrinsic", intrinsic, "--format", "jsonl"] + files)
        XCTAssertEqual(tool.status, 0)
        let frames = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: frames) }
        try Data(tool.output.utf8).write(to: frames)
        let process = Process()
        let output = Pipe()
        process.executableURL = folder.appendingPathComponent("tools/frame-agreement")
        process.arguments = files
        process.standardInput = try FileHandle(forReadingFrom: frames)
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").reduce(into: [:]) { shares, line in
            let words = line.split(separator: " ")
            guard words.count > 2, words.last == "%" else { return }
            shares[words[0].replacingOccurrences(of: ":", with: "")] = Double(words[words.count - 2])
        }
    }

    // The frames that Apple's engine computed and Xcode stored.
    func testStoredFramesAreReproduced() throws {
        let shares = try agreement("design")
        XCTAssertGreaterThanOrEqual(shares["cell"] ?? 0, 99)
        XCTAssertGreaterThanOrEqual(shares["view"] ?? 0, 96)
        XCTAssertGreaterThanOrEqual(shares["scene"] ?? 0, 98)
        XCTAssertGreaterThanOrEqual(try agreement("measured")["cell"] ?? 0, 90)
    }

    func testBadUseEndsInOneLineAndItsStatus() throws {
        for (arguments, status) in [
            (["frames"], 64), (["frames", "nowhere.xib"], 66), (["frames", "a.xib", "--width", "-1"], 64),
        ] {
            XCTAssertEqual(try Tool(arguments).status, Int32(status), "\(arguments)")
        }
    }
}
