import InterfaceBuilder
import UIKitLayout
import XCTest

/// Ambiguous layouts, each with a similar layout that is not ambiguous.
nonisolated final class AmbiguityRuleTests: XCTestCase {}

extension AmbiguityRuleTests {
    private typealias File = CheckedFile

    private func open(_ file: String) throws -> [String] {
        try found(file) { $0.rules = ["ambiguous", "ambiguous-scrollable-content", "content-priority"] }
    }

    // MARK: Scroll views

    private func scrollView(_ content: String, _ constraints: String = "", _ more: String = "") -> String {
        """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll" \(more)>
        <subviews>\(content)</subviews>\(File.inside(constraints))
        <viewLayoutGuide key="contentLayoutGuide" id="guide"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
        </scrollView>
        """
    }

    private func inRoot(_ scrollView: String) -> String { File.xib(File.root(scrollView, fill("scroll", "root"))) }

    // Xcode flags empty scroll views with `ambiguous="YES"` if they show their guides, and only then.
    func testAnEmptyScrollViewIsAmbiguousIfItShowsItsContentLayoutGuide() throws {
        let empty = scrollView("")
        XCTAssertEqual(try open(inRoot(empty)), ["note ambiguous-scrollable-content scroll"])
        XCTAssertEqual(try open(inRoot(scrollView("", "", #"verifyAmbiguity="off""#))), [])
        XCTAssertEqual(try open(inRoot(scrollView(File.sized(), fill("box", "guide")))), [])
        let plain = empty.replacingOccurrences(of: "<viewLayoutGuide [^>]*>", with: "", options: .regularExpression)
        XCTAssertEqual(try open(inRoot(plain)), [])
    }

    // The content is as large as the view tied to its edges, which has no size of its own.
    func testContentWithoutASizeLeavesTheSizeOfTheScrollViewsContentOpen() throws {
        let ties = fill("box", "scroll")
        let found = try checked(inRoot(scrollView(box("box"), ties)), only: "ambiguous")
        XCTAssertEqual(found.map(\.message), ["view (box) needs constraints for: width, height"])
        XCTAssertEqual(found.map(\.finding.related), [["scroll"]])
        let width = tie("box", "width", "frame", "width")
        let wide = try checked(inRoot(scrollView(box("box"), ties + width)), only: "ambiguous")
        XCTAssertEqual(wide.map(\.message), ["view (box) needs constraints for: height"])
        XCTAssertEqual(wide.map(\.finding.related), [["scroll"]])
        XCTAssertEqual(
            try open(inRoot(scrollView(box("box"), ties + width + tie("box", "height", "frame", "height")))), [])
    }

    // At the trailing edge, the content has a position relative to the frame or to a view outside.
    func testContentThatIsTiedOutsideAtOneEdgeIsNotReported() throws {
        let edges =
            tie("box", "leading", "scroll", "leading") + tie("box", "top", "scroll", "top")
            + tie("box", "bottom", "scroll", "bottom")
        let only = "ambiguous-scrollable-content"
        XCTAssertEqual(
            try found(inRoot(scrollView(File.sized(), edges)), only: only), ["error \(only) scroll"])
        XCTAssertEqual(
            try found(inRoot(scrollView(box("box"), edges + tie("box", "trailing", "frame", "trailing"))), only: only),
            [])
        let view = scrollView(box("box"), edges)
        let outside = File.xib(File.root(view, fill("scroll", "root") + tie("box", "trailing", "root", "trailing")))
        XCTAssertEqual(try found(outside, only: only), [])
    }

    func testAnOpenViewThatIsNotAsLargeAsTheContentSaysNothingOfTheScrollView() throws {
        let inner = "<subviews>\(File.sized("inner"))</subviews>"
        let ties = size("width", 300, "w") + size("height", 900, "h") + tie("inner", "top", "box", "top")
        let content = box("box", "", inner + File.inside(ties))
        let found = try checked(inRoot(scrollView(content, fill("box", "scroll"))), only: "ambiguous")
        XCTAssertEqual(found.map(\.finding.objectID), ["inner"])
        XCTAssertEqual(found.map(\.finding.related), [[]])
    }

    // MARK: Texts above each other

    /// Two labels, 8 points apart, that fill a box from its top to its bottom.
    private func texts(_ heights: [Double], _ one: String, _ other: String) -> String {
        let ties =
            fill("a", "box").replacingOccurrences(of: tie("a", "bottom", "box", "bottom"), with: "")
            + fill("b", "box").replacingOccurrences(of: tie("b", "top", "box", "top"), with: "")
            + tie("b", "top", "a", "bottom", #"constant="8""#)
        let height = heights[0] + 8 + heights[1]
        let content = box(
            "box", "",
            rect(0, 0, 200, height) + "<subviews>\(one)\(other)</subviews>"
                + File.inside(ties + size("width", 200, "w") + size("height", height, "h")))
        return File.storyboard(File.scene(content, File.corner("box", "root-controller")))
    }

    private func texts(_ heights: [Double], hugging: String = "251") -> String {
        texts(
            heights,
            File.label("One", "a", #"verticalHuggingPriority="251""#, rect(0, 0, 200, heights[0])),
            File.label(
                "Two", "b", #"verticalHuggingPriority="\#(hugging)""#, rect(0, heights[0] + 8, 200, heights[1])))
    }

    // A line of the system font at 17 points is 20.5 points high. Xcode 11 flags two labels of 21 points.
    func testTextsThatOnlyRoundingStretchesAreANote() throws {
        XCTAssertEqual(try open(texts([24, 24])), ["warning content-priority a"])
        XCTAssertEqual(try open(texts([21, 21])), ["note content-priority a"])
        XCTAssertEqual(try open(texts([20.5, 21])), ["note content-priority a"])
        XCTAssertEqual(try open(texts([20.5, 20.5])), [])
        XCTAssertEqual(try open(texts([21, 21], hugging: "252")), [])
    }

    // A line of the system font at 20 points is 24 points high.
    func testAttributedTextsInTheSystemFontAreMeasured() throws {
        func label(_ id: String, _ font: String, _ y: Double) -> String {
            """
            <label usesAttributedText="YES" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" \
            id="\(id)">\(rect(0, y, 200, 23))<attributedString key="attributedText"><fragment content="Text"><attributes>\
            <font key="NSFont" size="20" \(font)/></attributes></fragment></attributedString></label>
            """
        }
        func file(_ font: String) -> String { texts([23, 23], label("a", font, 0), label("b", font, 31)) }
        XCTAssertEqual(try open(file(#"metaFont="system""#)), ["warning content-priority a"])
        XCTAssertEqual(try open(file(#"name="NoFontOfThisName""#)), ["note content-priority a"])
    }

    // MARK: Stack views

    private func stack(_ distribution: String, _ content: String) -> String {
        let view = """
            <stackView distribution="\(distribution)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            \(rect(0, 0, 300, 200))<subviews>\(content)</subviews></stackView>
            """
        return File.xib(File.root(view, fill("stack", "root")))
    }

    // Equal gaps do not determine the sizes of the views between them.
    func testViewsBetweenEqualGapsNeedSizesOfTheirOwn() throws {
        for distribution in ["equalSpacing", "equalCentering", "fill"] {
            let found = try checked(stack(distribution, box("a") + box("b")), only: "ambiguous")
            XCTAssertEqual(found.map(\.message), ["view (a) needs constraints for: width; 1 more follows from it"])
            XCTAssertEqual(found.map(\.finding.related), [["b"]], distribution)
        }
        func wide(_ id: String) -> String { box(id, "", File.inside(size("width", 10, id + "-w"))) }
        XCTAssertEqual(try open(stack("equalSpacing", wide("a") + wide("b"))), [])
        XCTAssertEqual(try open(stack("fillEqually", box("a") + box("b"))), [])
    }

    // The proportions are those of intrinsic sizes, which stack views do not have.
    func testProportionsOfUnknownSizesAreNotJudged() throws {
        func labels(_ more: String) -> String {
            File.label("One", "a", #"horizontalHuggingPriority="251""#) + File.label("Another", "b") + more
        }
        let inner = """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="inner"><subviews>\(box("c"))\(box("d"))</subviews>
            </stackView>
            """
        XCTAssertEqual(try open(stack("fillProportionally", labels(inner))), [])
        XCTAssertEqual(try open(stack("fillProportionally", labels(""))), [])
        XCTAssertEqual(try open(stack("fill", labels(inner))), ["error ambiguous c"])
    }

    func testWhatLiesInAnArrangedViewIsJudgedAsElsewhere() throws {
        func inside(_ ties: String) -> String {
            let inner = "<subviews>\(File.sized("inner"))</subviews>" + File.inside(ties)
            return stack("fillEqually", box("a", "", inner) + box("b"))
        }
        XCTAssertEqual(try open(inside(tie("inner", "top", "a", "top"))), ["error ambiguous inner"])
        XCTAssertEqual(try open(inside(File.corner("inner", "a"))), [])
    }
}
