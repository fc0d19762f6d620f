import Foundation
import LayoutSnapshots
import UIKitLayout
import XCTest

/// The recording mode determines which references are written and which failures are reported.
nonisolated final class RecordingTests: XCTestCase {}

extension RecordingTests {
    private var box: CGRect { CGRect(x: 4, y: 6, width: 10, height: 8) }

    func testAMissingReferenceIsWrittenAndFails() throws {
        let folder = SnapshotFolder()
        let failures = folder.comparison().failures(of: boxView(box), named: "box")
        XCTAssertEqual(failures.map(\.name), ["box"])
        XCTAssertTrue(failures[0].reason.hasPrefix("recorded \(folder.references.path)/box.png"), failures[0].reason)
        XCTAssertEqual(folder.names(in: folder.references), ["box.png", "box.txt"])
        XCTAssertEqual(folder.comparison().failures(of: boxView(box), named: "box"), [])
        XCTAssertEqual(folder.names(in: folder.output), [])
    }

    func testTheReferenceIsAPictureAndAListOfFrames() throws {
        let folder = SnapshotFolder()
        _ = folder.comparison().failures(of: boxView(box), named: "box")
        let picture = try XCTUnwrap(TestPixels(at: folder.references.appendingPathComponent("box.png")))
        XCTAssertEqual([picture.width, picture.height], [80, 60])
        XCTAssertEqual(picture.pixel(7, 12), [255, 255, 255, 255])
        XCTAssertEqual(picture.pixel(8, 12), [255, 0, 0, 255])
        XCTAssertEqual(picture.pixel(27, 27), [255, 0, 0, 255])
        XCTAssertEqual(picture.pixel(28, 27), [255, 255, 255, 255])
        let frames = try String(contentsOf: folder.references.appendingPathComponent("box.txt"), encoding: .utf8)
        XCTAssertEqual(frames, "UIView 0 0 40 30\n  UIView#box 4 6 10 8\n")
    }

    func testNeverWritesNothing() throws {
        let folder = SnapshotFolder()
        let failures = folder.comparison(.never).failures(of: boxView(box), named: "box")
        XCTAssertEqual(failures.map(\.reason), ["there is no reference \(folder.references.path)/box.png"])
        XCTAssertEqual(folder.names(in: folder.references), [])
    }

    func testFailedReplacesReferencesThatDiffer() throws {
        let folder = SnapshotFolder()
        _ = folder.comparison().failures(of: boxView(box), named: "box")
        let moved = box.offsetBy(dx: 2, dy: 0)
        XCTAssertEqual(folder.comparison(.failed).failures(of: boxView(moved), named: "box").count, 1)
        XCTAssertEqual(folder.comparison(.never).failures(of: boxView(moved), named: "box"), [])
    }

    func testAllWritesEveryReference() throws {
        let folder = SnapshotFolder()
        _ = folder.comparison().failures(of: boxView(box), named: "box")
        XCTAssertEqual(folder.comparison(.all).failures(of: boxView(box), named: "box").count, 1)
        let moved = box.offsetBy(dx: 2, dy: 0)
        XCTAssertEqual(folder.comparison(.all).failures(of: boxView(moved), named: "box").count, 1)
        XCTAssertEqual(folder.comparison(.never).failures(of: boxView(moved), named: "box"), [])
    }

    func testAFailureNamesWhatMovedAndHasThreePictures() throws {
        let folder = SnapshotFolder()
        _ = folder.comparison().failures(of: boxView(box), named: "box")
        let failures = folder.comparison().failures(of: boxView(box.offsetBy(dx: 2, dy: 0)), named: "box")
        XCTAssertEqual(failures.map(\.changes), [["moved: UIView#box from (4, 6, 10, 8) to (6, 6, 10, 8)"]])
        // Two areas that are 2 points wide differ: together 8 columns of 16 pixels, in a picture of 80 × 60 pixels.
        XCTAssertTrue(failures[0].reason.hasPrefix("128 of 4800 pixels differ (2.67 %)"), failures[0].reason)
        XCTAssertEqual(
            folder.names(in: folder.output), ["box.difference.png", "box.new.png", "box.reference.png"])
        XCTAssertEqual(failures[0].pictures.map(\.lastPathComponent).sorted(), folder.names(in: folder.output))
        for picture in failures[0].pictures { XCTAssertTrue(failures[0].description.contains(picture.path)) }
        let difference = try XCTUnwrap(TestPixels(at: folder.output.appendingPathComponent("box.difference.png")))
        XCTAssertEqual(difference.pixel(8, 12), [230, 0, 0, 255])
        XCTAssertNotEqual(difference.pixel(16, 12), [230, 0, 0, 255])
        XCTAssertEqual(difference.pixel(28, 12), [230, 0, 0, 255])
    }

    func testAFailureNamesChangedTextsAndViewsThatAppearOrDisappear() throws {
        let folder = SnapshotFolder()
        let comparison = folder.comparison()
        let variants = LayoutVariants(widths: [200])
        _ = comparison.failures(of: noteView("A note"), in: variants, named: "note")
        let changed = comparison.failures(of: noteView("Other \"words\"\nof two lines"), in: variants, named: "note")
        XCTAssertTrue(
            try XCTUnwrap(changed.first).changes.contains(
                "text: UILabel from \"A note\" to \"Other \"words\" of two lines\""), "\(changed)")
        let view = noteView("A note")
        let box = UIView(frame: CGRect(x: 100, y: 4, width: 20, height: 10))
        box.backgroundColor = .blue
        view.addSubview(box)
        let more = comparison.failures(of: view, in: variants, named: "note")
        XCTAssertEqual(more.first?.changes, ["appeared: UIView at (100, 4, 20, 10)"])
        _ = folder.comparison(.all).failures(of: view, in: variants, named: "note")
        box.isHidden = true
        let less = comparison.failures(of: view, in: variants, named: "note")
        XCTAssertEqual(less.first?.changes, ["disappeared: UIView at (100, 4, 20, 10)"])
    }

    func testAPictureOfAnotherSizeFails() throws {
        let folder = SnapshotFolder()
        _ = folder.comparison().failures(of: boxView(box), named: "box")
        let larger = boxView(box)
        larger.frame.size.height = 31
        let failures = folder.comparison().failures(of: larger, named: "box")
        XCTAssertEqual(failures.map(\.reason), ["the picture has 80 x 62 pixels instead of 80 x 60"])
    }

    func testWhatCannotBeDrawnStoredOrReadIsAFailureWithItsReason() throws {
        let folder = SnapshotFolder()
        let comparison = folder.comparison()
        XCTAssertEqual(
            comparison.failures(of: UIView(), named: "empty").map(\.reason),
            ["a picture of 0 x 0 points cannot be drawn; expected 1 to 20000 pixels on each side"])
        XCTAssertEqual(
            comparison.failures(of: boxView(box), in: LayoutVariants(widths: [15_000]), named: "wide").map(\.reason),
            ["a picture of 15000 x 30 points cannot be drawn; expected 1 to 20000 pixels on each side"])
        try FileManager.default.createDirectory(at: folder.references, withIntermediateDirectories: true)
        let broken = folder.references.appendingPathComponent("box.png")
        try Data("no picture".utf8).write(to: broken)
        XCTAssertEqual(
            comparison.failures(of: boxView(box), named: "box").map(\.reason), ["\(broken.path) is not a PNG file"])
        let nowhere = LayoutSnapshotComparison(
            references: broken.appendingPathComponent("below"), output: folder.output)
        let reason = nowhere.failures(of: boxView(box), named: "box").first?.reason ?? ""
        XCTAssertTrue(reason.hasPrefix("cannot write \(broken.path)/below/box.png: "), reason)
    }
}
