import TextLayout
import XCTest

/// Text in several fonts and paragraph styles, with results computed by hand from the rules of TextKit.
final class StyledTextTests: XCTestCase {
    private let measurer = PangoTextMeasurer()
    private let small = TextFont(
        family: "Liberation Sans", pointSize: 10, lineMetricsSource: .proportional(ascender: 0.8, descender: 0.2))
    private let large = TextFont(
        family: "Liberation Sans", pointSize: 30, lineMetricsSource: .proportional(ascender: 0.8, descender: 0.4))

    private func measure(_ text: StyledText, width: Double? = nil, maximumLines: Int = 0) -> TextMeasurement {
        measurer.measure(text, width: width, maximumLines: maximumLines)
    }

    func testOneFontIsPlainText() {
        let text = "The same in both ways, wrapped at some width\n\nwith an empty paragraph."
        let styled = StyledText(text, runs: [TextRun(byteCount: text.utf8.count, font: small)])
        for width in [nil, 40, 77, 150] as [Double?] {
            XCTAssertEqual(
                measure(styled, width: width), measurer.measure(TextRequest(text, font: small, width: width)))
        }
    }

    func testLineIsAsHighAsItsHighestFont() {
        // The ascender 24 and the descender 12 of the large font, 8 and 2 of the small one.
        let text = StyledText(
            "small large", runs: [TextRun(byteCount: 6, font: small), TextRun(byteCount: 5, font: large)])
        let measured = measure(text)
        XCTAssertEqual(measured.lineCount, 1)
        XCTAssertEqual(measured.height, 36, accuracy: 1e-9)
        XCTAssertEqual(measured.firstBaseline, 24, accuracy: 1e-9)
        let widths =
            measurer.measure(TextRequest("small ", font: small)).width
            + measurer.measure(TextRequest("large", font: large)).width
        XCTAssertEqual(measured.width, widths, accuracy: 1.0 / 64)
        // Broken between the two, one line is 10 points high and one 36.
        let broken = measure(text, width: 80)
        XCTAssertEqual(broken.lineCount, 2)
        XCTAssertEqual(broken.height, 46, accuracy: 1e-9)
        XCTAssertEqual(broken.lastBaseline, 10 + 24, accuracy: 1e-9)
    }

    func testSpacesSeparateLinesAndParagraphs() {
        var style = TextParagraphStyle()
        style.lineSpacing = 3
        style.paragraphSpacing = 7
        style.paragraphSpacingBefore = 11
        let text = StyledText("a\nb\nc", runs: [TextRun(byteCount: 5, font: small)], paragraphStyles: [style])
        // Three lines of 10, and 3 + 7 + 11 twice between them.
        XCTAssertEqual(measure(text).height, 30 + 2 * 21, accuracy: 1e-9)
        XCTAssertEqual(measure(text, maximumLines: 2).height, 20 + 21, accuracy: 1e-9)
    }

    func testALineIsAsHighAsItsParagraphStyleAllows() {
        var style = TextParagraphStyle()
        let text = { StyledText("a", runs: [TextRun(byteCount: 1, font: self.small)], paragraphStyles: [style]) }
        style.lineHeightMultiple = 1.5
        XCTAssertEqual(measure(text()).height, 15, accuracy: 1e-9)
        XCTAssertEqual(measure(text()).firstBaseline, 13, accuracy: 1e-9)
        style.minimumLineHeight = 20
        XCTAssertEqual(measure(text()).height, 20, accuracy: 1e-9)
        style.maximumLineHeight = 8
        XCTAssertEqual(measure(text()).height, 8, accuracy: 1e-9)
        XCTAssertEqual(measure(text()).firstBaseline, 6, accuracy: 1e-9)
    }

    func testIndentsNarrowTheLinesOfAParagraph() {
        var style = TextParagraphStyle()
        style.firstLineHeadIndent = 30
        style.headIndent = 10
        style.tailIndent = -5
        let string = "some words that need more than one line of text"
        let text = StyledText(
            string, runs: [TextRun(byteCount: string.utf8.count, font: small)], paragraphStyles: [style])
        let measured = measure(text, width: 100)
        XCTAssertGreaterThan(measured.lineCount, 1)
        XCTAssertLessThanOrEqual(measured.width, 95 + 1e-9)
        // At unlimited width, the line is as wide as its text and its indent.
        XCTAssertEqual(
            measure(text).width, 30 + measurer.measure(TextRequest(string, font: small)).width, accuracy: 1.0 / 64)
    }

    func testParagraphsHaveTheirOwnStyles() {
        var wide = TextParagraphStyle()
        wide.minimumLineHeight = 50
        let text = StyledText(
            "a\nb", runs: [TextRun(byteCount: 3, font: small)], paragraphStyles: [TextParagraphStyle(), wide])
        XCTAssertEqual(measure(text).height, 60, accuracy: 1e-9)
        XCTAssertEqual(measure(StyledText("", runs: [TextRun(byteCount: 0, font: small)])), .empty)
    }
}
