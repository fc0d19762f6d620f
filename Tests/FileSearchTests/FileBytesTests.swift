import Foundation
import XCTest

@testable import FileSearch

/// The bytes of files, with contents, without, and missing.
nonisolated final class FileBytesTests: XCTestCase {}

extension FileBytesTests {
    func testTheBytesAreThoseOfTheFileAndNilIfThereIsNone() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        XCTAssertNil(FileBytes.ofFile(atPath: file.path))
        for bytes in [Data("abc".utf8), Data()] {
            try bytes.write(to: file)
            XCTAssertEqual(FileBytes.ofFile(atPath: file.path), bytes)
        }
        try FileManager.default.removeItem(at: file)
        // The kernel gives this file the size 0, although it has contents.
        XCTAssertEqual(FileBytes.ofFile(atPath: "/proc/self/cmdline")?.isEmpty, false)
    }

    func testEmptyFilesLeaveNoMemoryBehind() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let before = try residentMemory()
        for _ in 0..<20_000 { XCTAssertEqual(FileBytes.ofFile(atPath: file.path), Data()) }
        // Foundation's function leaks 4096 bytes for each empty file, 82 MB in all.
        XCTAssertLessThan(try residentMemory() - before, 20_000_000)
    }

    /// The memory of this process in bytes.
    private func residentMemory() throws -> Int {
        let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try XCTUnwrap(Int(numbers[1])) * sysconf(Int32(_SC_PAGESIZE))
    }
}
