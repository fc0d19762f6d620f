import InterfaceBuilder
import UIKitLayout
import XCTest

/// Views in wrong and in correct positions.
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

    /// A screen with a label above its lower edge.
    private func screen(
        _ device: String, _ width: Double, _ height: Double, tools: Int, above distance: Int = 0
    ) -> String {
        let root = "root-controller"
        let constraints =
            tie(root, "bottom", "label", "bottom", #"constant="\#(distance)""#)
            + tie("label", "leading", root, "leading")
        return File.storyboard(File.scene(File.label("Title"), constraints), tools: tools)
            .replacingOccurrences(of: "retina4_7", with: device)
            .replacingOccurrences(of: rect(0, 0, 375, 667), with: rect(0, 0, width, height))
    }

    // UIKit: the area of the home indicator is 34 points high on phones and 20 on iPads.
    func testTextUnderTheHomeIndicatorIsFoundOnEveryDevice() throws {
        let found = ["note under-bars label"]
        func underBars(_ file: String) throws -> [String] { try self.found(file, only: "under-bars") }
        XCTAssertEqual(try underBars(screen("retina6_1", 414, 896, tools: 19_455, above: 30)), found)
        XCTAssertEqual(try underBars(screen("retina6_1", 414, 896, tools: 19_455, above: 34)), [])
        XCTAssertEqual(try underBars(screen("ipad11_0rounded", 834, 1194, tools: 19_455, above: 15)), found)
        XCTAssertEqual(try underBars(screen("ipad11_0rounded", 834, 1194, tools: 19_455, above: 20)), [])
        XCTAssertEqual(try underBars(screen("ipad9_7", 768, 1024, tools: 19_455)), [])
    }

    // Stored frames of Xcode 26 have 68 points below, but the home indicator of the device covers 34.
    func testTextUnderTheHomeIndicatorIsFoundInFilesOfXcode26() throws {
        XCTAssertEqual(
            try found(screen("retina6_12", 393, 852, tools: 24_127, above: 30), only: "under-bars"),
            ["note under-bars label"])
        XCTAssertEqual(try found(screen("retina6_12", 393, 852, tools: 24_127, above: 40), only: "under-bars"), [])
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

    // A file is correct if its frames satisfy its constraints, even if the computed frames differ.
    func testAStoredFrameThatSatisfiesEveryConstraintIsNeverMisplaced() throws {
        let label = File.label("Text", "label", "", rect(0, 0, 77, 31))
        XCTAssertEqual(try found(File.xib(File.root(label, File.corner("label"))), only: "misplaced"), [])
        let open = box("box", "", rect(0, 0, 60, 60))
        XCTAssertEqual(try found(File.xib(File.root(open, File.corner("box"))), only: "misplaced"), [])
    }

    func testAViewThatMovesAlongWithAMisplacedOneIsCountedWithIt() throws {
        func file(_ x: Double) -> String {
            let views = File.sized("a", frame: rect(x, 0, 10, 10)) + File.sized("b", frame: rect(x + 18, 0, 10, 10))
            let ties =
                File.corner("a") + tie("b", "leading", "a", "trailing", #"constant="8""#) + tie("b", "top", "a", "top")
            return File.xib(File.root(views, ties))
        }
        let found = try checked(file(5), only: "misplaced")
        XCTAssertEqual(found.map(\.finding.objectID), ["a"])
        XCTAssertEqual(found.map(\.finding.related), [["b"]])
        XCTAssertEqual(try checked(file(0), only: "misplaced").count, 0)
    }

    // The edges of a scroll view refer to its content only for views inside it.
    func testTheEdgesOfATableAreThoseOfItsFrame() throws {
        func file(_ width: Double) -> String {
            let table = """
                <tableView rowHeight="44" translatesAutoresizingMaskIntoConstraints="NO" id="table">\(rect(0, 0, width, 200))
                </tableView>
                """
            return File.xib(File.root(table, fill("table", "root")))
        }
        XCTAssertEqual(try found(file(320), only: "misplaced"), ["warning misplaced table"])
        XCTAssertEqual(try found(file(300), only: "misplaced"), [])
    }

    // Margins and safe areas differ between versions of the system, and are not stored.
    func testWhatDependsOnMarginsAndSafeAreasIsNotJudged() throws {
        func file(_ guide: String, _ attribute: String) -> String {
            let ties = tie("box", "top", guide, attribute) + tie("box", "leading", "root-controller", "leading")
            return File.storyboard(File.scene(File.sized(frame: rect(0, 40, 10, 10)), ties))
        }
        XCTAssertEqual(try found(file("root-controller", "top"), only: "misplaced"), ["warning misplaced box"])
        XCTAssertEqual(try found(file("root-controller", "topMargin"), only: "misplaced"), [])
        XCTAssertEqual(try found(file("safe-controller", "top"), only: "misplaced"), [])
    }

    // Before Xcode 8, files did not store the frame of a cell's content view.
    func testAContentViewWithoutAFrameIsWhereTheCellPutsIt() throws {
        func file(_ x: Double, _ cell: String = "") -> String {
            let ties = tie("content", "trailing", "box", "trailing") + tie("box", "top", "content", "top")
            return File.xib(
                """
                <tableViewCell \(cell) rowHeight="50" id="cell">\(rect(0, 0, 320, 50))
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <subviews>\(File.sized(frame: rect(x, 0, 10, 10)))</subviews><constraints>\(ties)</constraints>
                </tableViewCellContentView></tableViewCell>
                """)
        }
        XCTAssertEqual(try found(file(277), only: "misplaced"), ["note misplaced box"])
        XCTAssertEqual(try found(file(310), only: "misplaced"), [])
        XCTAssertEqual(try found(file(277, #"accessoryType="disclosureIndicator""#), only: "misplaced"), [])
    }

    func testContentThatHasBeenScrolledIsNotMisplaced() throws {
        let scroll = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">\(rect(0, 0, 300, 200))
            <subviews>\(File.sized("box", 300, 900, frame: rect(0, -50, 300, 900)))</subviews>
            \(File.inside(fill("box", "scroll")))</scrollView>
            """
        XCTAssertEqual(try found(File.xib(File.root(scroll, fill("scroll", "root"))), only: "misplaced"), [])
    }

    // An image view without an image has no size, whatever the file stores, and therefore no definite position.
    func testAnAmbiguousViewIsNotMisplaced() throws {
        func file(_ size: String) -> String {
            let image = """
                <imageView translatesAutoresizingMaskIntoConstraints="NO" id="image">\(rect(5, 0, 60, 60))\(size)</imageView>
                """
            return File.xib(File.root(image, File.corner("image")))
        }
        XCTAssertEqual(try found(file(""), only: "misplaced"), [])
        let sized = File.inside(size("width", 60, "w") + size("height", 60, "h"))
        XCTAssertEqual(try found(file(sized), only: "misplaced"), ["warning misplaced image"])
    }

    // MARK: Consequences of other findings

    func testConsequencesAreNotReportedBesideTheirCause() throws {
        let content = File.inside(size("width", 400, "w1") + size("width", 100, "w2") + size("height", 9, "h"))
        let file = File.xib(File.root(box("box", "", content), File.corner("box")))
        XCTAssertEqual(try found(file).filter { !$0.contains("conflict") }, [])
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
