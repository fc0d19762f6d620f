import FileSearch
import Foundation
import XCTest

final class FolderContentsTests: XCTestCase {
    /// A folder with the files `a.txt`, `b/c.txt` and `b/d/e.txt`, and the links `folder` to `b`, `file` to `a.txt` and
    /// `broken` to nothing.
    private func folder() throws -> String {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        addTeardownBlock { try? files.removeItem(atPath: folder) }
        try files.createDirectory(atPath: folder + "/b/d", withIntermediateDirectories: true)
        for name in ["a.txt", "b/c.txt", "b/d/e.txt"] {
            try Data().write(to: URL(fileURLWithPath: folder + "/" + name))
        }
        for (link, target) in [("folder", "b"), ("file", "a.txt"), ("broken", "nowhere")] {
            try files.createSymbolicLink(atPath: folder + "/" + link, withDestinationPath: target)
        }
        return folder
    }

    func testSubfoldersAreSearchedAndLinksToFoldersAreNot() throws {
        let contents = FolderContents(of: try folder())
        let expected = ["a.txt", "b", "b/c.txt", "b/d", "b/d/e.txt", "broken", "file", "folder"]
        XCTAssertEqual(contents.entries.map(\.path), expected)
        XCTAssertEqual(contents.unreadable, [])
    }

    func testExcludedFoldersAreNotSearched() throws {
        let contents = FolderContents(of: try folder()) { path, name in path == "b/d" || name == "file" }
        XCTAssertEqual(contents.entries.map(\.path), ["a.txt", "b", "b/c.txt", "broken", "folder"])
    }

    func testAFolderThatCannotBeReadIsReported() throws {
        let contents = FolderContents(of: try folder() + "/nowhere")
        XCTAssertEqual(contents.unreadable.map(\.path), [""])
        XCTAssertEqual(contents.unreadable.map(\.reason), [.denied])
    }

    // Linux limits paths to 4,096 bytes, but each folder of a tree can be entered from the one above.
    func testAFolderWhosePathIsTooLongIsReported() throws {
        let folder = try folder()
        let name = String(repeating: "n", count: 250)
        var descriptor = open(folder, O_RDONLY | O_DIRECTORY)
        for _ in 0..<20 {
            XCTAssertEqual(mkdirat(descriptor, name, 0o700), 0)
            let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY)
            close(descriptor)
            descriptor = inner
        }
        close(descriptor)
        addTeardownBlock {
            let removal = Process()
            removal.executableURL = URL(fileURLWithPath: "/bin/rm")
            removal.arguments = ["-r", folder]
            try removal.run()
            removal.waitUntilExit()
        }
        let contents = FolderContents(of: folder)
        XCTAssertEqual(contents.unreadable.map(\.reason), [.pathTooLong])
        XCTAssertGreaterThan(contents.unreadable.first?.path.utf8.count ?? 0, 4096 - folder.utf8.count - 2 - 250)
    }

    // "\u{E4}.txt" and "\u{E4}" in Latin-1 are not UTF-8.
    func testNamesThatAreNotUTF8AreMarked() throws {
        let folder = try folder()
        let base = open(folder, O_RDONLY | O_DIRECTORY)
        defer { close(base) }
        let file: [CChar] = [CChar(bitPattern: 0xE4)] + ".txt".utf8CString
        let inner: [CChar] = [CChar(bitPattern: 0xE4), 0]
        close(openat(base, file, O_CREAT | O_WRONLY, 0o600))
        XCTAssertEqual(mkdirat(base, inner, 0o700), 0)
        let contents = FolderContents(of: folder) { path, _ in !path.hasPrefix("\u{FFFD}") }
        XCTAssertEqual(contents.entries.map(\.path), ["\u{FFFD}", "\u{FFFD}.txt"])
        XCTAssertEqual(contents.entries.map(\.hasValidName), [false, false])
        XCTAssertEqual(contents.entries.last?.kind, .regular)
        XCTAssertEqual(contents.unreadable.map(\.path), ["\u{FFFD}"])
        XCTAssertEqual(contents.unreadable.map(\.reason), [.invalidName])
    }

    func testLinksHaveTheKindOfTheirTarget() throws {
        let folder = try folder()
        let kinds = ["a.txt", "file", "b", "folder", "broken"].map { FileKind(ofFileAt: folder + "/" + $0) }
        XCTAssertEqual(kinds, [.regular, .regular, .folder, .linkToFolder, .missing])
        XCTAssertEqual(FileKind(ofFileAt: "/dev/null"), .special)
    }
}
