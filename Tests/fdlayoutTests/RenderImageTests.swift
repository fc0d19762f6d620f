import Foundation
import XCTest

/// An image that cannot be drawn is replaced by a box, named once in a warning, and takes no memory for its pixels.
final class RenderImageTests: XCTestCase {
    /// A folder with an interface that shows an image, and the image in a catalogue.
    private func project(_ image: Data?, ending: String = "png", isInResources: Bool = true) throws -> URL {
        let folder = try temporaryFolder()
        let interface = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
              <objects>
                <view id="box-00-001"><rect key="frame" x="0" y="0" width="60" height="40"/><subviews>
                  <imageView image="photo" id="img-00-001"><rect key="frame" x="10" y="10" width="20" height="20"/></imageView>
                </subviews></view>
              </objects>
              \(isInResources ? "<resources><image name=\"photo\" width=\"20\" height=\"20\"/></resources>" : "")
            </document>
            """
        _ = try file("Box.xib", in: folder, Data(interface.utf8))
        _ = try file("A.xcassets/Contents.json", in: folder, Data("{}".utf8))
        guard let image else { return folder }
        let contents = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"p.\(ending)\", \"scale\": \"1x\"}]}"
        _ = try file("A.xcassets/photo.imageset/Contents.json", in: folder, Data(contents.utf8))
        _ = try file("A.xcassets/photo.imageset/p." + ending, in: folder, image)
        return folder
    }

    private func render(_ folder: URL) throws -> Tool {
        try Tool(
            [
                "render", "Box.xib", "--assets", "A.xcassets", "--appearance", "both", "--widths", "60,70", "-o",
                "box.png",
            ],
            in: folder)
    }

    private func check(_ tool: Tool, warns message: String, in folder: URL) {
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(tool.errors, "fdlayout: warning: \(message); a box is drawn\n")
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("box.png").path))
    }

    func testAnImageOfTooManyPixelsIsNotDecoded() throws {
        for length in [5001, 60_000] {
            let folder = try project(png(width: length, height: length))
            let tool = try render(folder)
            check(tool, warns: "A.xcassets/photo.imageset/p.png: the image cannot be decoded", in: folder)
        }
    }

    func testAnImageWithoutPixelsIsNamedOnce() throws {
        let folder = try project(png(width: 20, height: 20))
        check(
            try render(folder), warns: "A.xcassets/photo.imageset/p.png: the image cannot be decoded", in: folder)
    }

    func testAMissingFontOfSymbolsIsNamedOnce() throws {
        let folder = try project(nil)
        let interface = folder.appendingPathComponent("Box.xib")
        let symbols = try String(contentsOf: interface, encoding: .utf8)
            .replacingOccurrences(of: "image=\"photo\"", with: "image=\"heart\" catalog=\"system\"")
            .replacingOccurrences(of: "<image name=\"photo\"", with: "<image name=\"heart\" catalog=\"system\"")
        try Data(symbols.utf8).write(to: interface)
        let configuration = try file(
            "fonts.conf", in: folder, Data("<fontconfig><dir>/usr/share/fonts/opentype/inter</dir></fontconfig>".utf8))
        setenv("FONTCONFIG_FILE", configuration, 1)
        defer { unsetenv("FONTCONFIG_FILE") }
        let warnings = try render(folder).errors.split(separator: "\n").filter { $0.contains("Material Icons") }
        XCTAssertEqual(warnings.count, 1)
    }

    func testAPDFImageThatCannotBeDecodedIsNamedOnce() throws {
        let page = "%PDF-1.4\n1 0 obj\n<< /Type /Page /MediaBox [0 0 20 20] >>\nendobj\n"
        let folder = try project(Data(page.utf8), ending: "pdf")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        setenv("PATH", folder.path, 1)
        defer { setenv("PATH", path, 1) }
        let reason = "the program pdftocairo, which decodes PDF images, is not installed (Debian: poppler-utils)"
        check(try render(folder), warns: "A.xcassets/photo.imageset/p.pdf: \(reason)", in: folder)
        // A program of this name that fails.
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("pdftocairo").path, withDestinationPath: "/bin/false")
        check(
            try render(folder), warns: "A.xcassets/photo.imageset/p.pdf: the image cannot be decoded", in: folder)
    }

    func testAMissingImageIsNamedOnce() throws {
        let folder = try project(nil)
        check(try render(folder), warns: "no image \"photo\" in the assets", in: folder)
    }

    // libpng refuses rows of more than a million pixels.
    func testAFileThatIsNoImageIsAnErrorAndLeavesNoPicture() throws {
        for data in [Data("no image".utf8), png(width: 2_000_000_000, height: 2_000_000_000)] {
            let folder = try project(data)
            let tool = try render(folder)
            XCTAssertEqual(tool.status, 65, tool.errors)
            XCTAssertEqual(tool.errors.split(separator: "\n").count, 1, tool.errors)
            XCTAssertFalse(FileManager.default.fileExists(atPath: folder.appendingPathComponent("box.png").path))
        }
    }

    func testAWarningOfAFileIsPrintedOnceForAllWidthsAndAppearances() throws {
        let folder = try project(nil, isInResources: false)
        let tool = try render(folder)
        XCTAssertEqual(tool.status, 0, tool.errors)
        let warnings = tool.errors.split(separator: "\n").filter { $0.hasSuffix("image \"photo\" was not found") }
        XCTAssertEqual(warnings, ["fdlayout: warning: Box.xib:5: image \"photo\" was not found"])
    }
}
