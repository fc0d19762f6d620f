import UIKit
import XCTest

/// Conversions between Foundation's two kinds of attributed strings.
nonisolated final class AttributedStringConversionTests: XCTestCase {}

extension AttributedStringConversionTests {
    func testAttributesAreTheSameInBothKindsOfStrings() throws {
        var text = AttributedString("Hello ")
        text.uiKit.font = UIFont.boldSystemFont(ofSize: 20)
        text.uiKit.kern = 2
        var link = AttributedString("world")
        link.link = URL(string: "https://example.org")
        link.uiKit.underlineStyle = .single
        link.uiKit.foregroundColor = .red
        text += link
        let converted = NSAttributedString(text)
        XCTAssertEqual(converted.string, "Hello world")
        let first = converted.attributes(at: 0, effectiveRange: nil)
        XCTAssertEqual(first[.font] as? UIFont, UIFont.boldSystemFont(ofSize: 20))
        XCTAssertEqual((first[.kern] as? NSNumber)?.doubleValue, 2)
        XCTAssertNil(first[.link])
        let last = converted.attributes(at: 6, effectiveRange: nil)
        XCTAssertEqual(last[.link] as? URL, URL(string: "https://example.org"))
        XCTAssertEqual((last[.underlineStyle] as? NSNumber)?.intValue, NSUnderlineStyle.single.rawValue)
        XCTAssertEqual(last[.foregroundColor] as? UIColor, .red)
        let back = AttributedString(converted)
        XCTAssertEqual(String(back.characters), "Hello world")
        XCTAssertEqual(back.runs.map { $0.uiKit.kern }, [2, nil])
        XCTAssertEqual(back.runs.map { $0.uiKit.underlineStyle }, [nil, .single])
        XCTAssertEqual(back.runs.map { $0.link }, [nil, URL(string: "https://example.org")])
    }

    // UIKit: attributed text without attributes other than the font is laid out like plain text in that font.
    func testALabelMeasuresAConvertedString() {
        var text = AttributedString("one two")
        text.uiKit.font = UIFont.systemFont(ofSize: 17)
        let label = UILabel()
        label.attributedText = NSAttributedString(text)
        let plain = UILabel()
        plain.text = "one two"
        plain.font = .systemFont(ofSize: 17)
        XCTAssertEqual(label.intrinsicContentSize, plain.intrinsicContentSize)
    }
}
