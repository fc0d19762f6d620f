import InterfaceBuilder
import UIKitLayout
import XCTest

/// Broken cells and texts, and correct ones.
nonisolated final class CellRuleTests: XCTestCase {}

extension CellRuleTests {
    private typealias File = CheckedFile

    private var sides: String {
        tie("label", "leading", "content", "leading") + tie("label", "trailing", "content", "trailing")
    }

    func testACellInAutomaticRowsThatLosesItsHeightIsAWarning() throws {
        let cases: [(String, String)] = [
            ("no bottom", sides + tie("label", "top", "content", "top")),
            ("no top", sides + tie("content", "bottom", "label", "bottom")),
            ("only centred", sides + tie("label", "centerY", "content", "centerY")),
        ]
        for (name, constraints) in cases {
            let broken = File.cell(File.label("text"), constraints, more: #"reuseIdentifier="a""#)
            XCTAssertEqual(
                try found(File.storyboard(File.table(broken)), only: "not-self-sizing"),
                ["warning not-self-sizing cell"],
                name)
            XCTAssertEqual(
                try found(File.storyboard(File.table(broken, rowHeight: "100")), only: "not-self-sizing"), [],
                "\(name), in rows of a fixed height")
            XCTAssertEqual(
                try found(File.xib(broken), only: "not-self-sizing"), ["note not-self-sizing cell"],
                "\(name), in a file of its own")
        }
        let whole = File.cell(File.label("text"), fill("label", "content"))
        XCTAssertEqual(try found(File.storyboard(File.table(whole)), only: "not-self-sizing"), [])
    }

    // Rows without a height get 44 points (UITableView.rowHeight).
    func testACellThatIsDesignedForTheDefaultHeightIsANote() throws {
        let cell = File.cell(
            File.label("text"), sides + tie("label", "centerY", "content", "centerY"), height: 44)
        XCTAssertEqual(
            try found(File.storyboard(File.table(cell)), only: "not-self-sizing"), ["note not-self-sizing cell"])
        let own = File.cell(
            File.label("text"), sides + tie("label", "centerY", "content", "centerY"), more: #"rowHeight="100""#)
        // The height of a prototype is only that of its design.
        XCTAssertEqual(
            try found(File.storyboard(File.table(own)), only: "not-self-sizing"), ["note not-self-sizing cell"])
        let row = File.storyboard(File.table(own).replacingOccurrences(of: "prototypes>", with: "cells>"))
        XCTAssertEqual(try found(row, only: "not-self-sizing"), [], "a row of a static table")
    }

    func testAChainThatEndsInTheMiddleIsNamed() throws {
        let cell = File.cell(
            File.label("text") + File.label("more", "second"),
            sides + tie("label", "top", "content", "top") + tie("second", "top", "label", "bottom")
                + tie("second", "leading", "content", "leading"))
        let found = try checked(File.storyboard(File.table(cell)), only: "not-self-sizing")
        XCTAssertEqual(found.first?.message.contains(#"nothing ties label "more" (second) to its bottom"#), true)
    }

    // MARK: Text

    func testTextThatDoesNotFitIsFoundAtTheWidthsAtWhichItDoesNot() throws {
        let sentence = "A sentence of some length, for instance this one"
        let label = File.label(sentence)
        let scene = File.storyboard(
            File.scene(
                label, fill("label", "root-controller").replacingOccurrences(of: "bottom", with: "top")))
        let widths: (inout InterfaceCheck) -> Void = {
            $0.conditions = [320, 768, 1024].map { CheckCondition(width: $0) }
        }
        let found = try checked(scene, only: "cut-off", widths)
        XCTAssertEqual(
            found.map { "\($0.finding.level) \($0.finding.objectID) \($0.widths)" }, ["warning label [320.0]"])
    }

    func testTextThatIsReplacedShrinksOrIsInAnUnknownFontIsNoWarning() throws {
        func faults(_ more: String, font: String = #"type="system""#, connections: String = "") throws -> [String] {
            let label = """
                <label text="\(String(repeating: "A long text ", count: 5))" id="label" \(more) \
                translatesAutoresizingMaskIntoConstraints="NO">
                \(File.inside(size("width", 100, "w")))
                <fontDescription key="fontDescription" \(font) pointSize="17"/></label>
                """
            let owner =
                #"<placeholder id="-1" customClass="Owner"><connections>\#(connections)</connections></placeholder>"#
            return try found(File.xib(owner + File.root(label, File.corner("label"))), only: "cut-off")
        }
        XCTAssertEqual(try faults(""), ["warning cut-off label"])
        XCTAssertEqual(try faults(#"adjustsFontSizeToFit="YES""#), [])
        // Interface Builder omits the attribute where it is YES.
        XCTAssertEqual(try faults(#"minimumFontSize="2""#), [])
        XCTAssertEqual(try faults(#"minimumScaleFactor="0.2""#), [])
        XCTAssertEqual(try faults(#"adjustsFontSizeToFit="NO" minimumScaleFactor="0.2""#), ["warning cut-off label"])
        XCTAssertEqual(
            try faults(#"adjustsFontSizeToFit="YES" minimumScaleFactor="0.9""#), ["warning cut-off label"])
        XCTAssertEqual(try faults("", font: #"name="NoSuchFont-Bold" family="No Such Font""#), [])
        XCTAssertEqual(
            try faults("", connections: #"<outlet property="title" destination="label" id="o"/>"#),
            ["note cut-off label"])
    }

    func testLinesThatDoNotFitAreFound() throws {
        func label(height: Double) -> String {
            let text = String(repeating: "A long text ", count: 10)
            let content = File.inside(size("width", 100, "w") + size("height", height, "h"))
            return File.xib(
                File.root(File.label(text, "label", #"numberOfLines="0""#, content), File.corner("label")))
        }
        XCTAssertEqual(try found(label(height: 40), only: "cut-off"), ["warning cut-off label"])
        XCTAssertEqual(try found(label(height: 400), only: "cut-off"), [])
    }

    // A label slightly shorter than its line only loses leading.
    func testALabelThatIsATrifleLowerThanItsLineIsLeftAlone() throws {
        for (height, expected) in [(19.0, []), (9.0, ["warning cut-off label"])] {
            let label = File.label("Hello", "label", "", File.inside(size("height", height, "h")))
            XCTAssertEqual(
                try found(File.xib(File.root(label, File.corner("label"))), only: "cut-off"), expected, "\(height)")
        }
    }

    // 48 characters of 17 points are well over 300 points wide; with 14 points, as Xcode 13 drew them, they are 20 %
    // narrower.
    func testTextsAreJudgedInTheSizeThatPeopleSee() throws {
        let text = "A sentence of some length, for instance this one"
        let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
        let label = File.label(text, "label", "", style + File.inside(size("width", 330, "w")))
        for tools in [14460, 18122] {
            XCTAssertEqual(
                try found(File.xib(File.root(label, File.corner("label")), tools: tools), only: "cut-off"),
                ["warning cut-off label"], "\(tools)")
        }
    }

    func testTheTitleOfAButtonIsFoundToBeCutOff() throws {
        for (width, expected) in [(200.0, []), (40.0, ["warning cut-off button"])] {
            let button = File.button("Continue shopping", "button", File.inside(size("width", width, "w")))
            XCTAssertEqual(
                try found(File.xib(File.root(button, File.corner("button"))), only: "cut-off"), expected, "\(width)")
        }
    }

    func testLabelsThatTheirCellLaysOutAreNotCutOff() throws {
        let builtIn = """
            <tableViewCell textLabel="label" style="IBUITableViewCellStyleSubtitle" id="cell">\(rect(0, 0, 320, 44))
            <tableViewCellContentView key="contentView" id="content">\(rect(0, 0, 320, 43.5))
            <subviews><label text="A title" id="label">\(rect(16, 5, 10, 20.5))</label></subviews>
            </tableViewCellContentView></tableViewCell>
            """
        XCTAssertEqual(try found(File.xib(builtIn), only: "cut-off"), [])
        XCTAssertEqual(
            try found(File.xib(builtIn.replacingOccurrences(of: "textLabel=", with: "other=")), only: "cut-off"),
            ["warning cut-off label"])
    }

    // MARK: Priorities and widths

    func testNeighboursOfEqualHuggingAreFound() throws {
        func row(_ hugging: String) -> String {
            File.xib(
                File.root(
                    File.label("one", "a", #"horizontalHuggingPriority="\#(hugging)""#) + File.label("two", "b"),
                    File.corner("a") + tie("b", "top", "root", "top")
                        + tie("b", "leading", "a", "trailing", #"constant="8""#)
                        + tie("root", "trailing", "b", "trailing")))
        }
        XCTAssertEqual(try found(row("250"), only: "content-priority"), ["warning content-priority a"])
        XCTAssertEqual(try found(row("251"), only: "content-priority"), [])
    }

    func testALabelThatNothingStopsIsFound() throws {
        let owner = """
            <placeholder id="-1" customClass="Owner"><connections>
            <outlet property="title" destination="label" id="o"/></connections></placeholder>
            """
        func file(_ owner: String, _ more: String) -> String {
            File.xib(owner + File.root(File.label("Some text"), File.corner("label") + more))
        }
        let stop = tie("root", "trailing", "label", "trailing", #"relation="greaterThanOrEqual""#)
        XCTAssertEqual(try found(file(owner, ""), only: "missing-trailing"), ["warning missing-trailing label"])
        XCTAssertEqual(try found(file("", ""), only: "missing-trailing"), ["note missing-trailing label"])
        XCTAssertEqual(try found(file(owner, stop), only: "missing-trailing"), [])
    }

    func testALabelOfFixedWidthIsFound() throws {
        for (more, expected) in [("", ["note fixed-width label"]), (#"relation="greaterThanOrEqual""#, [])] {
            let label = File.label("Some text", "label", "", File.inside(size("width", 100, "w", more)))
            XCTAssertEqual(
                try found(File.xib(File.root(label, File.corner("label"))), only: "fixed-width"), expected, more)
        }
    }
}
