import Foundation
import XCTest

/// The report explains the height of a cell by the lengths that add up to it. The expected sums are those of the constants in
/// the constraints.
final class HeightChainTests: XCTestCase {
    /// A view with constraints of its own, and views in it.
    private func view(_ id: String, height: String? = nil, inside views: String = "", _ constraints: String = "")
        -> String
    {
        let own = height.map { "<constraint firstAttribute=\"height\" \($0) id=\"\(id)-h\"/>" } ?? ""
        return """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id)">
            <rect key="frame" x="0" y="0" width="50" height="50"/><subviews>\(views)</subviews>
            <constraints>\(own)\(constraints)</constraints></view>
            """
    }

    /// A constraint between attributes such as `a.top` and `b.bottom`.
    private func relate(_ first: String, _ second: String, _ rest: String = "") -> String {
        let (one, other) = (first.split(separator: "."), second.split(separator: "."))
        return """
            <constraint firstItem="\(one[0])" firstAttribute="\(one[1])" secondItem="\(other[0])" \
            secondAttribute="\(other[1])" \(rest) id="\(first)-\(second)"/>
            """
    }

    /// The explanation of the height of a cell with the given views and constraints.
    private func chain(_ views: String, _ constraints: String) throws -> String {
        let cell = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"><objects>
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="100"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="100"/>
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView>
            </tableViewCell></objects></document>
            """
        let folder = try temporaryFolder()
        let file = try file("cell.xib", in: folder, Data(cell.utf8))
        let tool = try Tool(["report", file, "-o", folder.appendingPathComponent("report").path])
        XCTAssertEqual(tool.status, 0, tool.errors)
        let page = try String(contentsOf: folder.appendingPathComponent("report/index.html"), encoding: .utf8)
        let start = try XCTUnwrap(page.range(of: "Height: "), page).upperBound
        return try XCTUnwrap(page[start...].components(separatedBy: "</p>").first)
            .replacingOccurrences(of: "&quot;", with: "\"")
    }

    func testTheChainLeadsThroughViewsInsideViews() throws {
        let inner = view("inner", height: "constant=\"30\"")
        let outer = view(
            "outer", inside: inner,
            relate("inner.top", "outer.top", "constant=\"5\"")
                + relate("outer.bottom", "inner.bottom", "constant=\"6\""))
        XCTAssertEqual(
            try chain(
                outer,
                relate("outer.top", "content.top", "constant=\"10\"")
                    + relate("content.bottom", "outer.bottom", "constant=\"11\"")),
            "10 + 5 + 30 (view \"inner\", height 30) + 6 + 11 = 62")
    }

    // The left view needs only 12 + 20 + 12 points.
    func testOfTwoColumnsTheTallerOneDecides() throws {
        let views = view("left", height: "constant=\"20\"") + view("right", height: "constant=\"50\"")
        let constraints =
            relate("left.top", "content.top", "constant=\"12\"") + relate("right.top", "content.top", "constant=\"12\"")
            + relate("content.bottom", "left.bottom", "relation=\"greaterThanOrEqual\" constant=\"12\"")
            + relate("content.bottom", "right.bottom", "relation=\"greaterThanOrEqual\" constant=\"12\"")
        XCTAssertEqual(try chain(views, constraints), "12 + 50 (view \"right\", height 50) + ≥ 12 = 74")
    }

    func testALengthThatIsNotRequiredHasItsPriority() throws {
        let constraints =
            relate("only.top", "content.top", "constant=\"8\"")
            + relate("content.bottom", "only.bottom", "constant=\"8\"")
        XCTAssertEqual(
            try chain(view("only", height: "constant=\"40\" priority=\"750\""), constraints),
            "8 + 40 (view \"only\", height 40 @750) + 8 = 56")
    }

    // The margins of the content view are 8 points wide.
    func testMarginsArePartsOfTheHeight() throws {
        let constraints =
            relate("only.top", "content.topMargin", "constant=\"2\"")
            + relate("content.bottomMargin", "only.bottom", "constant=\"3\"")
        let text = try chain(view("only", height: "constant=\"40\""), constraints)
        XCTAssertEqual(text.components(separatedBy: "(margin)").count, 3, text)
        let numbers = text.matches(of: #/[0-9.]+/#).compactMap { Double($0.output) }
        // The height 40 is both the length and the constant that is named beside it.
        XCTAssertEqual(numbers.dropLast().reduce(0, +) - 40, numbers.last, text)
    }
}
