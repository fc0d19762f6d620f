import InterfaceBuilder
import XCTest

/// Cells and reusable views whose height at run time differs from the stored one.
nonisolated final class CellHeightTests: XCTestCase {}

extension CellHeightTests {
    private typealias File = CheckedFile

    /// A box of 48 points with distances to the content view's top and bottom.
    private func boxCell(height: Double) -> String {
        let box = box("box", "", File.inside(size("height", 48, "h")))
        return File.cell(
            box,
            tie("box", "top", "content", "top", #"constant="8""#) + tie("box", "leading", "content", "leading")
                + tie("box", "trailing", "content", "trailing")
                + tie("content", "bottom", "box", "bottom", #"constant="4" id="last""#),
            height: height, more: #"reuseIdentifier="a""#)
    }

    // 8 + 48 + 4 = 60 points in a cell of 80.
    func testDistancesThatDoNotAddUpToTheStoredHeightAreAWarning() throws {
        let table = { File.storyboard(File.table(self.boxCell(height: $0), rowHeight: $1)) }
        XCTAssertEqual(try found(table(80, "80"), only: "conflict").map { $0.prefix(16) }, ["warning conflict"])
        XCTAssertEqual(try found(table(60.5, "60.5"), only: "conflict"), [])
        XCTAssertEqual(try found(table(80, "-1"), only: "conflict"), [], "the row sizes itself")
    }

    func testConstraintsThatContradictEachOtherAtEveryHeightAreAnError() throws {
        let heights = File.inside(size("height", 48, "h") + size("height", 50, "h2"))
        let cell = File.cell(
            box("box", "", heights), fill("box", "content"), height: 80, more: #"reuseIdentifier="a""#)
        for rowHeight in ["-1", "80", "44"] {
            let found = try found(File.storyboard(File.table(cell, rowHeight: rowHeight)), only: "conflict")
            XCTAssertEqual(found.map { $0.prefix(14) }, ["error conflict"], rowHeight)
        }
    }

    // The table that shows a cell of a file of its own does not know the height that the file stores.
    func testDistancesInACellOfAFileOfItsOwnAreNotJudgedByTheStoredHeight() throws {
        let cell = boxCell(height: 80).replacingOccurrences(of: #"id="cell""#, with: #"id="cell" rowHeight="80""#)
        XCTAssertEqual(try found(File.xib(cell), only: "conflict"), [])
    }

    // 8 + 48 + 4 = 60 points in a view of 200.
    func testConflictsWithTheStoredSizeOfATopLevelViewAreANote() throws {
        let box = box("box", "", File.inside(size("height", 48, "h")))
        let ties =
            tie("box", "top", "root", "top", #"constant="8""#) + tie("box", "leading", "root", "leading")
            + tie("box", "trailing", "root", "trailing")
            + tie("root", "bottom", "box", "bottom", #"constant="4" id="last""#)
        XCTAssertEqual(
            try found(File.xib(File.root(box, ties)), only: "conflict").map { $0.prefix(13) }, ["note conflict"])
        let scene = File.scene(box, ties.replacingOccurrences(of: #""root""#, with: #""root-controller""#))
        XCTAssertEqual(
            try found(File.storyboard(scene), only: "conflict").map { $0.prefix(14) }, ["error conflict"], "a screen")
    }

    /// A label of two lines between the top and the bottom of a cell.
    private func labelCell(_ element: String, height: Double) -> String {
        let text = String(repeating: "A long text ", count: 5)
        return """
            <\(element) id="cell" reuseIdentifier="a">\(rect(0, 0, 200, height))
            <view key="contentView" id="content">\(rect(0, 0, 200, height))
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(File.label(text, "label", #"numberOfLines="0""#))</subviews>
            \(File.inside(fill("label", "content")))</view></\(element)>
            """
    }

    // The size of an item in a file of its own is set by the layout of the collection view that shows it.
    func testTextThatFitsATallerItemIsNotCutOff() throws {
        XCTAssertEqual(try found(File.xib(labelCell("collectionViewCell", height: 40)), only: "cut-off"), [])
        let fixed = labelCell("collectionViewCell", height: 90).replacingOccurrences(
            of: tie("label", "bottom", "content", "bottom"),
            with: #"<constraint firstItem="label" firstAttribute="height" constant="20" id="h"/>"#)
        XCTAssertEqual(try found(File.xib(fixed), only: "cut-off"), ["warning cut-off label"])
    }

    // A text view that scrolls has no intrinsic height: the row has the table's default height.
    func testARowWhoseContentHasNoHeightIsNotJudgedAtTheHeightZero() throws {
        let text = """
            <textView translatesAutoresizingMaskIntoConstraints="NO" id="text"><subviews/></textView>
            """
        let cell = File.cell(
            text + File.label("Hint", "label"),
            fill("text", "content") + tie("label", "centerY", "text", "centerY")
                + tie("label", "leading", "text", "leading"),
            more: #"reuseIdentifier="a""#)
        XCTAssertEqual(
            try found(File.storyboard(File.table(cell))) { $0.rules = ["cut-off", "outside", "overlap"] }, [])
    }

    func testHeightsThatAreSharedOnlyAtDesignTimeAreANote() throws {
        let labels = ["a", "b"].map { File.label("Text", $0, #"verticalHuggingPriority="251""#) }.joined()
        let ties =
            tie("a", "top", "content", "top") + tie("b", "top", "a", "bottom")
            + tie("content", "bottom", "b", "bottom")
            + ["a", "b"].map { tie($0, "leading", "content", "leading") }.joined()
        func level(_ rowHeight: String) throws -> [String] {
            let cell = File.cell(labels, ties, more: #"reuseIdentifier="a""#)
            return try found(File.storyboard(File.table(cell, rowHeight: rowHeight)), only: "content-priority")
        }
        XCTAssertEqual(try level("100"), ["warning content-priority a"])
        XCTAssertEqual(try level("-1"), ["note content-priority a"])
    }
}
