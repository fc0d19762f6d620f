import InterfaceBuilder
import UIKitLayout
import XCTest

/// Heights, frames and ids that a file fixes.
nonisolated final class FixedFrameRuleTests: XCTestCase {}

extension FixedFrameRuleTests {
    private typealias File = CheckedFile

    // MARK: Heights of labels

    private func label(lines: Int, _ height: String, text: String = "Some text", _ more: String = "") -> String {
        let label = File.label(text, "label", #"numberOfLines="\#(lines)" \#(more)"#, File.inside(height))
        return File.xib(File.root(label, File.corner("label")))
    }

    func testALabelOfSeveralLinesWithARequiredHeightIsFound() throws {
        let found = { try self.found($0, only: "fixed-height") }
        let warning = ["warning fixed-height label"]
        XCTAssertEqual(try found(label(lines: 0, size("height", 21, "h"))), warning)
        XCTAssertEqual(try found(label(lines: 3, size("height", 41, "h"))), warning)
        XCTAssertEqual(try found(label(lines: 1, size("height", 21, "h"))), [])
        for more in [#"priority="999""#, #"relation="greaterThanOrEqual""#] {
            XCTAssertEqual(try found(label(lines: 0, size("height", 21, "h", more))), [], more)
        }
        XCTAssertEqual(try found(label(lines: 0, size("height", 21, "h"), #"minimumFontSize="9""#)), [])
    }

    // Two lines of 17 points are 41 points high (TextMetrics of the system font: 20.29 points for a line).
    func testAHeightThatSufficesIsANote() throws {
        let note = ["note fixed-height label"]
        XCTAssertEqual(try found(label(lines: 2, size("height", 41, "h")), only: "fixed-height"), note)
        XCTAssertEqual(try found(label(lines: 0, size("height", 41, "h"), text: "12:30"), only: "fixed-height"), note)
        let owner = """
            <placeholder id="-1" customClass="Owner"><connections>
            <outlet property="labelHeight" destination="h" id="o"/></connections></placeholder>
            """
        let file = label(lines: 0, size("height", 21, "h")).replacingOccurrences(
            of: "<view id", with: owner + "<view id")
        XCTAssertEqual(try found(file, only: "fixed-height"), note)
    }

    // MARK: Views without constraints

    func testAViewOfFixedFrameWithoutConstraintsIsFound() throws {
        func file(
            _ constraints: String = "", outlet: String = "other", autolayout: String = "YES", mask: String = ""
        ) -> String {
            let owner = """
                <placeholder id="-1" customClass="Owner"><connections>
                <outlet property="image" destination="\(outlet)" id="o"/></connections></placeholder>
                """
            let image = """
                <imageView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="image">\(rect(280, 9, 40, 40))
                <autoresizingMask key="autoresizingMask" \(mask)/></imageView>
                """
            return File.xib(owner + File.root(image + box("other"), constraints + fill("other", "root")))
                .replacingOccurrences(of: #"useAutolayout="YES""#, with: #"useAutolayout="\#(autolayout)""#)
                .replacingOccurrences(of: rect(0, 0, 300, 200), with: rect(0, 0, 320, 200))
        }
        XCTAssertEqual(try found(file(), only: "no-constraints"), ["warning no-constraints image"])
        XCTAssertEqual(try found(file(outlet: "image"), only: "no-constraints"), [])
        XCTAssertEqual(try found(file(autolayout: "NO"), only: "no-constraints"), [])
        XCTAssertEqual(try found(file(File.corner("image")), only: "no-constraints"), [])
        // Since Xcode 8, a view without constraints follows its autoresizing mask (WWDC 2016, session 236).
        let fixed = #"flexibleMaxX="YES" flexibleMaxY="YES""#
        XCTAssertEqual(try found(file(mask: fixed), only: "no-constraints"), ["warning no-constraints image"])
        for edge in ["widthSizable", "flexibleMinX", "heightSizable", "flexibleMinY"] {
            XCTAssertEqual(try found(file(mask: #"\#(fixed) \#(edge)="YES""#), only: "no-constraints"), [], edge)
        }
    }

    // MARK: Ids

    func testAnIdThatIsUsedTwiceIsFoundThoughTheViewsCannotBeCreated() throws {
        let data = Data(File.xib(File.root(File.sized("a") + "\n" + File.label("Text", "a"), "")).utf8)
        let result = InterfaceCheck().result(of: try InterfaceFile(data: data, path: "Test.xib"))
        let found = result.findings.filter { $0.finding.rule.id == "duplicate-id" }
        XCTAssertEqual(found.map(\.message), [#"label "Text" (a) has the id of view (a), line 5"#])
        XCTAssertEqual(found.map(\.finding.line), [6])
        XCTAssertEqual((result.failure as? InterfaceBuilderError)?.code, .invalidValue)
    }

    // MARK: Asked widths

    /// The level of `outside` for a box in a screen of 375 points, at widths of 320 and 375.
    private func levels(_ box: String, _ ties: String) throws -> [String] {
        let scene = File.storyboard(File.scene(box, ties))
        return try checked(scene, only: "outside") { $0.conditions = [320, 375].map { CheckCondition(width: $0) } }
            .map { "\($0.finding.level) \($0.finding.objectID) \($0.widths)" }
    }

    func testAViewOfFixedWidthOrDistanceBeyondAnAskedWidthIsAWarning() throws {
        let corner = File.corner("box", "root-controller")
        XCTAssertEqual(
            try levels(File.sized("box", 350, 10, frame: rect(0, 0, 350, 10)), corner), ["warning box [320.0]"])
        let far =
            tie("box", "top", "root-controller", "top")
            + tie("box", "leading", "root-controller", "leading", #"constant="350""#)
        XCTAssertEqual(try levels(File.sized("box", 20, 10, frame: rect(350, 0, 20, 10)), far), ["warning box [320.0]"])
        XCTAssertEqual(try levels(File.sized("box", 300, 10, frame: rect(0, 0, 300, 10)), corner), [])
    }

    // Where the stored frame is inside, Xcode measured the text, or an image, otherwise.
    func testAViewOutsideInTheStoredLayoutWhoseStoredFrameIsInsideIsANote() throws {
        func level(_ frame: String) throws -> [String] {
            let text = "A text that is certainly longer than its superview is wide, by several words"
            let label = File.label(text, "label", "", frame)
            return try found(
                File.storyboard(File.scene(label, File.corner("label", "root-controller"))), only: "outside")
        }
        XCTAssertEqual(try level(""), ["warning outside label"])
        XCTAssertEqual(try level(rect(0, 0, 200, 20.5)), ["note outside label"])
    }

    // The fixed frame is the finding: no-constraints.
    func testLabelsOfFixedFrameThatOverlapAreANote() throws {
        let name = File.label("A name", "name", #"fixedFrame="YES""#, rect(0, 20, 180, 20.5))
        let value = File.label("A value", "value", #"textAlignment="right""#, rect(200, 20, 175, 20.5))
        let ties =
            tie("value", "top", "root-controller", "top", #"constant="20""#)
            + tie("root-controller", "trailing", "value", "trailing")
            + tie("value", "width", "root-controller", "width")
        let found = try checked(File.storyboard(File.scene(name + value, ties)), only: "overlap") {
            $0.conditions = [CheckCondition(width: 100)]
        }
        XCTAssertEqual(found.map { "\($0.finding.level) \($0.finding.objectID)" }, ["note value"])
    }

    // The cell lays its labels out itself.
    func testLabelsOfABuiltInStyleAreNotOutside() throws {
        let cell = """
            <tableViewCell reuseIdentifier="a" textLabel="label" style="IBUITableViewCellStyleDefault" id="cell">
            \(rect(0, 0, 375, 44))<tableViewCellContentView key="contentView" id="content">\(rect(0, 0, 375, 43.5))
            <subviews><label text="A title" id="label">\(rect(16, 0, 343, 43.5))</label></subviews>
            </tableViewCellContentView></tableViewCell>
            """
        XCTAssertEqual(
            try found(File.xib(cell)) { ($0.rules, $0.conditions) = (["outside"], [CheckCondition(width: 320)]) }, [])
    }

    func testARootThatIsWiderThanItsDeviceKeepsItsWidth() throws {
        func root(_ width: Double) -> String {
            let ties = File.corner("box")
            let view = """
                <view id="root">\(rect(0, 0, width, 100))<subviews>\(File.sized("box", 360, 10, frame: rect(0, 0, 360, 10)))
                </subviews>\(File.inside(ties))</view>
                """
            return File.xib(view).replacingOccurrences(
                of: "<objects>", with: #"<device id="retina4_7" orientation="portrait"/><objects>"#)
        }
        let narrow: (inout InterfaceCheck) -> Void = {
            ($0.rules, $0.conditions) = (["outside"], [CheckCondition(width: 320)])
        }
        XCTAssertEqual(try found(root(375), only: nil, narrow), ["warning outside box"])
        XCTAssertEqual(try found(root(414), only: nil, narrow), [])
    }

    // MARK: Stored frames

    // In a row of two boxes of 100 points, both stored frames break the same distance.
    func testTheViewsOfAStackViewAreMisplacedOnce() throws {
        func arranged(_ id: String, _ x: Double) -> String {
            File.sized(id, 100, 20, frame: rect(x, 0, 90, 20))
        }
        let stack = """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(rect(0, 0, 180, 20))
            <subviews>\(arranged("a", 0))\(arranged("b", 90))</subviews></stackView>
            """
        let found = try checked(File.xib(File.root(stack, File.corner("stack"))), only: "misplaced")
        XCTAssertEqual(found.count, 1, "\(found)")
    }

    // The width of the content beside an accessory depends on the version of iOS.
    func testViewsBesideAnAccessoryAreNotMisplaced() throws {
        func cell(_ accessory: String) -> String {
            let ties =
                tie("box", "top", "content", "top") + tie("box", "leading", "content", "leading")
                + tie("content", "trailing", "box", "trailing", #"constant="8""#)
            let box = box("box", "", rect(0, 0, 287, 20) + File.inside(size("height", 20, "h")))
            return File.xib(File.cell(box, ties, more: accessory))
                .replacingOccurrences(of: rect(0, 0, 320, 99.5), with: rect(0, 0, 290, 99.5))
        }
        XCTAssertEqual(try found(cell(""), only: "misplaced"), ["note misplaced box"])
        XCTAssertEqual(try found(cell(#"accessoryType="disclosureIndicator""#), only: "misplaced"), [])
    }

    // The size of a symbol is known only at run time, and a content view follows its cell.
    func testSymbolsAndContentViewsAreNotMisplaced() throws {
        func image(_ more: String) -> String {
            let image = """
                <imageView image="star" \(more) translatesAutoresizingMaskIntoConstraints="NO" id="image">
                \(rect(9, 5, 20, 20))\(File.inside(size("width", 30, "w") + size("height", 30, "h")))</imageView>
                """
            return File.xib(File.root(image, File.corner("image")))
        }
        XCTAssertEqual(try found(image(""), only: "misplaced"), ["warning misplaced image"])
        XCTAssertEqual(try found(image(#"catalog="system""#), only: "misplaced"), [])
    }
}
