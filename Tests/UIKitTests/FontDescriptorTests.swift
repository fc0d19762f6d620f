import TextLayout
import UIKit
import XCTest

/// Attributes of font descriptors and of attributed strings, according to Apple's documentation.
nonisolated final class FontDescriptorTests: XCTestCase {
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { super.invokeTest() }
    }
}

extension FontDescriptorTests {
    private typealias Key = UIFontDescriptor.FeatureKey

    private var smallCaps: [[Key: Int]] {
        [[.featureIdentifier: kLowerCaseType, .typeIdentifier: kLowerCaseSmallCapsSelector]]
    }

    // The numbers of Apple's registry of font features: type 37 is lower case, its setting 1 is small capitals.
    func testFeatureSettingsBelongToTheFont() {
        let plain = UIFont(name: "Georgia", size: 20) ?? .systemFont(ofSize: 20)
        let descriptor = plain.fontDescriptor.addingAttributes([.featureSettings: smallCaps])
        let font = UIFont(descriptor: descriptor, size: 0)
        let settings = font.fontDescriptor.fontAttributes[.featureSettings] as? [[Key: Int]]
        XCTAssertEqual(settings, [[.init(rawValue: "CTFeatureTypeIdentifier"): 37, .selector: 1]])
        XCTAssertNotEqual(font, plain)
        XCTAssertEqual(font, UIFont(descriptor: descriptor, size: 20))
        XCTAssertEqual(font.lineHeight, plain.lineHeight)
        XCTAssertEqual(font.withSize(8).fontDescriptor.fontAttributes[.featureSettings] as? [[Key: Int]], settings)
        let scaled = UIFontMetrics.default.scaledFont(for: font)
        XCTAssertEqual(scaled.fontDescriptor.fontAttributes[.featureSettings] as? [[Key: Int]], settings)
        XCTAssertNil(plain.fontDescriptor.fontAttributes[.featureSettings])
    }

    func testADescriptorIsEqualToTheOneThatItsAttributesCreate() {
        let fonts: [UIFont?] = [
            .systemFont(ofSize: 15, weight: .light), .italicSystemFont(ofSize: 15),
            .preferredFont(forTextStyle: .headline),
            UIFont(name: "Georgia-BoldItalic", size: 11), UIFont(name: "HelveticaNeue-Light", size: 11),
        ]
        for case let font? in fonts {
            let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: smallCaps])
            let copy = UIFontDescriptor(fontAttributes: descriptor.fontAttributes)
            XCTAssertEqual(copy.pointSize, font.pointSize)
            XCTAssertEqual(copy.object(forKey: .family) as? String, font.familyName)
            XCTAssertEqual(copy.symbolicTraits, descriptor.symbolicTraits)
            XCTAssertEqual(
                copy.fontAttributes[.featureSettings] as? [[Key: Int]],
                descriptor.fontAttributes[.featureSettings] as? [[Key: Int]])
        }
        XCTAssertEqual(fonts.compactMap { $0 }.count, 5)
    }

    func testTheDescriptorOfAPreferredFontNamesItsTextStyle() {
        let preferred = UIFont.preferredFont(forTextStyle: .title2).fontDescriptor
        XCTAssertEqual(preferred.fontAttributes[.textStyle] as? String, "UICTFontTextStyleTitle2")
        let system = UIFont.boldSystemFont(ofSize: 12).fontDescriptor
        XCTAssertEqual(system.fontAttributes[.textStyle] as? String, "CTFontDemiUsage")
        let named = preferred.addingAttributes([.name: "Georgia-Bold"])
        XCTAssertNil(named.fontAttributes[.textStyle])
        XCTAssertEqual(named.fontAttributes[.name] as? String, "Georgia-Bold")
        XCTAssertEqual(named.pointSize, preferred.pointSize)
    }

    // The PostScript names are those in Apple's list of the fonts of iOS.
    func testFontsOfIOSAreFoundByIrregularNames() {
        for (name, family, traits) in [
            ("ArialMT", "Arial", []), ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", [.traitBold, .traitItalic]),
            ("CourierNewPSMT", "Courier New", []), ("BodoniSvtyTwoOSITCTT-BookIt", "Bodoni 72 Oldstyle", .traitItalic),
            ("DamascusSemiBold", "Damascus", .traitBold), ("ZapfDingbatsITC", "Zapf Dingbats", []),
            ("Trebuchet-BoldItalic", "Trebuchet MS", [.traitBold, .traitItalic]),
            ("Georgia-Bold", "Georgia", .traitBold),
        ] as [(String, String, UIFontDescriptor.SymbolicTraits)] {
            let font = UIFont(name: name, size: 12)
            XCTAssertEqual(font?.familyName, family)
            XCTAssertEqual(font?.fontDescriptor.symbolicTraits, traits, name)
        }
    }

    func testAFontWithoutASizeIsFoundByName() throws {
        let font = try XCTUnwrap(CGFont("Georgia-Bold" as CFString))
        XCTAssertEqual(font.postScriptName as String?, "Georgia-Bold")
        XCTAssertEqual(font.fullName as String?, "Georgia Bold")
        let sized = try XCTUnwrap(UIFont(name: "Georgia-Bold", size: CGFloat(font.unitsPerEm)))
        XCTAssertEqual(font.ascent, Int32(sized.ascender.rounded()))
        XCTAssertEqual(font.descent, Int32(sized.descender.rounded()))
        XCTAssertNil(CGFont("No Such Family" as CFString))
    }

    func testATextLayerDrawsWithAFontWithoutASize() {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        (layer.string, layer.fontSize, layer.foregroundColor) = ("M", 40, UIColor.red.cgColor)
        func drawn(_ font: Any?) -> CGRect? {
            layer.font = font
            let view = UIView(frame: layer.frame)
            view.layer.addSublayer(layer)
            return DrawnView(view).bounds(where: DrawnView.isRed)
        }
        let expected = drawn(UIFont(name: "Georgia", size: 1))
        XCTAssertNotNil(expected)
        XCTAssertEqual(drawn(CGFont("Georgia" as CFString)), expected)
    }

    func testAttributedStringsHaveUIKitsAttributes() {
        var text = AttributedString("Ada")
        text.uiKit.baselineOffset = 3
        text[text.startIndex..<text.endIndex].strokeColor = .red
        XCTAssertEqual(text.runs.first?.baselineOffset, 3)
        XCTAssertEqual(text.runs.first?.uiKit.strokeColor, .red)
        XCTAssertNil(text.runs.first?.uiKit.underlineColor)
        XCTAssertEqual(
            AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.name,
            NSAttributedString.Key.strikethroughColor.rawValue)
    }

    func testKeysOfAnInfoPlistAreStrings() {
        XCTAssertEqual(kCFBundleVersionKey as String, "CFBundleVersion")
        XCTAssertEqual(["key": "value"] as CFDictionary, ["key": "value"] as NSDictionary)
    }

    // A dash is three times as long as a dot and as a gap: 3 + 1 + 1 + 1 = 6 thicknesses for a dash and a dot.
    func testAnUnderlineOfDashesAndDotsHasGaps() throws {
        func inked(_ style: NSUnderlineStyle) -> Int {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
            label.attributedText = NSAttributedString(
                string: "MMMMMMMMMM",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 18), .underlineStyle: style.rawValue,
                    .underlineColor: UIColor.red,
                ])
            return DrawnView(label).count(label.bounds, where: DrawnView.isRed)
        }
        let solid = Double(inked(.single))
        XCTAssertGreaterThan(solid, 100)
        XCTAssertEqual(Double(inked([.single, .patternDash])) / solid, 3.0 / 4, accuracy: 0.05)
        XCTAssertEqual(Double(inked([.single, .patternDashDot])) / solid, 4.0 / 6, accuracy: 0.05)
        XCTAssertEqual(Double(inked([.single, .patternDashDotDot])) / solid, 5.0 / 8, accuracy: 0.05)
    }
}
