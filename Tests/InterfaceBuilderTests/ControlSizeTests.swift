import Foundation
import InterfaceBuilder
import UIKitLayout
import XCTest

/// The sizes of controls by Xcode version. "Stored frames" are those that Xcode itself wrote into public files.
nonisolated final class ControlSizeTests: XCTestCase {}

extension ControlSizeTests {
    private func size(
        of name: String, _ attributes: String = "", _ content: String = "", tools: Int, device: String = "retina4_7"
    ) throws -> CGSize? {
        try frames(
            """
            <view id="root">\(rect(0, 0, 300, 200))<subviews>
            <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="control" \(attributes)>\(content)</\(name)></subviews>
            <constraints>\(tie("control", "top", "root", "top"))\(tie("control", "leading", "root", "leading"))</constraints></view>
            """, tools: tools, device: device, intrinsicSizes: .measured)["control"]?.size
    }

    // Stored frames; the heights of the search bar, except for the last one, are UIKit's.
    func testControlsAreAsLargeAsTheVersionOfXcodeDrawsThem() throws {
        XCTAssertEqual(try size(of: "switch", tools: 23_504), CGSize(width: 51, height: 31))
        XCTAssertEqual(try size(of: "switch", tools: 24_127), CGSize(width: 63, height: 28))
        XCTAssertEqual(try size(of: "stepper", tools: 10_117), CGSize(width: 94, height: 29))
        XCTAssertEqual(try size(of: "stepper", tools: 16_097), CGSize(width: 94, height: 32))
        XCTAssertEqual(try size(of: "slider", tools: 21_225)?.height, 31)
        XCTAssertEqual(try size(of: "segmentedControl", tools: 11_542)?.height, 29)
        XCTAssertEqual(try size(of: "segmentedControl", tools: 18_122)?.height, 32)
        XCTAssertEqual(
            try [10_117, 18_122, 24_127].map { try size(of: "searchBar", tools: $0)?.height }, [44, 56, 64])
    }

    // Stored frames: iOS 9 Sampler's `Photos.storyboard` and `CoreImageTransitions.storyboard`, Apple's AVCam; SkeletonView's
    // `Main.storyboard`.
    func testSegmentedControlsAreAsWideAsTheirWidestTitleInEverySegment() throws {
        func width(_ titles: String..., tools: Int) throws -> CGFloat? {
            let segments = titles.map { #"<segment title="\#($0)"/>"# }.joined()
            return try size(of: "segmentedControl", "", "<segments>\(segments)</segments>", tools: tools)?.width
        }
        XCTAssertEqual(try width("Screenshots", "SelfPortraits", tools: 10_117), 181)
        XCTAssertEqual(try width("Ripple", "PageCurl1", "PageCurl2", tools: 10_117), 233)
        XCTAssertEqual(try width("Photo", "Movie", tools: 10_117), 103)
        XCTAssertEqual(try width("Solid", "Gradient", tools: 15_702), 145)
        XCTAssertEqual(try width("Solid", "Gradient", tools: 19_455), 145)
    }

    // Stored frames, at three pixels per point: Kingfisher's `Main.storyboard`, Iterable's `IterableEmbeddedView.xib`.
    func testButtonsWithAConfigurationAreMeasuredInPixels() throws {
        func width(_ title: String, _ font: String = "", tools: Int) throws -> CGFloat {
            let configuration = """
                <buttonConfiguration key="configuration" style="plain" title="\(title)">\(font)</buttonConfiguration>
                """
            let device = tools == 23_727 ? "retina5_5" : "retina6_12"
            return try UITraitCollection(displayScale: 3).callAsCurrent {
                try size(of: "button", "", configuration, tools: tools, device: device)?.width ?? 0
            }
        }
        let font = #"<fontDescription key="titleFontDescription" type="system" pointSize="15"/>"#
        XCTAssertEqual(try width("Tap Me", tools: 23_727), 79.67, accuracy: 0.01)
        XCTAssertEqual(try width("Button", font, tools: 22_505), 69.67, accuracy: 0.01)
        XCTAssertEqual(try width("More", tools: 22_505), 63.33, accuracy: 0.01)
    }

    // Stored frames: 2 and 4 for progress views, 22 × 22 for a button with a symbol.
    func testProgressViewsAndSymbolButtonsAreAsLargeAsTheVersionOfXcodeDrawsThem() throws {
        XCTAssertEqual(
            try [14_460, 16_097, 17_126, 21_225].map { try size(of: "progressView", tools: $0)?.height }, [2, 2, 4, 4])
        for type in ["infoLight", "infoDark", "detailDisclosure", "contactAdd"] {
            XCTAssertEqual(
                try size(of: "button", #"buttonType="\#(type)""#, tools: 14_460), CGSize(width: 22, height: 22), type)
        }
    }

    // Stored frames: a custom button without a font is 34 points high, another button without one 30; 33 with 17
    // points, 28 with 13, 27 with 12.
    func testButtonsAreAsHighAsTheirLineUpToWholePoints() throws {
        func height(_ attributes: String, _ font: String = "") throws -> CGFloat? {
            try size(of: "button", attributes, font + #"<state key="normal" title="Close"/>"#, tools: 14_460)?.height
        }
        func font(_ style: String) -> String { #"<fontDescription key="fontDescription" style="\#(style)"/>"# }
        XCTAssertEqual(try height(""), 34)
        XCTAssertEqual(try height(#"buttonType="system""#), 30)
        XCTAssertEqual(try height(#"buttonType="system""#, font("UICTFontTextStyleBody")), 33)
        XCTAssertEqual(try height(#"buttonType="roundedRect""#, font("UICTFontTextStyleFootnote")), 28)
        XCTAssertEqual(try height(#"buttonType="system""#, font("UICTFontTextStyleCaption1")), 27)
    }

    // Stored frames: 17 points high in labels of the styles body and headline, 30 in those of title 1, 35 in a button of title 2
    // with Xcode 12.5 to 13.4; 20.5 in labels of body before and since.
    func testTextStylesAreDrawnInTheSmallestTextSizeInSomeVersions() throws {
        func height(_ style: String, tools: Int, name: String = "label", _ attributes: String = "") throws -> CGFloat? {
            let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyle\#(style)"/>"#
            let title = name == "button" ? #"<state key="normal" title="Title"/>"# : ""
            return try size(of: name, #"text="Title" "# + attributes, font + title, tools: tools)?.height
        }
        XCTAssertEqual(
            try [17_701, 18_122, 20_037, 21_507].map { try height("Body", tools: $0) }, [20.5, 17, 17, 20.5])
        XCTAssertEqual(try height("Headline", tools: 18_122), 17)
        XCTAssertEqual(try height("Title1", tools: 20_037), 30)
        XCTAssertEqual(try height("Title2", tools: 19_162, name: "button", #"buttonType="system""#), 35)
    }

    // Stored frames: 31 points with Xcode 13.3, where text styles are extra small; 34.5 before and after.
    func testConfigurationsHaveTheFontOfBody() throws {
        let configuration = #"<buttonConfiguration key="configuration" style="plain" title="Button"/>"#
        func height(_ tools: Int) throws -> CGFloat? {
            try size(of: "button", #"buttonType="system""#, configuration, tools: tools)?.height
        }
        XCTAssertEqual(try [19_115, 20_037, 21_701, 23_727].map(height), [34.5, 31, 34.5, 34.5])
    }

    // Stored frames: no height for a control without pages, 37 points until iOS 13, 98.5 × 26 for two pages since.
    func testPageControlsAreLowerSinceIOS14AndHaveNoHeightWhereTheyHide() throws {
        let hides = #"hidesForSinglePage="YES""#
        XCTAssertEqual(try size(of: "pageControl", hides, tools: 23_504)?.height, 0)
        XCTAssertEqual(try size(of: "pageControl", hides + #" numberOfPages="3""#, tools: 23_504)?.height, 26)
        XCTAssertEqual(try size(of: "pageControl", tools: 16_097)?.height, 37)
        let pages = #"numberOfPages="2""#
        XCTAssertEqual(try size(of: "pageControl", pages, tools: 21_701), CGSize(width: 98.5, height: 26))
        XCTAssertEqual(try size(of: "pageControl", #"numberOfPages="4""#, tools: 21_701)?.width, 134.5)
    }

    // Stored frames: a button as large as the image behind its title, and as high as a line of 15 points if the image
    // is shorter.
    func testTitlesBeforeAnImageHaveNoRoomOfTheirOwn() throws {
        func button(_ title: String, points: Int, image: (Int, Int), tools: Int) throws -> CGSize? {
            let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(points)"/>"#
            let state = #"<state key="normal" title="\#(title)" backgroundImage="image"/>"#
            return try frames(
                """
                <view id="root">\(rect(0, 0, 300, 200))<subviews>
                <button translatesAutoresizingMaskIntoConstraints="NO" id="control">\(font)\(state)</button></subviews><constraints>
                \(tie("control", "top", "root", "top"))\(tie("control", "leading", "root", "leading"))</constraints></view>
                """, tools: tools, intrinsicSizes: .measured,
                images: #"<image name="image" width="\#(image.0)" height="\#(image.1)"/>"#)["control"]?.size
        }
        XCTAssertEqual(try button("+ 关注", points: 13, image: (51, 25), tools: 9531), CGSize(width: 51, height: 25))
        XCTAssertEqual(try button("change", points: 15, image: (16, 16), tools: 12_121)?.height, 18)
    }

    // UIKit's label, button, system and small system font sizes are 17, 18, 14 and 12 points. Stored frames: "Label" in
    // 17 points is 42 × 20.5 (Rocket.Chat, `NotificationsSettings.storyboard`) and "Subtitle" in 12 points 44 × 14.5
    // (Eureka, `EmojiCell.xib`); lines of 14 points are 17 high (15 files), of 18 points 21.67 at three pixels per point.
    func testNamedFontSizesAreUIKits() throws {
        func size(_ text: String, _ size: String, device: String = "retina4_7") throws -> CGSize {
            let font = #"<fontDescription key="fontDescription" type="system" size="\#(size)"/>"#
            return try XCTUnwrap(
                self.size(of: "label", #"text="\#(text)""#, font, tools: 14_460, device: device), size)
        }
        XCTAssertEqual(try size("Label", "label"), CGSize(width: 42, height: 20.5))
        XCTAssertEqual(try size("Subtitle", "smallSystem"), CGSize(width: 44, height: 14.5))
        XCTAssertEqual(try size("Label", "system").height, 17)
        try UITraitCollection(displayScale: 3).callAsCurrent {
            XCTAssertEqual(try size("Label", "button", device: "retina5_5").height, 21.67, accuracy: 0.01)
        }
    }

    // Stored frames: 151 points, 5 more than with the regular font.
    func testPrimaryButtonsWithAConfigurationHaveABolderTitle() throws {
        let configuration = #"<buttonConfiguration key="configuration" style="plain" title="Request Access"/>"#
        let button = try size(of: "button", #"buttonType="system" role="primary""#, configuration, tools: 21_701)
        XCTAssertEqual(button?.width, 151)
    }

    // Stored frames: 30 and 34 with a border, otherwise a line rounded up to whole points; since Xcode 15, 22 points
    // with a font of 17 and 18.5 with one of 14, but 21 for a password.
    func testTextFieldsAreAsHighAsTheirBorderOrTheirLine() throws {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
        let bordered = #"borderStyle="roundedRect""#
        XCTAssertEqual(try size(of: "textField", bordered, font, tools: 14_490)?.height, 30)
        XCTAssertEqual(try size(of: "textField", bordered, font, tools: 19_529)?.height, 34)
        XCTAssertEqual(try size(of: "textField", "", font, tools: 11_542)?.height, 20)
        func height(_ points: Int, _ traits: String = "") throws -> CGFloat? {
            let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(points)"/>"#
            return try size(of: "textField", "", font + traits, tools: 22_685)?.height
        }
        XCTAssertEqual(try height(17), 22)
        XCTAssertEqual(try height(14), 18.5)
        XCTAssertEqual(try height(17, #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#), 21)
    }

    // Xcode keeps the state's title of a button whose configuration has none: 30 + 2 × 12 and 10 + 2 × 7 for the image alone.
    func testTheTitleOfTheStateIsNotShownBesideAConfigurationOfAFile() throws {
        let path = try temporaryFile(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
            <button id="root">\(rect(0, 0, 300, 200))<state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain"/></button></objects></document>
            """)
        let button = try XCTUnwrap(UINib(contentsOfFile: path).instantiate(withOwner: nil).first as? UIButton)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 24, height: 14))
        button.setImage(UIImage(size: CGSize(width: 30, height: 10)), for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 54, height: 24))
        button.setTitle("Title", for: .normal)
        XCTAssertGreaterThan(button.intrinsicContentSize.width, 80)
    }

    // Stored frames: 34, 32 and 4 since Xcode 12. At run time the version of iOS decides, not that of the file.
    func testControlsOfLoadedFilesAreAsLargeAsControlsInCode() throws {
        func heights(tools: Int) throws -> [CGFloat] {
            let controls = ["stepper", "progressView", #"textField borderStyle="roundedRect""#].enumerated().map {
                let name = $1.prefix { $0 != " " }
                return #"<\#($1) translatesAutoresizingMaskIntoConstraints="NO" id="c\#($0)"></\#(name)>"#
            }
            let ties = (0..<3).map { tie("c\($0)", "top", "root", "top") + tie("c\($0)", "leading", "root", "leading") }
            let path = try temporaryFile(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"><objects>
                <view id="root">\(rect(0, 0, 300, 200))<subviews>\(controls.joined())</subviews>
                <constraints>\(ties.joined())</constraints></view></objects></document>
                """)
            let root = try XCTUnwrap(UINib(contentsOfFile: path).instantiate(withOwner: nil).first as? UIView)
            root.layoutIfNeeded()
            return root.subviews.map(\.frame.height)
        }
        XCTAssertEqual(try heights(tools: 10_117), [32, 4, 34])
        XCTAssertEqual(try heights(tools: 22_505), [32, 4, 34])
    }

    // Stored frames: 34 in a font of 14. The height follows larger fonts, as in code.
    func testFieldsWithABorderGrowWithLargeFontsSinceXcode11() throws {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="30"/>"#
        let bordered = #"borderStyle="roundedRect""#
        XCTAssertEqual(try size(of: "textField", bordered, font, tools: 14_490)?.height, 30)
        XCTAssertEqual(try size(of: "textField", bordered, font, tools: 19_529)?.height, 49.5)
    }
}
