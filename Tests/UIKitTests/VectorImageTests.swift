import Foundation
import InterfaceBuilder
import UIKit
import XCTest

/// Images in SVG and PDF are decoded in the scale of the screen, and refer to nothing outside their files.
nonisolated final class VectorImageTests: XCTestCase {}

extension VectorImageTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        return folder
    }

    /// The image named `shape` of a catalogue at 3 pixels per point that consists of one file.
    private func catalogImage(_ data: Data, ending: String) throws -> UIImage {
        let set = try folder().appendingPathComponent("A.xcassets/shape.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let contents = #"{"images": [{"idiom": "universal", "filename": "shape.\#(ending)"}]}"#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        try data.write(to: set.appendingPathComponent("shape." + ending))
        let catalog = try AssetCatalog(contentsOfDirectory: set.deletingLastPathComponent().path, scale: 3)
        guard let image = try catalog.image(named: "shape") else { throw CocoaError(.fileReadNoSuchFile) }
        return image
    }

    /// A page of 20 by 10 points whose left half is red. The boxes are those of ISO 32000-1, 7.7.3.3.
    private func pdf(boxes: String = "/MediaBox [0 0 20 10]") -> Data {
        Data(
            """
            %PDF-1.4
            1 0 obj
            << /Type /Catalog /Pages 2 0 R >>
            endobj
            2 0 obj
            << /Type /Pages /Kids [3 0 R] /Count 1 >>
            endobj
            3 0 obj
            << /Type /Page /Parent 2 0 R \(boxes) /Contents 4 0 R >>
            endobj
            4 0 obj
            << /Length 25 >>
            stream
            1 0 0 rg 0 0 10 10 re f

            endstream
            endobj
            trailer
            << /Root 1 0 R >>
            """.utf8)
    }

    private static let programs = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")

    /// Checks an image of 20 by 10 points whose left half is red, at 3 pixels per point.
    private func checkLeftHalfIsRed(_ image: UIImage) throws {
        XCTAssertEqual(image.size, CGSize(width: 20, height: 10))
        XCTAssertEqual(image.scale, 3)
        let drawn = try XCTUnwrap(image.cgImage)
        XCTAssertEqual([drawn.width, drawn.height], [60, 30])
        XCTAssertEqual(drawn.pixel(x: 28, y: 15), [255, 0, 0, 255])
        XCTAssertEqual(drawn.pixel(x: 31, y: 15)?.last, 0)
    }

    func testAPDFImageIsDrawnInTheScaleOfTheScreen() throws {
        try XCTSkipUnless(
            Self.programs.contains { FileManager.default.isExecutableFile(atPath: $0 + "/pdftocairo") },
            "pdftocairo is not installed")
        try checkLeftHalfIsRed(try catalogImage(pdf(), ending: "pdf"))
    }

    // ISO 32000-1, 14.11.2: a page is clipped to the crop box, which by default is the media box.
    func testTheSizeOfAPDFImageIsThatOfTheCropBox() throws {
        let boxes = [
            ("/MediaBox [0 0 20 10]", CGSize(width: 20, height: 10)),
            ("/MediaBox[ -5 5  15.0 35 ]", CGSize(width: 20, height: 30)),
            ("/MediaBox [0 0 40 40] /CropBox [10 10 34 26]", CGSize(width: 24, height: 16)),
        ]
        for (box, size) in boxes { XCTAssertEqual(try catalogImage(pdf(boxes: box), ending: "pdf").size, size, box) }
    }

    func testAPDFFileWithoutASizeIsAnError() {
        for boxes in ["", "/MediaBox 9 0 R", "/MediaBox [0 0 0 0]", "/MediaBox [0 0 20", "/MediaBox [0 0 x 20]"] {
            XCTAssertThrowsError(try catalogImage(pdf(boxes: boxes), ending: "pdf"), boxes)
        }
    }

    func testAnSVGImageIsDrawnInTheScaleOfTheScreen() throws {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="red"/></svg>
            """
        try checkLeftHalfIsRed(try catalogImage(Data(svg.utf8), ending: "svg"))
    }

    /// The references are drawn over a blue square. They name a red image in the folder of the SVG file, by several
    /// ways, and a server on this machine.
    func testAnSVGImageReadsNeitherFilesNorTheNetwork() throws {
        let folder = try folder()
        let red = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        try XCTUnwrap(red.pngData()).write(to: folder.appendingPathComponent("red.png"))
        let shape = #"<svg xmlns="http://www.w3.org/2000/svg"><rect id="r" width="20" height="20" fill="red"/></svg>"#
        try Data(shape.utf8).write(to: folder.appendingPathComponent("red.svg"))
        let server = try XCTUnwrap(ListeningSocket())
        let svg = """
            <?xml-stylesheet href="http://127.0.0.1:\(server.port)/style.css"?>
            <!DOCTYPE svg [<!ENTITY file SYSTEM "red.svg"><!ENTITY net SYSTEM "http://127.0.0.1:\(server.port)/e">]>
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20">
              <style>@import url("http://127.0.0.1:\(server.port)/import.css");</style>
              <rect width="20" height="20" fill="#00f"/>
              <image width="20" height="20" xlink:href="red.png"/>
              <image width="20" height="20" xlink:href="\(folder.path)/red.png"/>
              <image width="20" height="20" xlink:href="file://\(folder.path)/red.png"/>
              <image width="20" height="20" xlink:href="http://127.0.0.1:\(server.port)/red.png"/>
              <use xlink:href="red.svg#r"/><use xlink:href="file://\(folder.path)/red.svg#r"/>
            </svg>
            """
        let path = folder.appendingPathComponent("shape.svg").path
        try Data(svg.utf8).write(to: URL(fileURLWithPath: path))
        let drawn = try XCTUnwrap(UIImage(contentsOfFile: path)?.cgImage)
        for place in [2, 10, 18] { XCTAssertEqual(drawn.pixel(x: place, y: place), [0, 0, 255, 255]) }
        XCTAssertFalse(server.wasContacted)
    }
}

/// A socket on this machine that waits for connections.
private final class ListeningSocket {
    let port: UInt16
    private let handle: Int32

    init?() {
        let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_in()
        (address.sin_family, address.sin_addr.s_addr) = (sa_family_t(AF_INET), UInt32(0x7F00_0001).bigEndian)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(handle, $0, length) == 0 && listen(handle, 8) == 0 && getsockname(handle, $0, &length) == 0
            }
        }
        guard isBound else { return nil }
        (self.handle, port) = (handle, UInt16(bigEndian: address.sin_port))
    }

    deinit {
        close(handle)
    }

    /// Whether a connection is waiting.
    var wasContacted: Bool { accept(handle, nil, nil) >= 0 }
}
