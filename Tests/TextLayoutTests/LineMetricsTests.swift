import TextLayout
import XCTest

/// Line heights, and sizes and widths that are invalid.
final class LineMetricsTests: XCTestCase {
    private let measurer = PangoTextMeasurer()

    // The same texts, fonts, widths and heights as in CSupport/CTemplateText/tests/test-text-fonts.c: the number of
    // lines times San Francisco's published line height, 1.193359 points per point of size.
    func testLabelsAreAsHighAsInC() {
        let labels: [(text: String, size: Double, width: Double?, height: Double)] = [
            ("One line", 17, nil, 20.287103),
            ("Daifu Tang (aka 彪哥)", 14, nil, 16.707026),
            ("one\ntwo\nthree", 10, nil, 35.80077),
            ("a a a a a a", 20, 15, 143.20308),
        ]
        for label in labels {
            let request = TextRequest(label.text, font: .system(pointSize: label.size), width: label.width)
            XCTAssertEqual(measurer.measure(request).height, label.height, accuracy: 1e-9)
        }
    }

    func testSizesThatAreNoneAreTwelvePoints() {
        let expected = measurer.measure(TextRequest("some words", font: .system(pointSize: 12), width: 40))
        for size in [0, -0.0, -1, -1e300, .nan, .infinity, -.infinity] as [Double] {
            var font = TextFont.system(pointSize: size)
            XCTAssertEqual(font.pointSize, 12)
            XCTAssertEqual(measurer.measure(TextRequest("some words", font: font, width: 40)), expected)
            font.pointSize = 17
            font.pointSize = size
            XCTAssertEqual(font.pointSize, 12)
        }
    }

    func testWidthsThatAreNone() {
        let font = TextFont.system(pointSize: 14)
        let text = "several words that would need lines"
        let unbounded = measurer.measure(TextRequest(text, font: font))
        for width in [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e9] as [Double] {
            XCTAssertEqual(measurer.measure(TextRequest(text, font: font, width: width)), unbounded)
        }
        let narrow = measurer.measure(TextRequest("abc", font: font, width: 0))
        XCTAssertEqual(narrow.lineCount, 3)
        XCTAssertEqual(measurer.measure(TextRequest("abc", font: font, width: -5)), narrow)
    }

    func testFixedPitchHasNoBoundWhereWidthsAreNone() {
        let font = TextFont(family: "any", pointSize: 10)
        let measurer = FixedPitchTextMeasurer()
        for width in [.nan, .infinity, .greatestFiniteMagnitude] as [Double] {
            XCTAssertEqual(measurer.measure(TextRequest("aaa bbb", font: font, width: width)).lineCount, 1)
        }
        XCTAssertEqual(measurer.measure(TextRequest("aaa", font: font, width: -.infinity)).lineCount, 3)
    }

    // A million letters of one width, and lines of the same number of letters.
    func testAMillionCharactersAreSumsOfTheirWidthsAndLines() {
        let font = TextFont(family: "Liberation Sans", pointSize: 14)
        let word = measurer.measure(TextRequest("我我我", font: font)).width / 3
        let text = String(repeating: "我", count: 1_000_000)
        let line = measurer.measure(TextRequest(text, font: font))
        XCTAssertEqual(line.lineCount, 1)
        XCTAssertEqual(line.width, word * 1_000_000, accuracy: 0.01)
        let lines = measurer.measure(TextRequest(text, font: font, width: word * 20.5))
        XCTAssertEqual(lines.lineCount, 50_000)
        XCTAssertEqual(lines.height, 50_000 * measurer.lineMetrics(of: font).height, accuracy: 1e-6)
        // Wider than Pango's integers can represent.
        XCTAssertEqual(measurer.measure(TextRequest(text, font: font, width: 1e8)), line)
    }

    func testManyFontsStayWithinTheirBound() {
        for size in 0..<1200 {
            _ = measurer.measure(TextRequest("some words", font: .system(pointSize: 6 + Double(size) / 16)))
        }
        let statistics = measurer.cacheStatistics
        XCTAssertLessThanOrEqual(statistics.fontByteCount, 17 << 20)
        XCTAssertLessThanOrEqual(statistics.byteCount, measurer.cacheSize)
        XCTAssertGreaterThan(statistics.evictions, 0)
    }
}
