import UIKit
import XCTest

/// Views have the same sizes and similar looks as in pictures that iOS recorded. The pictures are outside the
/// project, in `../shared/ios-pictures`; without them the tests are skipped. If the environment variable `TL_PICTURES`
/// names a folder, the drawn pictures are kept there.
nonisolated final class PictureTests: XCTestCase {}

extension PictureTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let shared = root.deletingLastPathComponent().appendingPathComponent("shared")

    /// The folder of a group of pictures.
    private func folder(_ group: String) throws -> URL {
        let folder = Self.shared.appendingPathComponent("ios-pictures/" + group)
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw XCTSkip("no pictures of iOS: \(folder.path) is missing")
        }
        return folder
    }

    /// The width and the height of a PNG file, from its header.
    private func size(ofPictureAt url: URL) throws -> [Int] {
        let data = try Data(contentsOf: url)
        return [16, 20].map { start in (0..<4).reduce(0) { $0 << 8 | Int(data[start + $1]) } }
    }

    private func checkSizes(_ pictures: [PictureView], in group: String) throws {
        let folder = try folder(group)
        for picture in pictures {
            let expected = try size(ofPictureAt: folder.appendingPathComponent(picture.name + ".png"))
            let drawn = picture.draw().cgImage
            XCTAssertEqual([drawn?.width ?? 0, drawn?.height ?? 0], expected, picture.name)
        }
        try keep(pictures, of: group)
    }

    private func keep(_ pictures: [PictureView], of group: String) throws {
        guard let path = ProcessInfo.processInfo.environment["TL_PICTURES"] else { return }
        let kept = URL(fileURLWithPath: path).appendingPathComponent(group)
        try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
        for picture in pictures {
            try picture.draw().pngData()?.write(to: kept.appendingPathComponent(picture.name + ".png"))
        }
    }

    /// Draws pictures and checks their agreement, in percent, by the tool of `../shared`.
    private func checkAgreement(
        _ pictures: [PictureView], of group: String, scale: Int, at least: [String: Double]
    ) throws {
        let compared = pictures.filter { least[$0.name] != nil }
        let agreement = try agreement(of: compared, with: folder(group), scale: scale)
        for picture in compared {
            let percent = try XCTUnwrap(agreement[picture.name], picture.name)
            XCTAssertGreaterThanOrEqual(percent, least[picture.name] ?? 100, picture.name)
        }
    }

    /// The agreement of drawn pictures with those of the same names in a folder, in percent.
    private func agreement(
        of pictures: [PictureView], with reference: URL, scale: Int
    ) throws -> [String: Double] {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? files.removeItem(at: folder) }
        let (expected, drawn) = (folder.appendingPathComponent("ios"), folder.appendingPathComponent("drawn"))
        for folder in [expected, drawn] { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
        for picture in pictures {
            let name = picture.name + ".png"
            try files.copyItem(at: reference.appendingPathComponent(name), to: expected.appendingPathComponent(name))
            try XCTUnwrap(picture.draw().pngData()).write(to: drawn.appendingPathComponent(name))
        }
        let tool = Self.shared.appendingPathComponent("tools/picture-agreement").path
        let lines = try output(of: [tool, "--scale", "\(scale)", expected.path, drawn.path]).split(separator: "\n")
        return lines.reduce(into: [:]) { agreement, line in
            let words = line.split(separator: " ")
            guard words.count > 2, words[2].hasSuffix(".png") else { return }
            agreement[String(words[2].dropLast(4))] = Double(words[0])
        }
    }

    private func output(of arguments: [String]) throws -> String {
        let python = ProcessInfo.processInfo.environment["TL_PYTHON"] ?? "/usr/bin/python3"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw XCTSkip("not compared: \(python) has no numpy or Pillow; TL_PYTHON names another one")
        }
        return String(decoding: data, as: UTF8.self)
    }
    func testLabelsAndBoxesAreAsLargeAsOnIOS() throws {
        try checkSizes(LabelPictures.all + BoxPictures.all + WordPictures.all, in: "blueprint")
    }

    func testShapesAndScreensAreAsLargeAsOnIOS() throws {
        try checkSizes(ShapePictures.all + ScreenPictures.all, in: "snapshot-testing")
    }

    // An older version of iOS, in which tracking differs, recorded these pictures.
    func testLabelsOfAllTextSizesAreAboutAsLargeAsOnIOS() throws {
        let folder = try folder("snapshot-testing")
        for picture in ScreenPictures.titles {
            let expected = try size(ofPictureAt: folder.appendingPathComponent(picture.name + ".png")).map(Double.init)
            let drawn = try XCTUnwrap(picture.draw().cgImage)
            XCTAssertEqual(Double(drawn.width), expected[0], accuracy: expected[0] / 100, picture.name)
            XCTAssertEqual(Double(drawn.height), expected[1], accuracy: max(1, expected[1] / 100), picture.name)
        }
        try keep(ScreenPictures.titles, of: "snapshot-testing")
    }

    func testPicturesWithoutTextLookAsOnIOS() throws {
        try checkAgreement(
            ShapePictures.all, of: "snapshot-testing", scale: 3,
            at: [
                "testCALayer.1": 99, "testCALayerWithGradient.1": 98, "testCGPath.iOS": 95, "testUIBezierPath.iOS": 94,
                "testUIView.1": 98.2,
            ])
        try checkAgreement(
            BoxPictures.all, of: "blueprint", scale: 1,
            at: [
                "test_borders_square_iOS-17": 99.5, "test_borders_rounded_iOS-17": 99.5,
                "test_cornerStyle_rounded_iOS-17": 99.5, "test_cornerStyle_wideCapsule_iOS-17": 99.5,
                "test_cornerStyle_longCapsule_iOS-17": 99.5,
            ])
    }

    func testWordsAreAtTheirPlacesOnIOS() throws {
        let least = Dictionary(uniqueKeysWithValues: WordPictures.all.map { ($0.name, 92.0) })
        try checkAgreement(WordPictures.all, of: "blueprint", scale: 1, at: least)
    }

    func testLabelsLookAsOnIOS() throws {
        try checkAgreement(
            LabelPictures.all, of: "blueprint", scale: 1,
            at: [
                "test_numberOfLines_zero_iOS-17": 89, "test_numberOfLines_one_iOS-17": 87,
                "test_fontSizeAdjustment_all_fits_iOS-17": 88, "test_fontSizeAdjustment_squishes_iOS-17": 95,
                "test_fontSizeAdjustment_overflows_iOS-17": 94, "test_displaysText__iOS-17": 78,
                "test_snapshots_placeholder_iOS-17": 96,
                "test_textRectOffset__iOS-17": 92, "test_numberOfLines_two_iOS-17": 85,
            ])
        try checkAgreement(
            ScreenPictures.all, of: "snapshot-testing", scale: 3,
            at: [
                "testTraits.iphone-se": 95, "testTraitsEmbeddedInTabNavigation.iphone-se": 97,
                "testTableViewController.1": 81, "testCollectionViewsWithMultipleScreenSizes.iphone8": 99,
            ])
    }
}
