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
        XCTAssertEqual(FolderContents(of: try folder() + "/nowhere").unreadable, [""])
    }

    func testLinksHaveTheKindOfTheirTarget() throws {
        let folder = try folder()
        let kinds = ["a.txt", "file", "b", "folder", "broken"].map { FileKind(ofFileAt: folder + "/" + $0) }
        XCTAssertEqual(kinds, [.regular, .regular, .folder, .linkToFolder, .missing])
        XCTAssertEqual(FileKind(ofFileAt: "/dev/null"), .special)
    }
}
