import InterfaceBuilder
import UIKitLayout
import XCTest

/// Correct layouts, and conditions that only some layouts withstand.
nonisolated final class CorrectLayoutTests: XCTestCase {}

extension CorrectLayoutTests {
    private typealias File = CheckedFile

    private func everything(_ check: inout InterfaceCheck) {
        let widths: [CGFloat] = [320, 375, 414]
        check.conditions = widths.map { CheckCondition(width: $0) }
        check.conditions += widths.map { width in
            var condition = CheckCondition(width: width)
            condition.isRightToLeft = true
            return condition
        }
    }

    func testAModernScrollViewIsCorrect() throws {
        let stack = """
            <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            \(rect(0, 0, 375, 49.5))
            <subviews>\(File.label("One", "one", #"numberOfLines="0""#, rect(0, 0, 375, 20.5)))
            \(File.label("Two", "two", #"numberOfLines="0""#, rect(0, 28.5, 375, 20.5)))</subviews></stackView>
            """
        let scroll = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">\(rect(0, 20, 375, 647))
            <subviews>\(stack)</subviews>
            \(File.inside(fill("stack", "guide") + tie("stack", "width", "frame", "width")))
            <viewLayoutGuide key="contentLayoutGuide" id="guide"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
            </scrollView>
            """
        let file = File.storyboard(File.scene(scroll, fill("scroll", "safe-controller")))
        XCTAssertEqual(try found(file, everything), [])
    }

    func testAStackOfEqualSpacingAndFreeLengthIsCorrect() throws {
        let stack = """
            <stackView distribution="equalSpacing" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            \(rect(0, 0, 34, 10))
            <subviews>\(File.sized("a", frame: rect(0, 0, 10, 10)))\(File.sized("b", frame: rect(18, 0, 10, 10)))</subviews>
            </stackView>
            """
        XCTAssertEqual(try found(File.xib(File.root(stack, File.corner("stack"))), everything), [])
    }

    func testAChatBubbleIsCorrect() throws {
        let text = File.label("Hello there, how are you?", "text", #"numberOfLines="0""#)
        let bubble = box(
            "bubble", "",
            "<subviews>\(text)</subviews>"
                + File.inside(
                    tie("text", "top", "bubble", "top", #"constant="8""#)
                        + tie("text", "leading", "bubble", "leading", #"constant="12""#)
                        + tie("bubble", "trailing", "text", "trailing", #"constant="12""#)
                        + tie("bubble", "bottom", "text", "bottom", #"constant="8""#)))
        let cell = File.cell(
            bubble,
            tie("bubble", "top", "content", "top", #"constant="4""#)
                + tie("content", "bottom", "bubble", "bottom", #"constant="4""#)
                + tie("bubble", "leading", "content", "leading", #"constant="16""#)
                + tie(
                    "content", "trailing", "bubble", "trailing", #"relation="greaterThanOrEqual" constant="60""#),
            height: 44.5, more: #"reuseIdentifier="bubble""#)
        XCTAssertEqual(try found(File.storyboard(File.table(cell)), everything), [])
    }

    // MARK: Conditions

    private func row(_ more: String) -> String {
        let label = File.label("Settings and more", "label", more)
            .replacingOccurrences(of: #"type="system" pointSize="17""#, with: #"style="UICTFontTextStyleBody""#)
        return File.storyboard(
            File.scene(
                label,
                tie("label", "top", "safe-controller", "top") + tie("label", "leading", "root-controller", "leading")
                    + tie("root-controller", "trailing", "label", "trailing")))
    }

    func testLargeTextIsCutOffUnlessItWraps() throws {
        let large: (inout InterfaceCheck) -> Void = { check in
            var condition = CheckCondition(width: 320)
            condition.textSize = .accessibilityExtraExtraExtraLarge
            check.conditions = [condition]
        }
        let grows = #"adjustsFontForContentSizeCategory="YES""#
        let found = try checked(row(grows), only: "cut-off", large)
        XCTAssertEqual(
            found.map { "\($0.finding.objectID) \($0.widths) \($0.conditions)" }, [#"label [320.0] ["text size AX5"]"#])
        XCTAssertEqual(try self.found(row(grows + #" numberOfLines="0""#), only: "cut-off", large), [])
        XCTAssertEqual(try self.found(row(""), only: "cut-off", large), [], "text that does not grow")
    }

    func testLongerTextIsCutOffUnlessItWraps() throws {
        let stretch: (inout InterfaceCheck) -> Void = { check in
            var condition = CheckCondition(width: 320)
            condition.stretch = 3
            check.conditions = [condition]
        }
        XCTAssertEqual(try found(row(""), only: "cut-off", stretch), ["warning cut-off label"])
        XCTAssertEqual(try found(row(#"numberOfLines="0""#), only: "cut-off", stretch), [])
    }

    func testATranslationIsCutOffWhereItIsLonger() throws {
        let translations = [
            InterfaceStrings(language: "de", texts: ["label.text": "Einstellungen, Benachrichtigungen und Konten"]),
            InterfaceStrings(language: "ja", texts: ["label.text": "設定"]),
        ]
        let found = try checked(row(""), only: "cut-off") { check in
            check.conditions = translations.map { strings in
                var condition = CheckCondition(width: 320)
                condition.strings = strings
                return condition
            }
        }
        XCTAssertEqual(found.map(\.conditions), [["language de"]])
    }

    // The label is tied at both sides on phones and 100 points wide on iPads.
    func testVariationsForPadsAreCheckedAtTheWidthsOfPads() throws {
        let root = "root-controller"
        let label = File.label(
            "Longer than one hundred points", "label", "",
            File.inside(size("width", 100, "w"))
                + #"<variation key="default"><mask key="constraints"><exclude reference="w"/></mask></variation>"#
                + #"<variation key="widthClass=regular"><mask key="constraints"><include reference="w"/></mask></variation>"#
        )
        let scene = File.storyboard(
            File.scene(
                label,
                tie("label", "top", root, "top") + tie("label", "leading", root, "leading")
                    + tie(root, "trailing", "label", "trailing", #"relation="greaterThanOrEqual""#)))
        let found = try checked(scene, only: "cut-off") { check in
            check.conditions = [CheckCondition(width: 320, height: 568), CheckCondition(width: 768, height: 1024)]
        }
        XCTAssertEqual(found.map(\.widths), [[768]])
    }

    func testWidthsAreNotForcedOnViewsThatDefineTheirOwn() throws {
        let wide = File.label("A text that is too long for three hundred points", "label")
        let ties =
            tie("label", "top", "root", "top") + tie("label", "leading", "root", "leading")
            + tie("root", "trailing", "label", "trailing")
        XCTAssertEqual(
            try checked(File.xib(File.root(wide, ties)), only: "cut-off", everything).map(\.widths), [[]],
            "a view of 300 points is as wide as it is")
    }
}
