import Foundation
import XCTest

/// `fdlayout prepare-sources PACKAGE -o COPY` copies a whole package: rewritten sources, other files as they are, and a
/// manifest whose targets use the product UIKit.
final class PreparedPackageTests: XCTestCase {
    private let manifest = """
        // swift-tools-version:5.5
        import PackageDescription
        let package = Package(
            name: "Cards",
            targets: [.target(name: "Cards"), .testTarget(name: "CardsTests", dependencies: ["Cards"])])
        """

    /// A package with a nib, in a folder of its own.
    private func package() throws -> URL {
        let folder = try temporaryFolder()
        _ = try file("Cards/Package.swift", in: folder, Data(manifest.utf8))
        _ = try file("Cards/Sources/Cards/Card.swift", in: folder, Data("@objc class Card {}".utf8))
        _ = try file("Cards/Sources/Cards/Card.xib", in: folder, Data([0, 255, 10]))
        _ = try file("Cards/.git/config", in: folder, Data())
        _ = try file("Cards/Example/Package.swift", in: folder, Data("@objc".utf8))
        return folder
    }

    private func prepare(_ folder: URL, _ arguments: String...) throws {
        let paths = [folder.path + "/Cards", "-o", folder.path + "/Copy"]
        let tool = try Tool(["prepare-sources"] + paths + arguments)
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(tool.errors, "")
    }

    private func contents(_ path: String, of folder: URL) -> Data? {
        FileManager.default.contents(atPath: folder.path + "/Copy/" + path)
    }

    /// SwiftPM's own reading of the manifest: `swift package dump-package` prints it as JSON.
    private func manifest(of folder: URL) throws -> [String: Any] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder.path + "/Copy", "dump-package"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    func testSourcesAreRewrittenAndOtherFilesAreCopied() throws {
        let folder = try package()
        try prepare(folder)
        XCTAssertEqual(contents("Sources/Cards/Card.swift", of: folder), Data("class Card {}".utf8))
        XCTAssertEqual(contents("Sources/Cards/Card.xib", of: folder), Data([0, 255, 10]))
        XCTAssertEqual(contents("Example/Package.swift", of: folder), Data("@objc".utf8), "another package's manifest")
        XCTAssertNil(contents(".git/config", of: folder), "hidden files are left out")
    }

    func testEveryTargetOfTheCopyDependsOnUIKit() throws {
        let folder = try package()
        try prepare(folder, "--dependency", "../Layout \"X\"")
        let text = try XCTUnwrap(contents("Package.swift", of: folder).map { String(decoding: $0, as: UTF8.self) })
        XCTAssertTrue(text.hasPrefix(manifest + "\n"), "the manifest itself stays")
        let json = try manifest(of: folder)
        let targets = try XCTUnwrap(json["targets"] as? [[String: Any]])
        XCTAssertEqual(targets.compactMap { $0["name"] as? String }, ["Cards", "CardsTests"])
        for target in targets {
            let products = (target["dependencies"] as? [[String: Any]] ?? []).compactMap { $0["product"] as? [Any] }
            XCTAssertEqual(products.map { $0.prefix(2).compactMap { $0 as? String } }, [["UIKit", "Layout \"X\""]])
        }
        let dependencies = try XCTUnwrap(json["dependencies"] as? [[String: [[String: Any]]]])
        let path = dependencies.first?["fileSystem"]?.first?["path"] as? String
        XCTAssertEqual(path, URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path + "/Layout \"X\"")
    }

    func testPackagesThatImportCombineDependOnOpenCombine() throws {
        let folder = try package()
        _ = try file("Cards/Sources/Cards/Feed.swift", in: folder, Data("import Combine".utf8))
        try prepare(folder)
        let json = try manifest(of: folder)
        for target in try XCTUnwrap(json["targets"] as? [[String: Any]]) {
            let products = (target["dependencies"] as? [[String: Any]] ?? []).compactMap { $0["product"] as? [Any] }
            XCTAssertEqual(
                products.map { $0.prefix(2).compactMap { $0 as? String } }.dropFirst(),
                [
                    ["OpenCombine", "OpenCombine"], ["OpenCombineDispatch", "OpenCombine"],
                    ["OpenCombineFoundation", "OpenCombine"],
                ])
        }
        let dependencies = try XCTUnwrap(json["dependencies"] as? [[String: Any]])
        XCTAssertEqual(dependencies.compactMap { $0.keys.first }, ["fileSystem", "sourceControl"])
    }

    func testTheCommandsThatBuildAndTestTheCopyArePrinted() throws {
        let folder = try package()
        let tool = try Tool(["prepare-sources", folder.path + "/Cards", "-o", folder.path + "/Copy"])
        XCTAssertEqual(
            tool.output,
            "swift build --package-path '\(folder.path)/Copy'\nswift test --package-path '\(folder.path)/Copy'\n")
    }

    func testCopiesWhoseSourceIsGoneAreRemovedAndOtherFilesStay() throws {
        let folder = try package()
        _ = try file("Cards/Sources/Cards/Old.swift", in: folder, Data("class Old {}".utf8))
        _ = try file("Cards/Sources/Cards/Old.json", in: folder, Data("{}".utf8))
        try prepare(folder)
        _ = try file("Copy/Sources/Cards/Mine.swift", in: folder, Data("class Mine {}".utf8))
        XCTAssertNotNil(contents("Sources/Cards/Old.swift", of: folder))
        for name in ["Old.swift", "Old.json"] {
            try FileManager.default.removeItem(atPath: folder.path + "/Cards/Sources/Cards/" + name)
        }
        try prepare(folder)
        XCTAssertNil(contents("Sources/Cards/Old.swift", of: folder))
        XCTAssertNil(contents("Sources/Cards/Old.json", of: folder))
        XCTAssertNotNil(contents("Sources/Cards/Mine.swift", of: folder))
        XCTAssertNotNil(contents("Sources/Cards/Card.swift", of: folder))
    }

    func testACopyInsideThePackageIsNotCopiedItself() throws {
        let folder = try package()
        for _ in 1...2 {
            let tool = try Tool(["prepare-sources", folder.path + "/Cards", "-o", folder.path + "/Cards/build"])
            XCTAssertEqual(tool.status, 0, tool.errors)
        }
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path + "/Cards/build/Sources/Cards/Card.xib"))
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path + "/Cards/build/build"))
    }
}
