import InterfaceBuilder
import XCTest

/// Findings have a level that depends on the consequences of the fault, and some faults are combined into one finding.
nonisolated final class ConsequenceRuleTests: XCTestCase {}

extension ConsequenceRuleTests {
    private typealias File = CheckedFile

    private func owner(of object: String) -> String {
        """
        <placeholder id="-1" customClass="Owner"><connections>
        <outlet property="object" destination="\(object)" id="o"/></connections></placeholder>
        """
    }

    // MARK: Elements

    // Xcode creates an empty prototype with each table.
    func testAnEmptyPrototypeWithoutAnIdentifierIsANote() throws {
        func table(_ content: String) -> String {
            File.storyboard(
                File.table(
                    """
                    <tableViewCell id="cell">\(rect(0, 0, 320, 44))
                    <tableViewCellContentView key="contentView" id="content">\(content)</tableViewCellContentView>
                    </tableViewCell>
                    """))
        }
        XCTAssertEqual(try found(table(""), only: "reuse-identifier"), ["note reuse-identifier cell"])
        XCTAssertEqual(
            try found(table("<subviews>\(box("b"))</subviews>"), only: "reuse-identifier"),
            ["warning reuse-identifier cell"])
    }

    func testAMissingImageIsOneFindingOfAFileAndANoteIfCodeReplacesIt() throws {
        let images = ["a", "b"].map { #"<imageView image="lost" id="\#($0)">\#(rect(0, 0, 9, 9))</imageView>"# }
        let lost = { (content: String) in
            try self.found(File.xib(content), only: "missing-asset") { $0.context.assets = ["known"] }
        }
        let both = File.root(images.joined(), "")
        XCTAssertEqual(try lost(both), ["warning missing-asset a"])
        XCTAssertEqual(try lost(owner(of: "a") + both), ["warning missing-asset b"])
        XCTAssertEqual(try lost(owner(of: "a") + File.root(images[0], "")), ["note missing-asset a"])
    }

    // Apple, UIImage(named:): "For PNG images, you may omit the filename extension."
    func testTheExtensionOfAnImageInACatalogueMayBePNGOnly() throws {
        for (name, count) in [("known.png", 0), ("known.jpg", 1), ("lost.png", 1)] {
            let file = File.xib(
                File.root(#"<imageView image="\#(name)" id="image">\#(rect(0, 0, 9, 9))</imageView>"#, ""))
            XCTAssertEqual(
                try found(file, only: "missing-asset") { $0.context.assets = ["known"] }.count, count, name)
        }
    }

    func testAConstraintOfAnAbsentViewIsFoundAndTheFileIsChecked() throws {
        let file = File.xib(
            File.root(
                File.sized(), tie("box", "leading", "root", "leading") + tie("gone", "top", "box", "top", #"id="c""#)))
        XCTAssertEqual(
            try found(file) { $0.rules = ["broken-connection", "not-understood", "ambiguous"] },
            ["warning broken-connection c"])
    }

    // MARK: Heights of labels

    private func tall(_ height: Double, _ more: String = "") -> String {
        let label = File.label("Some text", "label", #"numberOfLines="0""#, File.inside(size("height", height, "h")))
        return File.xib(File.root(label, File.corner("label") + more))
    }

    // Three lines of the system font at 17 points are 60.9 points tall (20.29 points per line).
    func testAHeightForThreeLinesIsANote() throws {
        XCTAssertEqual(try found(tall(60), only: "fixed-height"), ["note fixed-height label"])
        XCTAssertEqual(try found(tall(58), only: "fixed-height"), ["warning fixed-height label"])
    }

    func testTheHeightOfALabelInAConflictIsNotReportedTwice() throws {
        let other = #"<constraint firstItem="label" firstAttribute="height" constant="40" id="other"/>"#
        let both = try found(tall(21, other)) { $0.rules = ["fixed-height", "conflict"] }
        XCTAssertEqual(both.map { $0.split(separator: " ")[1] }, ["conflict"])
    }

    // MARK: Space beside a label

    private func label(_ text: String, width: Double, _ beside: String = "", _ more: String = "") -> String {
        File.label(text, "label", more, rect(16, 100, width, 20.5)) + beside
    }

    private var leading: String {
        tie("label", "leading", "root-controller", "leading", #"constant="16""#)
            + tie("label", "top", "root-controller", "top", #"constant="100""#)
    }

    private func scene(_ content: String) -> String {
        File.storyboard(
            File.scene(content, leading).replacingOccurrences(
                of: "</viewController>",
                with: """
                    <connections><outlet property="title" destination="label" id="o"/></connections></viewController>
                    """))
    }

    // IBM, quoted by W3C, "Text size in translation": up to 10 characters, 200 to 300 %. On the narrowest iPhone, which
    // is 320 points wide, a text of 90 points that begins at 16 may extend to 286, and one of 110 points to 346.
    func testATextWithRoomForATranslationIsANote() throws {
        let only = { (file: String) in try self.found(file, only: "missing-trailing") }
        let (note, warning) = (["note missing-trailing label"], ["warning missing-trailing label"])
        XCTAssertEqual(try only(scene(label("A caption", width: 90))), note)
        XCTAssertEqual(try only(scene(label("A caption", width: 110))), warning)
        XCTAssertEqual(try only(scene(label("Label", width: 42))), warning, "a placeholder stands for any text")
        let beside = box("next", "", rect(280, 90, 40, 40)) + box("below", "", rect(110, 140, 40, 40))
        XCTAssertEqual(try only(scene(label("A caption", width: 90, beside))), warning, "264 points to the next view")
    }

    // MARK: Layout

    // Apple, Auto Layout Guide, Working with Scroll Views: constraints between centres attach to the scroll view's
    // frame. Xcode flags content without a constraint at its end as ambiguous, even if the content is centred.
    func testTheCentreOfAScrollViewReplacesALeadingEdgeOfItsContentOnly() throws {
        let centre = tie("box", "centerX", "scroll", "centerX")
        func content(_ edge: String) -> String {
            let ties = [edge, "top", "bottom"].map { tie("box", $0, "scroll", $0) }.joined() + centre
            let view = """
                <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
                <subviews>\(File.sized())</subviews>\(File.inside(ties))</scrollView>
                """
            return File.xib(File.root(view, fill("scroll", "root")))
        }
        let only = "ambiguous-scrollable-content"
        XCTAssertEqual(try found(content("trailing"), only: only), [])
        XCTAssertEqual(try found(content("leading"), only: only), ["error \(only) scroll"])
    }

    func testAConflictWithTheHeightOfATableHeaderIsAWarning() throws {
        func table(_ key: String) -> String {
            let header = """
                <view key="\(key)" id="header">\(rect(0, 0, 375, 100))
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                <subviews>\(box("box", "", File.inside(size("height", 120, "h"))))</subviews>
                \(File.inside(fill("box", "header")))</view>
                """
            return File.storyboard(
                File.scene("").replacingOccurrences(
                    of: "<subviews></subviews>",
                    with: """
                        <subviews><tableView id="table">\(rect(0, 0, 375, 667))\(header)</tableView></subviews>
                        """))
        }
        for key in ["tableHeaderView", "tableFooterView"] {
            let found = try checked(table(key), only: "conflict")
            XCTAssertEqual(found.map(\.finding.level), [.warning], key)
        }
    }

    // The first pass of the layout decides the widths; the text of the second label then fits, on two lines.
    func testAWidthSharedWithALabelOfSeveralLinesIsANote() throws {
        func row(_ lines: Int) -> String {
            let long = "A text that is about two thirds as wide as its superview"
            return File.xib(
                File.root(
                    File.label(long, "a") + File.label(long, "b", #"numberOfLines="\#(lines)""#),
                    File.corner("a") + tie("b", "top", "root", "top") + tie("b", "leading", "a", "trailing")
                        + tie("root", "trailing", "b", "trailing")))
        }
        XCTAssertEqual(try found(row(1), only: "content-priority"), ["warning content-priority a"])
        XCTAssertEqual(try found(row(0), only: "content-priority"), ["note content-priority a"])
    }

    // MARK: Stored frames

    func testAllMisplacedViewsOfASceneAreOneFinding() throws {
        func views(_ id: String) -> String {
            File.sized("\(id)1", frame: rect(5, 0, 10, 10)) + File.sized("\(id)2", frame: rect(5, 0, 10, 10))
        }
        func corners(_ id: String, _ root: String) -> String {
            File.corner("\(id)1", root) + File.corner("\(id)2", root)
        }
        let file = File.storyboard(
            File.scene(views("a"), corners("a", "root-controller"))
                + File.scene(views("b"), corners("b", "root-second"), id: "second"))
        let found = try checked(file, only: "misplaced")
        XCTAssertEqual(found.map(\.finding.objectID), ["a1", "b1"])
        XCTAssertEqual(found.map(\.finding.related), [["a2"], ["b2"]])
        XCTAssertEqual(found.first?.message.hasSuffix("; 1 other view is misplaced, too"), true)
        let disabled = file.replacingOccurrences(of: #"id="a1""#, with: #"id="a1" userLabel="fdlayout:disable""#)
        XCTAssertEqual(try checked(disabled, only: "misplaced").map(\.finding.objectID), ["a2", "b1"])
    }

    func testAMisplacedViewInARowThatSizesItselfIsANote() throws {
        func table(_ height: String) -> String {
            File.storyboard(
                File.table(
                    File.cell(
                        File.sized("box", 10, 84, frame: rect(5, 8, 10, 84)),
                        tie("box", "leading", "content", "leading")
                            + tie("box", "top", "content", "top", #"constant="8""#)),
                    rowHeight: height))
        }
        XCTAssertEqual(try found(table("100"), only: "misplaced"), ["warning misplaced box"])
        XCTAssertEqual(try found(table("-1"), only: "misplaced"), ["note misplaced box"])
    }
}
