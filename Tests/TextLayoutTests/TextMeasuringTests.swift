import TextLayout
import XCTest

final class TextMeasuringTests: XCTestCase {
    private let pango = PangoTextMeasurer()

    // San Francisco's published proportions: a line is 1.193359 × the point size (0.952148 + 0.241211).
    func testTheSystemFontHasTheLineHeightOfSanFrancisco() {
        for size in [11.0, 13, 14, 17, 34] {
            let line = pango.lineMetrics(of: .system(pointSize: size))
            XCTAssertEqual(line.height, size * 1.193359, accuracy: 1e-9)
            XCTAssertEqual(line.ascender, size * 0.952148, accuracy: 1e-9)
        }
    }

    // Text in a script that Inter lacks falls back to another font without changing the line height.
    func testFallbackFontsDoNotChangeTheLineHeight() {
        let latin = pango.measure(TextRequest("Daifu Tang", font: .system(pointSize: 14)))
        let chinese = pango.measure(TextRequest("Daifu Tang (aka 彪哥)", font: .system(pointSize: 14)))
        XCTAssertEqual(latin.height, chinese.height)
        XCTAssertGreaterThan(chinese.width, latin.width)
    }

    func testNarrowerTextIsNeverLowerAndNeverWiderThanItsWidth() {
        let text = "Good name in man and woman, dear my lord, is the immediate jewel of their souls"
        var lines = 0
        for width in stride(from: 400.0, through: 60, by: -20) {
            let measured = pango.measure(TextRequest(text, font: .system(pointSize: 14), width: width))
            XCTAssertGreaterThanOrEqual(measured.lineCount, lines)
            XCTAssertLessThanOrEqual(measured.width, width)
            lines = measured.lineCount
        }
        XCTAssertGreaterThan(lines, 5)
    }

    func testEmptyTextHasNoSize() {
        XCTAssertEqual(pango.measure(TextRequest("", font: .system(pointSize: 14))), .empty)
    }

    func testParagraphsBeginLines() {
        let measured = pango.measure(TextRequest("a\nb\nc", font: .system(pointSize: 10)))
        XCTAssertEqual(measured.lineCount, 3)
        XCTAssertEqual(measured.lastBaseline - measured.firstBaseline, 2 * 11.93359, accuracy: 1e-9)
    }

    func testAMaximumOfLinesCutsTheRest() {
        let request = TextRequest("a b c d e f", font: .system(pointSize: 20), width: 20, maximumLines: 2)
        XCTAssertEqual(pango.measure(request).lineCount, 2)
    }

    func testManyThreadsMeasureTheSame() async {
        let request = TextRequest(
            "To be, or not to be — that is the question", font: .system(pointSize: 14), width: 120)
        let expected = pango.measure(request)
        let measured = await withTaskGroup(of: TextMeasurement.self) { [pango] group in
            for _ in 0..<64 { group.addTask { pango.measure(request) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        XCTAssertEqual(measured, Array(repeating: expected, count: 64))
    }

    // "aaa bbb ccc" in characters of 5 points: 35 points hold 7 characters, so two words a line.
    func testFixedPitchBreaksAtSpaces() {
        let measurer = FixedPitchTextMeasurer()
        let font = TextFont(family: "any", pointSize: 10)
        let measured = measurer.measure(TextRequest("aaa bbb ccc", font: font, width: 35))
        XCTAssertEqual(measured.lineCount, 2)
        XCTAssertEqual(measured.width, 35)
        XCTAssertEqual(measured.height, 24)
        XCTAssertEqual(measurer.measure(TextRequest("aaaaaaaaaa", font: font, width: 20)).lineCount, 3)
    }
}
