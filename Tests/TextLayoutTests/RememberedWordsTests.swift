import CTemplateLayoutPango
import Foundation
import TextLayout
import XCTest

/// Caches of words change no measurements, only their speed.
final class RememberedWordsTests: XCTestCase {
    private let font = TextFont(family: "Liberation Sans", pointSize: 14)
    private let texts = (0..<200).map { number in
        "Row \(number) says (again) that nothing is new; 第\(number)行也这样说，but number \(number * 37) is."
    }

    func testAgreesWithSmallAndLargeCachesAndOnThreads() {
        let reference = PangoTextMeasurer(cacheSize: 0)
        let expected = texts.map { reference.measure(TextRequest($0, font: font, width: 180)) }
        XCTAssertEqual(reference.cacheStatistics.wordCount, 0)
        for size in [1_000, 20_000, PangoTextMeasurer.defaultCacheSize] {
            let measurer = PangoTextMeasurer(cacheSize: size)
            let texts = texts
            let font = font
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                for offset in texts.indices {
                    let index = (offset + thread * 25) % texts.count
                    XCTAssertEqual(
                        measurer.measure(TextRequest(texts[index], font: font, width: 180)), expected[index])
                }
            }
            let statistics = measurer.cacheStatistics
            XCTAssertLessThanOrEqual(statistics.byteCount, 8 * size)
            XCTAssertEqual(statistics.paragraphs, 8 * texts.count)
        }
    }

    func testSecondTimeFindsAllWords() {
        let measurer = PangoTextMeasurer()
        for text in texts { _ = measurer.measure(TextRequest(text, font: font, width: 180)) }
        let first = measurer.cacheStatistics
        for text in texts { _ = measurer.measure(TextRequest(text, font: font, width: 180)) }
        let second = measurer.cacheStatistics
        XCTAssertEqual(first.misses, second.misses)
        XCTAssertGreaterThan(second.hits, first.hits + 200 * 10)
        XCTAssertEqual(second.paragraphsByPango, 0)
        XCTAssertGreaterThan(second.hitRate, first.hitRate)
    }

    func testBatchGivesWhatSingleRequestsGive() {
        let measurer = PangoTextMeasurer()
        let widths: [Double?] = [nil, 60, 200]
        let batch = measurer.measure(texts + [""], font: font, widths: widths)
        XCTAssertEqual(batch.count, texts.count + 1)
        for (text, measurements) in zip(texts + [""], batch) {
            XCTAssertEqual(
                measurements, widths.map { measurer.measure(TextRequest(text, font: font, width: $0)) })
        }
    }

    func testNewFontsAreNoticed() throws {
        let measurer = PangoTextMeasurer()
        _ = measurer.measure(TextRequest("some words to remember", font: font))
        XCTAssertEqual(measurer.cacheStatistics.wordCount, 4)
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID())")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let installed = try XCTUnwrap(
            ["/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/liberation2"]
                .map { $0 + "/LiberationMono-Regular.ttf" }.first(where: FileManager.default.fileExists))
        let copy = directory.appendingPathComponent("copy.ttf").path
        try FileManager.default.copyItem(atPath: installed, toPath: copy)
        XCTAssertNotEqual(FcConfigAppFontAddFile(nil, copy), 0)
        defer { FcConfigAppFontClear(nil) }
        Thread.sleep(forTimeInterval: 1.2)
        _ = measurer.measure(TextRequest("word", font: font))
        XCTAssertEqual(measurer.cacheStatistics.wordCount, 1, "the fonts are looked up anew")
    }

    func testOnlyTheLastAllowedLineIsTruncated() {
        let measurer = PangoTextMeasurer()
        let text = "one two three four five\nsix"
        var request = TextRequest(text, font: font, width: 60)
        let all = measurer.lines(of: request)
        XCTAssertEqual(all.map { text[$0.range] }.joined(), "one two three four fivesix")
        XCTAssertEqual(all.last.map { text[$0.range] }, "six")
        XCTAssertGreaterThan(all.count, 3)
        for line in all { XCTAssertLessThanOrEqual(line.width, 60) }
        XCTAssertFalse(all.contains { $0.isTruncated })
        request.maximumLines = 2
        for (truncation, isCut) in [
            (TextRequest.Truncation.none, false), (.tail, true), (.middle, true), (.head, true),
        ] {
            request.truncation = truncation
            let lines = measurer.lines(of: request)
            XCTAssertEqual(lines.count, 2)
            XCTAssertEqual(lines[0], all[0])
            XCTAssertTrue(lines[1].isTruncated)
            XCTAssertLessThanOrEqual(lines[1].width, 60)
            XCTAssertEqual(lines[1].range.upperBound == text.endIndex, isCut)
        }
    }

    func testALongTextIsMeasuredOnceForEachWidth() {
        let measurer = PangoTextMeasurer()
        let text = String(repeating: "-", count: 5_000)
        let font = TextFont(family: "Liberation Sans", pointSize: 12)
        let first = measurer.measure(TextRequest(text, font: font, width: 200))
        let paragraphs = measurer.cacheStatistics.paragraphs
        XCTAssertEqual(measurer.measure(TextRequest(text, font: font, width: 200)), first)
        XCTAssertEqual(measurer.cacheStatistics.paragraphs, paragraphs)
        XCTAssertNotEqual(measurer.measure(TextRequest(text, font: font, width: 300)).lineCount, first.lineCount)
        XCTAssertGreaterThan(measurer.cacheStatistics.paragraphs, paragraphs)
    }

    func testLongTextsThatAreRememberedStayWithinAMebibyte() {
        let measurer = PangoTextMeasurer()
        let font = TextFont(family: "Liberation Sans", pointSize: 12)
        for number in 0..<60 {
            let text = String(repeating: "word \(number) ", count: 5_000)
            _ = measurer.measure(TextRequest(text, font: font, width: 200))
            // The recent texts of the C library are included; their bound is documented there.
            XCTAssertLessThanOrEqual(measurer.cacheStatistics.textByteCount, (1 << 20) + (8 << 20))
        }
    }
}
