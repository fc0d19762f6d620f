import InterfaceBuilder
import XCTest

/// Contents that share a length, and views that are ambiguous for the same reason.
nonisolated final class ContentTieTests: XCTestCase {}

extension ContentTieTests {
    private typealias File = CheckedFile

    private func open(_ file: String) throws -> [CheckedFinding] {
        try checked(file) { $0.rules = ["ambiguous", "content-priority"] }
    }

    /// Two labels beside each other that fill a view of 300 points.
    private func row(_ one: String, _ other: String, gap: String = #"constant="8""#) -> String {
        File.xib(
            File.root(
                one + other,
                File.corner("a") + tie("b", "top", "root", "top") + tie("b", "leading", "a", "trailing", gap)
                    + tie("root", "trailing", "b", "trailing")))
    }

    // Xcode, "Content Priority Ambiguity": Set … horizontal hugging priority to 252 to make it keep its size.
    func testLabelsThatShareAWidthAreOneFindingWithThePriorityToSet() throws {
        let more = #"horizontalHuggingPriority="251""#
        let found = try open(row(File.label("One", "a", more), File.label("Two", "b", more)))
        XCTAssertEqual(
            found.map(\.message), [#"label "One" (a) and label "Two" (b) share a width with equal hugging priorities"#])
        XCTAssertEqual(found.map(\.finding.level), [.warning])
        XCTAssertEqual(
            found.first?.finding.details,
            ["Fix: set the horizontal hugging priority of the one that keeps its size to 252."])
    }

    func testTextsThatAreTooLongTogetherShareACompression() throws {
        let long = "A text that is about two thirds as wide as its superview"
        let found = try open(row(File.label(long, "a"), File.label(long, "b")))
        XCTAssertEqual(found.count, 1)
        XCTAssertEqual(found.first?.message.contains("equal compression resistance priorities"), true)
        XCTAssertEqual(found.first?.finding.details.first?.contains("to 751"), true)
        let resistant = File.label(long, "b", #"horizontalCompressionResistancePriority="751""#)
        XCTAssertEqual(try open(row(File.label(long, "a"), resistant)).map(\.finding.rule.id), [])
    }

    // Labels and text fields of the same priority above each other.
    func testContentsAboveEachOtherShareAHeight() throws {
        func column(_ hugging: String) -> String {
            let more = #"verticalHuggingPriority="\#(hugging)""#
            let one = File.label("One", "a", #"verticalHuggingPriority="251""#, rect(0, 0, 300, 90))
            let ties =
                fill("a", "root").replacingOccurrences(of: tie("a", "bottom", "root", "bottom"), with: "")
                + fill("b", "root").replacingOccurrences(of: tie("b", "top", "root", "top"), with: "")
            return File.xib(
                File.root(
                    one + File.label("Two", "b", more, rect(0, 90, 300, 110)), ties + tie("b", "top", "a", "bottom")))
        }
        let found = try open(column("251"))
        XCTAssertEqual(
            found.map(\.message), [#"label "One" (a) and label "Two" (b) share a height with equal hugging priorities"#]
        )
        XCTAssertEqual(found.map(\.finding.level), [.note], "code sets the height of a view in a file of its own")
        XCTAssertEqual(try open(column("252")).count, 0)
    }

    // A stack view of 200 points with labels of 20.5: stored frames place them at the lower edge.
    func testAStackViewThatAlignsBaselinesPlacesItsViews() throws {
        func stack(_ alignment: String) -> String {
            let labels = File.label("One", "a") + File.label("Two", "b", #"horizontalHuggingPriority="251""#)
            let view = """
                <stackView alignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <subviews>\(labels)</subviews></stackView>
                """
            return File.xib(File.root(view, fill("stack", "root")))
        }
        XCTAssertEqual(try open(stack("firstBaseline")).map(\.message), [])
        XCTAssertEqual(try open(stack("lastBaseline")).map(\.message), [])
    }

    // An edge of the same priority as the compression resistance: UIKit's solver decides.
    func testAnEdgeAgainstTheOnlyContentIsNotReported() throws {
        let label = File.label("A text that is longer than its superview is wide, by some words")
        let ties = File.corner("label") + tie("root", "trailing", "label", "trailing", #"priority="750""#)
        XCTAssertEqual(try open(File.xib(File.root(label, ties))).map(\.message), [])
    }

    // UISV-text-width-disambiguation in UIKit's logs.
    func testLabelsOfSeveralLinesBesideEachOtherInAStackViewAreNotReported() throws {
        func stack(_ lines: Int) -> String {
            let text = "A text that wraps at about half the width of the stack view"
            let labels = ["a", "b"].map { File.label(text, $0, #"numberOfLines="\#(lines)""#) }.joined()
            let view = """
                <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>\(labels)</subviews></stackView>
                """
            return File.xib(File.root(view, fill("stack", "root")), tools: 23504)
        }
        XCTAssertEqual(try open(stack(0)).map(\.message), [])
        XCTAssertEqual(try open(stack(1)).map(\.finding.rule.id), ["content-priority"])
    }

    // MARK: One cause

    func testViewsThatDependOnOneMissingConstraintAreOneFinding() throws {
        let chain =
            tie("b", "top", "a", "bottom") + tie("c", "top", "b", "bottom")
            + ["a", "b", "c"].map { tie($0, "leading", "root", "leading") }.joined()
        let found = try open(File.xib(File.root(["a", "b", "c"].map { File.sized($0) }.joined(), chain)))
        XCTAssertEqual(found.map(\.message), ["view (a) needs constraints for: Y position; 2 more follow from it"])
        XCTAssertEqual(found.map(\.finding.related), [["b", "c"]])
        let apart = ["a", "b"].map { tie($0, "leading", "root", "leading") }.joined()
        let two = try open(File.xib(File.root(["a", "b"].map { File.sized($0) }.joined(), apart)))
        XCTAssertEqual(two.map(\.finding.objectID), ["a", "b"], "two causes")
    }

    // MARK: What is not understood

    func testWhatIsTiedToAnUnknownElementIsNotReported() throws {
        func file(_ element: String) -> String {
            let unknown = #"<\#(element) translatesAutoresizingMaskIntoConstraints="NO" id="x"/>"#
            let ties =
                File.corner("x") + tie("label", "top", "x", "bottom") + tie("label", "leading", "root", "leading")
            return File.xib(File.root(unknown + File.label("Text"), ties))
        }
        XCTAssertEqual(try open(file("view")).map(\.finding.objectID), ["x"])
        XCTAssertEqual(try open(file("novelView")).map(\.finding.objectID), [])
    }

    // The element that Xcode 14 and later write for a view's keyboard layout guide.
    func testTheKeyboardLayoutGuideIsAGuideOfItsView() throws {
        func file(_ guide: String) -> String {
            File.xib(
                """
                <view id="root">\(rect(0, 0, 300, 200))<subviews>\(File.sized())</subviews>
                \(File.inside(tie("keyboard", "top", "box", "bottom") + tie("box", "leading", "root", "leading")))
                <viewLayoutGuide key="safeArea" id="safe"/>\(guide)</view>
                """)
        }
        let guide = #"<keyboardLayoutGuide key="keyboard" id="keyboard"/>"#
        XCTAssertEqual(try found(file(guide)), [])
        XCTAssertEqual(
            try found(file(guide)) { $0.context.deploymentTarget = 14 }, ["warning deployment-target keyboard"])
    }
}
