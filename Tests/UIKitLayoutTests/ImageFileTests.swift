import Foundation
import UIKitLayout
import XCTest

/// The sizes of JPEG files that are composed of segments as specified by ITU-T T.81, annex B, and EXIF 2.3.
nonisolated final class ImageFileTests: XCTestCase {
    private func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        let length = content.count + 2
        return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }

    /// A frame header of 8 bits and one component, 500 pixels wide and 300 high.
    private var frameHeader: [UInt8] { segment(0xC0, [8, 1, 44, 1, 244, 1, 1, 0x11, 0]) }

    /// An EXIF directory with one entry, the orientation, as a 16-bit number.
    private func orientation(_ value: UInt8, isBigEndian: Bool) -> [UInt8] {
        func short(_ number: UInt8) -> [UInt8] { isBigEndian ? [0, number] : [number, 0] }
        func long(_ number: UInt8) -> [UInt8] { isBigEndian ? [0, 0, 0, number] : [number, 0, 0, 0] }
        let tag: [UInt8] = isBigEndian ? [0x01, 0x12] : [0x12, 0x01]
        let tiff = Array((isBigEndian ? "MM" : "II").utf8) + short(42) + long(8)
        let entry = tag + short(3) + long(1) + short(value) + short(0)
        return segment(0xE1, Array("Exif\0\0".utf8) + tiff + short(1) + entry + long(0))
    }

    private func temporaryPath() -> String {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        addTeardownBlock { unlink(path) }
        return path
    }

    private func jpeg(_ segments: [UInt8]) throws -> String {
        let path = temporaryPath()
        try Data([0xFF, 0xD8] + segments).write(to: URL(fileURLWithPath: path))
        return path
    }
}

extension ImageFileTests {
    func testAnImageLiesAsItsFirstDirectorySays() throws {
        for isBigEndian in [true, false] {
            let upright = try jpeg(orientation(3, isBigEndian: isBigEndian) + frameHeader)
            XCTAssertEqual(UIImage(contentsOfFile: upright)?.size, CGSize(width: 500, height: 300))
            let onItsSide = try jpeg(orientation(6, isBigEndian: isBigEndian) + frameHeader)
            XCTAssertEqual(UIImage(contentsOfFile: onItsSide)?.size, CGSize(width: 300, height: 500))
        }
    }

    func testAnySegmentsMayStandBeforeTheFrameHeader() throws {
        let comments = (0..<20_000).flatMap { _ in segment(0xFE, []) }
        let path = try jpeg(comments + [0xFF, 0xFF, 0xFF] + segment(0xC4, [0, 0, 0]) + frameHeader)
        XCTAssertEqual(UIImage(contentsOfFile: path)?.size, CGSize(width: 500, height: 300))
    }

    func testAnImageThatEndsBeforeItsSizeIsNone() throws {
        let whole = orientation(6, isBigEndian: true) + frameHeader
        for length in 0..<whole.count {
            let path = try jpeg(Array(whole.prefix(length)))
            XCTAssertNil(UIImage(contentsOfFile: path), "\(length) bytes")
        }
    }

    func testAPipeIsNotWaitedFor() throws {
        let path = temporaryPath()
        XCTAssertEqual(mkfifo(path, 0o600), 0)
        XCTAssertNil(UIImage(contentsOfFile: path))
    }
}
