import Foundation
import InterfaceBuilder
import UIKitLayout
import XCTest

nonisolated final class AssetCatalogTests: XCTestCase {
    // A PNG image of 3 × 2 pixels, written by hand: signature, IHDR, IDAT, IEND.
    private let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAC4HznGAAAADklEQVR42mNgaPjPAMQACgIC/39VZwgAAAAASUVORK5CYII=")
}

extension AssetCatalogTests {
    private func catalog(_ contents: String, files: [String: Data]) throws -> AssetCatalog {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let set = folder.appendingPathComponent("picture.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        for (name, data) in files { try data.write(to: set.appendingPathComponent(name)) }
        return try AssetCatalog(contentsOfDirectory: folder.path, scale: 2)
    }

    func testAnImageCountsItsPixelsByTheScaleOfItsSlot() throws {
        let catalog = try catalog(
            #"{"images": [{"scale": "1x"}, {"scale": "2x", "filename": "p.jpeg"}]}"#,
            files: ["p.jpeg": XCTUnwrap(png)])
        XCTAssertEqual(catalog.names, ["picture"])
        XCTAssertEqual(try catalog.image(named: "picture")?.size, CGSize(width: 1.5, height: 1))
        XCTAssertNil(try catalog.image(named: "other"))
    }

    // Apple, Asset Catalog Format Reference: "provides-namespace" puts the folder's name before those of its sets.
    func testNamesOfImagesContainTheNamespacesOfTheirFolders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        for (path, contents) in [
            ("Icons", #"{"properties": {"provides-namespace": true}}"#), ("Plain", "{}"),
            ("Icons/star.imageset", "{}"), ("Plain/moon.imageset", "{}"),
        ] {
            let set = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        }
        XCTAssertEqual(try AssetCatalog(contentsOfDirectory: folder.path).names, ["Icons/star", "moon"])
    }

    func testAScaleThatNoScreenHasCountsAsOne() throws {
        for scale in ["0x", "-2x", "1e-300x", "infx", "nanx", "1e300x", "x", "two"] {
            let catalog = try catalog(
                #"{"images": [{"scale": "\#(scale)", "filename": "p.png"}]}"#, files: ["p.png": XCTUnwrap(png)])
            XCTAssertEqual(try catalog.image(named: "picture")?.size, CGSize(width: 3, height: 2), scale)
        }
    }

    func testAnEmptyImageIsAnErrorAndLeavesNoMemoryBehind() throws {
        let catalog = try catalog(#"{"images": [{"filename": "p.png"}]}"#, files: ["p.png": Data()])
        let before = try residentMemory()
        for _ in 0..<20_000 { XCTAssertThrowsError(try catalog.image(named: "picture")) }
        // Foundation's function leaks 4096 bytes for each empty file, 82 MB in all.
        XCTAssertLessThan(try residentMemory() - before, 20_000_000)
    }

    /// The memory of this process in bytes.
    private func residentMemory() throws -> Int {
        let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try XCTUnwrap(Int(numbers[1])) * sysconf(Int32(_SC_PAGESIZE))
    }

    func testAnUnreadableImageIsAnErrorThatNamesIt() throws {
        let damaged = Data(try XCTUnwrap(png).prefix(40))
        for (contents, file) in [
            (#"{"images": [{"scale": "2x", "filename": "p.png"}]}"#, "p.png"),
            (#"{"images": [{"scale": "2x", "filename": "q.png"}]}"#, "q.png"), (#"{"images": []}"#, "Contents.json"),
            ("{", "Contents.json"),
        ] {
            let catalog = try catalog(contents, files: ["p.png": damaged])
            XCTAssertThrowsError(try catalog.image(named: "picture")) { error in
                XCTAssertTrue((error as? InterfaceBuilderError)?.path.hasSuffix(file) == true, "\(error)")
            }
        }
        XCTAssertThrowsError(try AssetCatalog(contentsOfDirectory: "/no/such/folder"))
    }
}
