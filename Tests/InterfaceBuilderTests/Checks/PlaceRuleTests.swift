import InterfaceBuilder
import UIKitLayout
import XCTest

/// Views in wrong places, and such as are in the right ones.
nonisolated final class PlaceRuleTests: XCTestCase {}

extension PlaceRuleTests {
    private typealias File = CheckedFile

    func testTextThatIsPushedOutOfItsSuperviewIsFound() throws {
        func row(_ text: String) -> String {
            File.xib(
                File.root(
                    File.label("A label of some length", "a") + File.label(text, "b"),
                    File.corner("a") + tie("b", "top", "root", "top")
                        + tie("b", "leading", "a", "trailing", #"constant="8""#)))
        }
        XCTAssertEqual(
            try found(row("and another one beside it"), only: "outside"), ["warning outside b"])
        XCTAssertEqual(try found(row("short"), only: "outside"), [])
    }

    func testWhatAConstantPutsOutsideIsTakenForIntended() throws {
        for (constant, expected) in [("-10", ["note outside button"]), ("10", [])] {
            let button = File.button("x")
            let constraints =
                tie("button", "top", "root", "top", #"constant="\#(constant)""#)
                + tie("button", "leading", "root", "leading")
            XCTAssertEqual(try found(File.xib(File.root(button, constraints)), only: "outside"), expected, constant)
        }
    }

    func testFarEdgesThatAConstantPutsOutsideAreTakenForIntended() throws {
        let constraints =
            tie("root", "bottom", "button", "bottom", #"constant="-10""#)
            + tie("button", "leading", "root", "leading")
        XCTAssertEqual(
            try found(File.xib(File.root(File.button("x"), constraints)), only: "outside"), ["note outside button"])
    }

    func testTheMessageNamesTheSide() throws {
        let constraints =
            tie("box", "top", "root", "top") + tie("box", "leading", "root", "leading", #"constant="295""#)
        let found = try checked(File.xib(File.root(File.sized(), constraints)), only: "outside")
        XCTAssertEqual(found.first?.message.contains("5 points at the right"), true, "\(found)")
    }

    func testTextThatOverlapsAtAWidthIsFound() throws {
        func scene(_ more: String) -> String {
            let left = File.label("A label of some length", "a", "", rect(0, 0, 178, 20.5))
            let right = File.label("And one at the right", "b", "", rect(220, 0, 155, 20.5))
            let root = "root-controller"
            return File.storyboard(
                File.scene(
                    left + right,
                    tie("a", "top", root, "top") + tie("a", "leading", root, "leading") + tie("b", "top", root, "top")
                        + tie(root, "trailing", "b", "trailing") + more))
        }
        let narrow: (inout InterfaceCheck) -> Void = { $0.conditions = [CheckCondition(width: 240)] }
        XCTAssertEqual(try found(scene(""), only: "overlap", narrow), ["warning overlap b"])
        let apart = tie("b", "leading", "a", "trailing", #"relation="greaterThanOrEqual" constant="8""#)
        XCTAssertEqual(try found(scene(apart), only: "overlap", narrow), [])
    }

    func testTextUnderTheStatusBarIsFound() throws {
        func scene(_ anchor: String) -> String {
            File.storyboard(
                File.scene(
                    File.label("Title"),
                    tie("label", "top", anchor, "top") + tie("label", "leading", "root-controller", "leading")))
        }
        XCTAssertEqual(try found(scene("root-controller"), only: "under-bars"), ["warning under-bars label"])
        XCTAssertEqual(try found(scene("safe-controller"), only: "under-bars"), [])
    }

    // MARK: Stored frames

    func testAStoredFrameThatBreaksAConstraintIsMisplaced() throws {
        func file(_ x: Double) -> String {
            File.xib(File.root(File.sized(frame: rect(x, 0, 10, 10)), File.corner("box")))
        }
        let found = try checked(file(5), only: "misplaced")
        XCTAssertEqual(found.map(\.finding.objectID), ["box"])
        XCTAssertEqual(
            found.first?.message, "view (box) is misplaced: stored at (5, 0, 10, 10), constraints give (0, 0, 10, 10)")
        XCTAssertEqual(try checked(file(0), only: "misplaced").count, 0)
    }

    // The file is right where its frames satisfy its constraints, whatever is computed here.
    func testAStoredFrameThatSatisfiesEveryConstraintIsNeverMisplaced() throws {
        let label = File.label("Text", "label", "", rect(0, 0, 77, 31))
        XCTAssertEqual(try found(File.xib(File.root(label, File.corner("label"))), only: "misplaced"), [])
        let open = box("box", "", rect(0, 0, 60, 60))
        XCTAssertEqual(try found(File.xib(File.root(open, File.corner("box"))), only: "misplaced"), [])
    }

    // MARK: What follows from something else

    func testConsequencesAreNotReportedBesideTheirCause() throws {
        let content = File.inside(size("width", 400, "w1") + size("width", 100, "w2") + size("height", 9, "h"))
        let file = File.xib(File.root(box("box", "", content), File.corner("box")))
        XCTAssertEqual(try found(file).filter { !$0.contains("conflict") }, ["note outside box"])
    }

    func testALabelSilencesRulesForItsObjectAndWhatIsInside() throws {
        func file(_ label: String) -> String {
            File.xib(File.root(box("box", #"userLabel="\#(label)""#), File.corner("box")))
        }
        XCTAssertEqual(try found(file("Badge"), only: "ambiguous"), ["error ambiguous box"])
        XCTAssertEqual(try found(file("Badge fdlayout:disable ambiguous"), only: "ambiguous"), [])
        XCTAssertEqual(try found(file("fdlayout:disable"), only: "ambiguous"), [])
        XCTAssertEqual(try found(file("fdlayout:disable outside"), only: "ambiguous"), ["error ambiguous box"])
    }
}
