import Foundation
import Graphics2D
import XCTest

/// `fdlayout render --overlay` draws facts of the layout above the views.
final class OverlayTests: XCTestCase {
    private let feed = repository.appendingPathComponent("Examples/Feed/Feed.storyboard").path
    /// Draws a file into a PNG file and returns the pixels.
    private func render(_ file: String, _ arguments: [String]) throws -> CGImage {
        let output = try temporaryFolder().appendingPathComponent("out.png").path
        let tool = try Tool(["render", file] + arguments + ["-o", output])
        XCTAssertEqual(tool.status, 0, tool.errors)
        let header = try Data(contentsOf: URL(fileURLWithPath: output))
        let lengths = [16, 20].map { start in (0..<4).reduce(0) { $0 << 8 | Int(header[start + $1]) } }
        return CGImage(file: output, width: lengths[0], height: lengths[1])
    }

    /// Red, green, blue and alpha of a pixel.
    private func color(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        image.pixel(x: x, y: y) ?? []
    }

    // The box of the file is at (0, 0), 100 points wide and 10 high; a point has two pixels.
    func testFramesAreOutlinedAtTheEdgesOfViews() throws {
        let file = try file("a.xib", in: temporaryFolder(), interface())
        let image = try render(file, ["--overlay", "frames"])
        XCTAssertEqual([image.width, image.height], [600, 400])
        let plain = try render(file, [])
        for (x, y) in [(199, 15), (20, 19)] { XCTAssertNotEqual(color(image, x, y), color(plain, x, y), "\(x), \(y)") }
        for (x, y) in [(203, 30), (20, 23), (300, 300)] {
            XCTAssertEqual(color(image, x, y), color(plain, x, y), "\(x), \(y)")
        }
    }

    // The constraints of the sample cell add up to 12 + 20.5 + 6 + 18 + 8 + 120 + 8 + 16.5 + 12 = 221 points. The
    // rulers are at the right of the cell, and nothing is below it.
    func testRulersForTheLengthsOfAHeightAreBesideTheCell() throws {
        let plain = try render(feed, ["--widths", "320"])
        let explained = try render(feed, ["--widths", "320", "--overlay", "constraints"])
        XCTAssertGreaterThan(explained.width, plain.width + 100)
        XCTAssertEqual(explained.height, plain.height)
        let margins = try render(feed, ["--widths", "320", "--overlay", "margins,baselines,safe-area"])
        XCTAssertEqual(margins.width, plain.width)
    }

    // A second required width contradicts the first one.
    func testProblemsAreMarkedAtTheirViewsOnly() throws {
        let width = #"<constraint firstAttribute="width" constant="90" id="w2"/>"#
        let file = try file("conflict.xib", in: temporaryFolder(), interface(more: width))
        let (plain, marked) = (try render(file, []), try render(file, ["--overlay", "problems"]))
        XCTAssertNotEqual(color(marked, 100, 10), color(plain, 100, 10))
        XCTAssertEqual(color(marked, 100, 100), color(plain, 100, 100))
        let sound = try self.file("sound.xib", in: temporaryFolder(), interface())
        XCTAssertEqual(
            color(try render(sound, ["--overlay", "problems"]), 100, 10), color(try render(sound, []), 100, 10))
    }

    func testUnknownOverlaysAreRejected() throws {
        for overlay in ["shadows", "frames,", "Frames"] {
            let tool = try Tool(["render", feed, "--overlay", overlay, "-o", "/nonexistent/out.png"])
            XCTAssertEqual(tool.status, 64, overlay)
        }
    }

    func testOverlaysHaveTheSameBytesOnEachRun() throws {
        let folder = try temporaryFolder()
        let files = try ["a.png", "b.png"].map { name in
            let path = folder.appendingPathComponent(name).path
            let overlays = "frames,constraints,margins,baselines,safe-area,problems"
            XCTAssertEqual(try Tool(["render", feed, "--overlay", overlays, "-o", path]).status, 0)
            return try Data(contentsOf: URL(fileURLWithPath: path))
        }
        XCTAssertEqual(files[0], files[1])
    }
}
