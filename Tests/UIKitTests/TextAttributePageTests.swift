import UIKit
import XCTest

/// Each attribute of text and each property of paragraph styles has the effects that the page text-attributes lists.
nonisolated final class TextAttributePageTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The rows of the page: the name, and the effects on width, height and picture.
    fileprivate static func rows() throws -> [String: [Bool]] {
        let page = root.appendingPathComponent("Documentation/text-attributes.md")
        var rows: [String: [Bool]] = [:]
        for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            rows[cells[0].trimmingCharacters(in: ["`"])] = cells[1...3].map { $0 == "yes" }
        }
        return rows
    }
}

extension TextAttributePageTests {
    private static let width: CGFloat = 200
    // The first paragraph wraps; the second one has Korean words.
    private static let text = "Letters that wrap into several lines of a label\nand a second paragraph 한국어"

    private func attachment() -> NSTextAttachment {
        let attachment = NSTextAttachment()
        attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        return attachment
    }

    private func shadow() -> NSShadow {
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 2, height: 2), UIColor.red)
        return shadow
    }

    private var attributes: [String: (NSAttributedString.Key, Any)] {
        let style = NSMutableParagraphStyle()
        (style.headIndent, style.lineSpacing) = (50, 5)
        return [
            "font": (.font, UIFont.systemFont(ofSize: 30)), "paragraphStyle": (.paragraphStyle, style),
            "kern": (.kern, CGFloat(0.5)), "tracking": (.tracking, Float(0.5)), "baselineOffset": (.baselineOffset, 5),
            "expansion": (.expansion, NSNumber(value: 0.02)), "attachment": (.attachment, attachment()),
            "foregroundColor": (.foregroundColor, UIColor.red), "backgroundColor": (.backgroundColor, UIColor.yellow),
            "underlineStyle": (.underlineStyle, NSUnderlineStyle.single.rawValue),
            "strikethroughStyle": (.strikethroughStyle, NSUnderlineStyle.single.rawValue),
            "strokeWidth": (.strokeWidth, CGFloat(5)), "obliqueness": (.obliqueness, CGFloat(0.3)),
            "shadow": (.shadow, shadow()), "underlineColor": (.underlineColor, UIColor.red),
            "strikethroughColor": (.strikethroughColor, UIColor.red), "strokeColor": (.strokeColor, UIColor.red),
            "link": (.link, "https://example.org"), "verticalGlyphForm": (.verticalGlyphForm, 1),
            "textEffect": (.textEffect, NSAttributedString.TextEffectStyle.letterpressStyle.rawValue),
            "ligature": (.ligature, 0), "writingDirection": (.writingDirection, [3]),
            "accessibilitySpeechIPANotation": (.accessibilitySpeechIPANotation, "a"),
        ]
    }

    private var properties: [String: (NSMutableParagraphStyle) -> Void] {
        [
            "alignment": { $0.alignment = .right }, "baseWritingDirection": { $0.baseWritingDirection = .rightToLeft },
            "firstLineHeadIndent": { $0.firstLineHeadIndent = 12 }, "headIndent": { $0.headIndent = 60 },
            "tailIndent": { $0.tailIndent = -70 }, "lineBreakMode": { $0.lineBreakMode = .byTruncatingTail },
            "lineBreakStrategy": { $0.lineBreakStrategy = .pushOut }, "lineSpacing": { $0.lineSpacing = 5 },
            "paragraphSpacing": { $0.paragraphSpacing = 5 },
            "paragraphSpacingBefore": { $0.paragraphSpacingBefore = 5 },
            "lineHeightMultiple": { $0.lineHeightMultiple = 1.5 }, "minimumLineHeight": { $0.minimumLineHeight = 30 },
            "maximumLineHeight": { $0.maximumLineHeight = 15 },
            "tabStops": { $0.tabStops = [NSTextTab(textAlignment: .left, location: 50)] },
            "defaultTabInterval": { $0.defaultTabInterval = 40 }, "hyphenationFactor": { $0.hyphenationFactor = 1 },
            "usesDefaultHyphenation": { $0.usesDefaultHyphenation = true },
            "allowsDefaultTighteningForTruncation": { $0.allowsDefaultTighteningForTruncation = true },
        ]
    }

    private func text(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let own: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let text = NSMutableAttributedString(string: "")
        // An attachment takes the place of a character of its own.
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            text.append(NSAttributedString(attachment: attachment))
        }
        text.append(NSAttributedString(string: Self.text, attributes: own.merging(attributes) { $1 }))
        return text
    }

    private func size(_ text: NSAttributedString) -> CGSize {
        text.boundingRect(with: CGSize(width: Self.width, height: 0), options: .usesLineFragmentOrigin, context: nil)
            .size
    }

    private func picture(_ text: NSAttributedString) -> Data? {
        UIGraphicsImageRenderer(size: CGSize(width: Self.width, height: 250)).image { _ in
            text.draw(in: CGRect(x: 0, y: 0, width: Self.width, height: 250))
        }.pngData()
    }

    /// The effects on width, height and picture of a text with the given attributes.
    private func effects(_ attributes: [NSAttributedString.Key: Any], of plain: NSAttributedString) -> [Bool] {
        let text = text(attributes)
        return [
            abs(size(text).width - size(plain).width) > 1e-6, abs(size(text).height - size(plain).height) > 1e-6,
            picture(text) != picture(plain),
        ]
    }

    func testEachAttributeHasTheEffectsThatThePageLists() throws {
        let rows = try Self.rows()
        XCTAssertEqual(Set(rows.keys), Set(attributes.keys).union(properties.keys))
        let plain = text([:])
        for (name, (key, value)) in attributes {
            XCTAssertEqual(effects([key: value], of: plain), rows[name], name)
        }
        let styled = text([.paragraphStyle: NSParagraphStyle.default])
        for (name, change) in properties {
            let style = NSMutableParagraphStyle()
            change(style)
            XCTAssertEqual(effects([.paragraphStyle: style], of: styled), rows[name], name)
        }
    }

    func testValuesOfWrongTypesAreReportedOnce() {
        final class Reports: @unchecked Sendable {
            var all: [String] = []
        }
        let reports = Reports()
        struct Wrong {}
        TextDiagnostics.$current.withValue(TextDiagnostics { reports.all.append($0.description) }) {
            for _ in 0..<2 { _ = text([.kern: Wrong(), .baselineOffset: Wrong()]).size() }
        }
        XCTAssertEqual(
            reports.all.sorted(),
            ["NSBaselineOffset", "NSKern"].map {
                "The text attribute \($0) is ignored: its value is of the type Wrong instead of a number."
            })
    }
}
