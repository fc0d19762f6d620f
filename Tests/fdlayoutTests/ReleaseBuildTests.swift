import Foundation
import XCTest

final class ReleaseBuildTests: XCTestCase {
    // A debug build prints more than the version number.
    func testTheTestedToolIsAReleaseBuild() throws {
        let version = try Tool(["--version"]).output
        let path = try Tool.executable().path
        XCTAssertNotNil(version.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/), "\(path) is \(version)")
    }

    /// The project's own files: the examples and the fixtures of the tests.
    private var ownFiles: [String] {
        interfaceFiles(below: ["Examples", "Tests"].map(repository.appendingPathComponent))
    }

    func testFramesAndChecksOfOurFilesEndWell() throws {
        XCTAssertFalse(ownFiles.isEmpty)
        for path in ownFiles {
            let frames = try Tool(["frames", path, "--strict"])
            XCTAssertEqual(frames.status, path.hasSuffix("/BuiltInStyles.storyboard") ? 65 : 0, frames.errors)
            XCTAssertEqual(try Tool(["frames", path]).status, 0)
            XCTAssertEqual(try Tool(["check", path, "--widths", "320,414"]).status, 0, path)
        }
    }

    // Cells of built-in styles used to crash release builds with a segmentation fault.
    func testCellsOfBuiltInStylesAreLaidOut() throws {
        let path = repository.appendingPathComponent("Tests/fdlayoutTests/Fixtures/BuiltInStyles.storyboard").path
        let frames = try Tool(["frames", path, "--intrinsic", "design"])
        XCTAssertEqual(frames.status, 0, frames.errors)
        // The frames that Xcode stores for such cells.
        XCTAssertTrue(frames.lines.contains("\(path) bas-la-001 16 0 343 43.5"), frames.output)
        XCTAssertTrue(frames.lines.contains("\(path) det-la-001 16 12 33.5 20.5"), frames.output)
        XCTAssertTrue(frames.lines.contains("\(path) sub-la-002 16 31.5 44 14.5"), frames.output)
    }

    /// A file with nested views, each inset by one point in its superview.
    private func nested(_ depth: Int, height: Int) -> Data {
        let open = (1...depth).map { number in
            let edges = ["leading", "trailing", "top", "bottom"].map { edge in
                let (first, second) =
                    edge == "leading" || edge == "top"
                    ? ("v\(number)", "v\(number - 1)")
                    : ("v\(number - 1)", "v\(number)")
                return """
                    <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" \
                    secondAttribute="\(edge)" constant="1" id="c\(number)-\(edge)"/>
                    """
            }
            return """
                <constraints>\(edges.joined())</constraints><subviews>\
                <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(number)">
                """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"><objects>
            <view id="v0"><rect key="frame" x="0" y="0" width="1000" height="\(height)"/>\(open.joined())\
            \(String(repeating: "</view></subviews>", count: depth))</view></objects></document>
            """
        return Data(text.utf8)
    }

    // Finding the conflicts of such a file used to take 30 seconds.
    func testNestedViewsWhoseHeightRunsOutAreLaidOut() throws {
        let tall = try Tool(["frames", "-"], input: nested(190, height: 1000))
        XCTAssertEqual(tall.status, 0, tall.errors)
        XCTAssertEqual(tall.lines.count, 190)
        XCTAssertTrue(tall.lines.contains("<stdin> v190 1 1 620 620"), "1000 less 2 for each of 190")
        let low = try Tool(["frames", "-"], input: nested(190, height: 100))
        XCTAssertEqual(low.status, 0)
        XCTAssertEqual(low.lines.count, 190)
        XCTAssertTrue(low.lines.contains { $0.hasPrefix("<stdin> v190 ") && $0.contains(" 620 ") }, low.output)
        XCTAssertEqual(try Tool(["check", "-"], input: nested(190, height: 100)).status, 1, "a conflict")
    }

    func testHeightsOfEveryCellOfEveryFile() throws {
        let rows = try file("rows.json", in: temporaryFolder(), Data(#"[{"unused": 1}]"#.utf8))
        let shared = try? sharedFolder()
        let files = ownFiles + interfaceFiles(below: [shared].compactMap(\.self))
        var cells = 0
        for path in files {
            for identifier in try identifiers(in: path) {
                let tool = try Tool([
                    "heights", path, "--identifier", identifier, "--data", rows, "--width", "375",
                ])
                XCTAssertEqual(tool.status, 0, "\(path) \(identifier): \(tool.errors)")
                XCTAssertEqual(tool.lines.count, 1)
                cells += 1
            }
        }
        XCTAssertGreaterThanOrEqual(cells, shared == nil ? 4 : 190)
    }

    private func identifiers(in path: String) throws -> [String] {
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        return Set(text.matches(of: /<tableViewCell [^>]*reuseIdentifier="([^"&]+)"/).map { String($0.1) }).sorted()
    }

    func testEveryRealFileIsLaidOutOrRefusedByItsRightName() throws {
        let files = interfaceFiles(below: [try sharedFolder()])
        for command in [["frames", "--format", "jsonl"], ["check", "--format", "json", "--widths", "320"]] {
            let tool = try Tool(command + files)
            XCTAssertEqual(tool.status, 65)
            let refused = tool.errors.split(separator: "\n").filter { !$0.contains(": warning: ") }
            // One archive of Xcode 3 or 4, and three files with bytes that are not UTF-8.
            XCTAssertEqual(refused.count { $0.contains("archive of Xcode 3 or 4") }, 1)
            XCTAssertEqual(refused.count { $0.contains("is not valid UTF-8") }, 3)
            XCTAssertEqual(refused.count, 4, refused.joined(separator: "\n"))
            let again = try Tool(command + files)
            XCTAssertEqual(tool.output, again.output, "the same bytes on each run")
        }
    }
}
