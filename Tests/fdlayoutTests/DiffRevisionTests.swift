import Foundation
import XCTest

/// `fdlayout diff --git` compares revisions of a repository.
final class DiffRevisionTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "")

    override func setUpWithError() throws {
        folder = try temporaryFolder()
        try git("init", "--quiet", "--initial-branch=main")
        _ = try file("App/a.xib", in: folder, interface())
        _ = try file("App/b.xib", in: folder, interface())
        try commit("first")
    }

    private func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=Tester", "-c", "user.email=tester@example.org"] + arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "git \(arguments)")
    }

    private func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "-m", message)
    }

    private func diff(_ arguments: [String], in subfolder: String = "") throws -> Tool {
        try Tool(["diff", "--format", "json"] + arguments, in: folder.appendingPathComponent(subfolder))
    }

    private func files(_ tool: Tool) throws -> [String?] { try tool.jsonRows().map { $0["file"] as? String } }

    func testARevisionIsComparedWithTheWorkTree() throws {
        XCTAssertEqual(try diff(["--git", "HEAD"]).status, 0)
        _ = try file("App/a.xib", in: folder, interface(boxWidth: "140"))
        for subfolder in ["", "App"] {
            let tool = try diff(["--git", "HEAD"], in: subfolder)
            XCTAssertEqual(tool.status, 1, tool.errors)
            XCTAssertEqual(try files(tool), ["App/a.xib"])
        }
        XCTAssertEqual(try diff(["--git", "HEAD", "App/b.xib"]).status, 0)
    }

    func testTwoRevisionsAreComparedWithoutTheWorkTree() throws {
        _ = try file("App/a.xib", in: folder, interface(boxWidth: "140"))
        try commit("second")
        _ = try file("App/b.xib", in: folder, interface(boxWidth: "20"))
        let tool = try diff(["--git", "HEAD~1..HEAD"])
        XCTAssertEqual(try files(tool), ["App/a.xib"])
        XCTAssertEqual(try tool.jsonRows().first?["new"] as? [Double], [0, 0, 140, 10])
    }

    func testARenamedFileIsComparedWithTheFileThatItWas() throws {
        try git("mv", "App/a.xib", "App/renamed.xib")
        _ = try file("App/renamed.xib", in: folder, interface(boxWidth: "140"))
        try git("add", "--all")
        let tool = try diff(["--git", "HEAD"])
        XCTAssertEqual(try files(tool), ["App/renamed.xib"])
        XCTAssertEqual(try tool.jsonRows().first?["kind"] as? String, "resized")
    }

    func testARemovedFileIsNamedByItsRevision() throws {
        try git("rm", "--quiet", "App/b.xib")
        let tool = try diff(["--git", "HEAD"])
        XCTAssertEqual(try files(tool), ["HEAD:App/b.xib"])
        XCTAssertEqual(try tool.jsonRows().first?["kind"] as? String, "vanished")
    }

    func testUnknownRevisionsAndOptionsInTheirPlaceAreFailures() throws {
        XCTAssertEqual(try diff(["--git", "nowhere"]).status, 66)
        XCTAssertEqual(try diff(["--git=--output=x"]).status, 64)
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.appendingPathComponent("x").path))
        XCTAssertEqual(try Tool(["diff", "--git", "HEAD"], in: temporaryFolder()).status, 66)
    }
}
