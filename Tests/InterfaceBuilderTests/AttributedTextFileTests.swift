import InterfaceBuilder
import UIKitLayout
import XCTest

/// Attributed texts of files: their attributes determine the label's own, and numbers of any size are limited.
nonisolated final class AttributedTextFileTests: XCTestCase {}

extension AttributedTextFileTests {
    private func label(_ style: String, kern: String = "0") throws -> UILabel {
        let path = try temporaryFile(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects><label opaque="NO" contentMode="left" textAlignment="right" numberOfLines="0" id="l">
            <rect key="frame" x="0.0" y="0.0" width="200" height="50"/>
            <attributedString key="attributedText"><fragment content="Some text"><attributes>
            <font key="NSFont" metaFont="system" size="30"/><real key="NSKern" value="\(kern)"/>
            <paragraphStyle key="NSParagraphStyle" \(style)/>
            </attributes></fragment></attributedString>
            </label></objects></document>
            """)
        let roots = try InterfaceFile(contentsOfFile: path).makeRoots(intrinsicSizes: .measured)
        return try XCTUnwrap(roots.first?.view as? UILabel)
    }

    // The label's own attribute says "right"; UIKit's documentation of UILabel.attributedText: the first character decides.
    func testTheTextDeterminesTheAlignmentAndTheFontOfTheLabel() throws {
        let label = try label(#"alignment="center" lineBreakMode="charWrapping""#)
        XCTAssertEqual(label.textAlignment, .center)
        XCTAssertEqual(label.lineBreakMode, .byCharWrapping)
        XCTAssertEqual(label.font.pointSize, 30)
        XCTAssertEqual(label.sizeThatFits(CGSize(width: 300, height: 0)).height, 36)
    }

    func testNumbersOfAnySizeAreLimited() throws {
        let names = [
            "firstLineHeadIndent", "headIndent", "tailIndent", "lineSpacing", "paragraphSpacing",
            "paragraphSpacingBefore", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight",
        ]
        for value in ["3000000", "-3000000", "1e300", "-1e300", "nan", "inf"] {
            for name in names {
                let label = try label(#"alignment="left" \#(name)="\#(value)""#, kern: value)
                let size = label.sizeThatFits(CGSize(width: 200, height: 0))
                XCTAssertTrue(size.width.isFinite && !size.height.isNaN, "\(name) \(value)")
            }
        }
    }
}
