import Foundation

/// The sizes of a text style.
package struct TextStyleSizes: FactListing {
    /// UIKit's name of the style, as files store it.
    package let name: String
    /// The font sizes, in points, for the text size categories from extra small to the fifth accessibility size.
    package let sizes: [CGFloat]

    package var subject: String { "`\(name)`" }
    package var rule: FrameRule? { nil }
    package var lines: [FactLine] {
        let text = sizes.map(\.factText).joined(separator: ", ")
        let evidence = Evidence(source: TextStyles.source, frames: nil, projects: nil)
        return [FactLine(text: text, versions: 0..<Int.max, evidence: evidence)]
    }

    fileprivate init(_ name: String, _ sizes: CGFloat...) {
        (self.name, self.sizes) = ("UICTFontTextStyle" + name, sizes)
    }
}

/// The text styles and their line spacing.
package enum TextStyles {
    fileprivate static let source = "Apple, Human Interface Guidelines, Typography"

    /// The sizes of all styles.
    package static let all: [TextStyleSizes] = [
        TextStyleSizes("Title0", 31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60),
        TextStyleSizes("Title1", 25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58),
        TextStyleSizes("Title2", 19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56),
        TextStyleSizes("Title3", 17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55),
        TextStyleSizes("Headline", 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53),
        TextStyleSizes("Body", 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53),
        TextStyleSizes("Callout", 13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51),
        TextStyleSizes("Subhead", 12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49),
        TextStyleSizes("Footnote", 12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44),
        TextStyleSizes("Caption1", 11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43),
        TextStyleSizes("Caption2", 11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40),
    ]

    /// The distances between the baselines of consecutive lines in the system font, by font size, both in points.
    package static let baselineDistances = Constant<[CGFloat: CGFloat]>(
        "Distances between baselines, by font size",
        [
            11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29,
            24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 37: 44,
            38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62,
            55: 65, 56: 66, 58: 68, 60: 70,
        ], frames: 7, projects: 3,
        source: source + "; stored frames of labels with several lines, none of which agrees without it")

    // MARK: Files

    /// The text size category in which Interface Builder draws text styles, by UIKit's name. Versions without a value
    /// use the category large.
    package static let sizesInFiles = FactTable<String>(
        "Text size of text styles in files, where it is not large", rule: .textSizes,
        Fact(
            "UICTContentSizeCategoryM", from: XcodeVersion.oldest, before: XcodeVersion.xcode8, frames: 10, projects: 3,
            source: "stored frames of ChatSecure, `XMPPServerInfoCell.xib`; MacMagazine, `PostTableViewCell.xib`; "
                + "Canvas, `CourseCardCell.xib`"),
        Fact(
            "UICTContentSizeCategoryXS", from: XcodeVersion.xcode12Dot5, before: XcodeVersion.xcode14, projects: 6,
            source: "stored frames of KeePassium, NetNewsWire, LoopKit, Threema, Olvid, VLC; not in two labels of "
                + "Threema, `PlayRecordAudioView.xib`"))
    /// The text size category in which Interface Builder draws the titles of button configurations, which have the body
    /// style. Versions without a value use the category large.
    package static let sizesOfConfigurations = FactTable<String>(
        "Text size of titles of button configurations in files, where it is not large", rule: .textSizes,
        Fact(
            "UICTContentSizeCategoryXS", from: XcodeVersion.xcode13Dot3, before: XcodeVersion.xcode14, frames: 3,
            projects: 1, source: "stored frames of Sora, `SourceSelectorView.xib`; large in 2 before and in 5 since"))

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = all + [baselineDistances, sizesInFiles, sizesOfConfigurations]
}

extension Dictionary: FactValue where Key == CGFloat, Value == CGFloat {
    package var factText: String {
        sorted { $0.key < $1.key }.map { "\($0.key.factText): \($0.value.factText)" }.joined(separator: ", ")
    }
}
