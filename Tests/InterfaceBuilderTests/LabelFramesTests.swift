import Foundation
import InterfaceBuilder
import XCTest

/// The sizes of multi-line labels. "Stored frames" are those that Xcode itself wrote into public files.
nonisolated final class LabelFramesTests: XCTestCase {}

extension LabelFramesTests {
    /// The frames of labels below each other with a maximum width, in order; their ids are their indices.
    private func labels(_ texts: [String], _ font: String, atMost width: Double = 320, tools: Int = 14_460)
        throws -> [CGRect?]
    {
        let labels = texts.enumerated().map { number, text in
            """
            <label text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="\(number)">
            <fontDescription key="fontDescription" \(font)/></label>
            """
        }
        let ties = texts.indices.map { number in
            """
            <constraint firstItem="root" firstAttribute="trailing" secondItem="\(number)" secondAttribute="trailing"
            relation="greaterThanOrEqual"/>\(tie("\(number)", "leading", "root", "leading"))
            """ + (number > 0 ? tie("\(number)", "top", "\(number - 1)", "bottom") : tie("0", "top", "root", "top"))
        }
        let frames = try frames(
            """
            <view id="root">\(rect(0, 0, width, 400))<subviews>\(labels.joined())</subviews>
            <constraints>\(ties.joined())</constraints></view>
            """, tools: tools, intrinsicSizes: .measured)
        return texts.indices.map { frames["\($0)"] }
    }

    private func height(_ text: String, _ font: String) throws -> CGFloat? { try labels([text], font)[0]?.height }

    // Stored frames of ten projects: each label has the width of its text in the system font of the iOS version
    // released with Xcode 7 to 8, 9 to 11, or later, or in Helvetica Neue, which replaced missing fonts.
    func testOneLineIsAsWideAsInTheFontOfItsXcode() throws {
        func width(_ text: String, _ font: String, _ tools: Int) throws -> CGFloat? {
            try labels([text], font, tools: tools)[0]?.width
        }
        let body = #"type="system" pointSize="17""#
        let bold = #"type="boldSystem" pointSize="17""#
        XCTAssertEqual(try width("This is the notification title.", bold, 21_507), 221.5)
        XCTAssertEqual(try width("Always Use Reader View", body, 24_765), 187)
        XCTAssertEqual(
            try width("UITableView in Container", #"type="system" weight="medium" pointSize="16""#, 24_127), 185)
        XCTAssertEqual(try width("Just a static title", body, 11_762), 125.5)
        XCTAssertEqual(try width("Folding Cell", bold, 13_771), 96)
        XCTAssertEqual(try width("Label", body, 14_113), 42)
        XCTAssertEqual(try width("Restaurant name", #"type="system" weight="medium" pointSize="20""#, 12_121), 156.5)
        XCTAssertEqual(try width("degrees Celsius", #"type="system" pointSize="25""#, 14_113), 172)
        XCTAssertEqual(
            try width("Content Sample", #"name="HelveticaNeue" family="Helvetica Neue" pointSize="24""#, 11_542), 174)
        XCTAssertEqual(try width("REQUESTS", #"name="OpenSans" family="Open Sans" pointSize="10""#, 15_400), 53)
    }

    // Apple's Human Interface Guidelines, Typography: baselines are 22 points apart in body, 20 in subheadline, 16 in caption 1.
    // Stored frames: two lines of subheadline are 38 points high, one of body is 20.5.
    func testLinesOfTextStylesAreAsFarApartAsTheGuidelinesSay() throws {
        func style(_ name: String) -> String { #"style="UICTFontTextStyle\#(name)""# }
        XCTAssertEqual(try height("One", style("Body")), 20.5)
        XCTAssertEqual(try height("One&#10;Two", style("Body")), 42.5)
        XCTAssertEqual(try height("One&#10;Two", style("Subhead")), 38)
        XCTAssertEqual(try height("One&#10;Two&#10;Three", style("Caption1")), 46.5)
        XCTAssertEqual(try height("One&#10;Two", #"type="system" pointSize="17""#), 41)
    }

    // Stored frames with Xcode 12.5 and 13: lines of 17 points in body and headline, 16 in callouts, 14.5 in subheads,
    // which are those of the smallest text size; 20.5 in body before and after.
    func testTextStylesAreExtraSmallFromXcode12Dot5To13() throws {
        func height(_ name: String, _ tools: Int) throws -> CGFloat? {
            try labels(["One"], #"style="UICTFontTextStyle\#(name)""#, tools: tools)[0]?.height
        }
        XCTAssertEqual(try [17_701, 18_122, 20_037, 21_701].map { try height("Body", $0) }, [20.5, 17, 17, 20.5])
        XCTAssertEqual(try ["Headline", "Callout", "Subhead"].map { try height($0, 19_162) }, [17, 16, 14.5])
        XCTAssertEqual(try labels(["One"], #"type="system" pointSize="17""#, tools: 18_122)[0]?.height, 20.5)
    }

    // Stored frames: 99 and 73 points for two texts in headline and caption 1 with Xcode 6.3, 70 for one in subhead
    // with Xcode 7.3, and 40.5 for the height of two lines of headline or body, which are those of the text size below
    // the default.
    func testTextStylesAreMediumBeforeXcode8() throws {
        func size(_ text: String, _ name: String, _ tools: Int) throws -> CGSize? {
            try labels([text], #"style="UICTFontTextStyle\#(name)""#, tools: tools)[0]?.size
        }
        XCTAssertEqual(try size("DuckDuckGo", "Headline", 7_706), CGSize(width: 99, height: 19.5))
        XCTAssertEqual(try size("Privacy Policy", "Caption1", 7_706)?.width, 73)
        XCTAssertEqual(try size("FOXES 101", "Subhead", 10_117), CGSize(width: 70, height: 17))
        XCTAssertEqual(try size("One&#10;Two", "Body", 7_706)?.height, 40.5)
        XCTAssertEqual(try size("One&#10;Two", "Body", 11_542)?.height, 42.5)
        XCTAssertEqual(try size("One&#10;Two", "Body", 0)?.height, 42.5, "a file that notes no version")
    }

    // Stored frames: 18 points for a line of 15, 61 for three of 17, 86 for four of 18.
    func testFontsOfSanFranciscoHaveTheSystemFontsLines() throws {
        func font(_ name: String, _ size: Int) -> String { #"name="\#(name)" family="None" pointSize="\#(size)""# }
        XCTAssertEqual(try height("One", font("SFProText-Regular", 15)), 18)
        XCTAssertEqual(try height("One&#10;Two&#10;Three", font("SFUIText-Bold", 17)), 61)
        XCTAssertEqual(try height("1&#10;2&#10;3&#10;4", font(".SFUIDisplay-Light", 18)), 86)
        XCTAssertEqual(try height("One", font("SFProText-Italic", 15)), 18)
        XCTAssertEqual(try height("One", font("SFMono-Regular", 15)), 17.5)
    }

    // UIKit's documentation of preferredMaxLayoutWidth: a wrapped label is as wide as its longest line.
    func testABrokenLabelIsAsWideAsItsLongestLine() throws {
        let font = #"type="system" pointSize="17""#
        let frames = try labels(["Wordsandwords", "other Wordsandwords", "Words&#10;Wordsandwords"], font, atMost: 140)
        let word = try XCTUnwrap(frames[0])
        XCTAssertEqual(frames[1]?.width, word.width)
        XCTAssertEqual(frames[1]?.height, 41)
        XCTAssertEqual(frames[2]?.minY, word.height + 41)
        XCTAssertEqual(frames[2]?.width, word.width)
        let free = try labels(["Wordsandwords", "other Wordsandwords"], font)
        XCTAssertGreaterThan(free[1]?.width ?? 0, 140)
        XCTAssertEqual(free[1]?.height, word.height)
    }

    // Stored frames: 369 points of 387 (Safe, `DesktopPairingHeaderView.xib`), all of 283 (Gini,
    // `OnboardingPageCell.xib`). The longest lines are 364.4 and 279.6 points wide, their trailing spaces 4.4 each.
    func testTheSpaceThatALineIsBrokenAtCountsInTheWidthAsFarAsThereIsRoom() throws {
        let font = #"type="system" pointSize="17""#
        let key = "Scan the code on Safe Web to connect your key and sign transactions."
        let page = "Ensure that the document is flat, and positioned within the frame"
        XCTAssertEqual(try labels([key], font, atMost: 387, tools: 20_037)[0]?.width, 369)
        XCTAssertEqual(try labels([page], font, atMost: 283, tools: 21_507)[0]?.width, 283)
    }

    // Stored frames: titles of buttons, rounded up to whole points, in two storyboards of Stripe's, and 149 points in
    // Dash's `DWConfirmInvitationContentView.xib`. Between 17 and 28 points, San Francisco's advances change gradually
    // from those of Text to those of Display, not in proportion to the size.
    func testTitlesAreAsWideAsSanFranciscosOpticalSizes() throws {
        func width(_ text: String, _ font: String) throws -> CGFloat? {
            try labels([text], #"type="system" \#(font)"#, tools: 21_225)[0]?.width.rounded(.up)
        }
        XCTAssertEqual(try width("Connect Account", #"weight="semibold" pointSize="20""#), 159)
        XCTAssertEqual(try width("Collect Bank Account Token", #"weight="semibold" pointSize="20""#), 256)
        XCTAssertEqual(try width("CardScanSheet", #"pointSize="22""#), 150)
        XCTAssertEqual(try width("CardImageVerificationSheet", #"pointSize="22""#), 266)
        XCTAssertEqual(try width("Main Amount", #"pointSize="26""#), 149)
    }
}
