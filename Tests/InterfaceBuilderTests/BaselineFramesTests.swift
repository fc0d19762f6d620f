import Foundation
import InterfaceBuilder
import XCTest

/// The positions of texts that are constrained by their baselines. San Francisco's ascender is 0.952 of the point size,
/// its descender 0.241.
nonisolated final class BaselineFramesTests: XCTestCase {}

extension BaselineFramesTests {
    private func label(_ id: String, _ frame: (width: Double, height: Double), points: Double, text: String = "Text")
        -> String
    {
        """
        <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(rect(0, 0, frame.width, frame.height))
        <fontDescription key="fontDescription" type="system" pointSize="\(points)"/></label>
        """
    }

    private func view(_ subviews: String, _ constraints: String) throws -> [String: CGRect] {
        try frames(
            """
            <view id="root">\(rect(0, 0, 300, 200))<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view>
            """)
    }

    private func corner(_ id: String, _ y: Double) -> String {
        tie(id, "leading", "root", "leading") + tie(id, "top", "root", "top", #"constant="\#(y)""#)
    }

    // UIKit: the first baseline of a column is that of its first view, the last baseline that of its last view; those
    // of a row are the baselines of its tallest view.
    func testTheBaselineOfAStackIsThatOfAViewInIt() throws {
        let labels = label("small", (40, 12), points: 10) + label("large", (40, 24), points: 20)
        func side(_ attributes: String, _ baseline: String) throws -> CGFloat? {
            let stack = """
                <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>\(labels)</subviews></stackView>
                """
            let frames = try view(
                stack + label("beside", (40, 24), points: 20),
                corner("stack", 50) + tie("beside", "leading", "stack", "trailing")
                    + tie("beside", baseline, "stack", baseline))
            return frames["beside"]?.minY
        }
        // 9.5 points below the top for 10 points, 19 for 20; the lower label ends at the bottom of the stack.
        XCTAssertEqual(try side(#"axis="vertical""#, "firstBaseline"), 40.5)
        XCTAssertEqual(try side(#"axis="vertical""#, "baseline"), 62)
        XCTAssertEqual(try side(#"alignment="top""#, "firstBaseline"), 50)
    }

    // UIKit: "the spacing from baseline to baseline".
    func testAColumnCanCountItsSpacingFromBaselines() throws {
        func second(_ attributes: String) throws -> CGRect? {
            let labels = label("first", (40, 24), points: 20) + label("second", (40, 24), points: 20)
            let stack = """
                <stackView axis="vertical" spacing="40" alignment="leading" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <subviews>\(labels)</subviews></stackView>
                """
            return try view(stack, corner("stack", 0))["second"]
        }
        XCTAssertEqual(try second("")?.minY, 64)
        XCTAssertEqual(try second(#"baselineRelativeArrangement="YES""#)?.minY, 40)
    }

    // Stored frames: labels of 15 points begin 20 points apart.
    func testTheStandardSpacingOfBaselinesIsALine() throws {
        let labels = label("first", (40, 18), points: 15) + label("second", (50, 18), points: 15)
        let stack = """
            <stackView axis="vertical" spacingType="standard" alignment="leading" baselineRelativeArrangement="YES" \
            translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>\(labels)</subviews></stackView>
            """
        XCTAssertEqual(try view(stack, corner("stack", 0))["second"]?.minY, 20)
    }

    // Stored frames: a label with a font of 45 points is 41 points high; its neighbour of 17 points begins 14 below.
    func testTextThatIsCutOffStandsAtTheBottomOfItsLabel() throws {
        let frames = try view(
            label("large", (30, 41), points: 45) + label("small", (140, 20.5), points: 17),
            corner("large", 0) + tie("small", "leading", "large", "trailing")
                + tie("small", "baseline", "large", "baseline"))
        XCTAssertEqual(frames["small"]?.minY, 14)
    }

    // Stored frames: 130.5 for six lines of body, which are 22 points apart according to Apple's guidelines.
    func testLinesOfATextStyleStandAsFarApartAsTheGuidelinesSay() throws {
        let text = """
            <label text="Text" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="text">\(rect(0, 0, 288, 130.5))
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        let frames = try view(
            text + label("small", (40, 20.5), points: 17),
            corner("text", 0) + tie("small", "trailing", "root", "trailing")
                + tie("small", "firstBaseline", "text", "baseline"))
        XCTAssertEqual(frames["small"]?.minY, 110)
    }

    // Stored frames: an empty label with a font of 13 points is 66.5 points high; its baseline is 3 above the bottom.
    func testTheBaselineOfAnEmptyLabelIsAtItsBottom() throws {
        let frames = try view(
            label("empty", (150, 66.5), points: 13, text: "") + label("large", (16, 54), points: 45),
            corner("empty", 11.5) + tie("large", "leading", "empty", "trailing")
                + tie("large", "baseline", "empty", "baseline"))
        XCTAssertEqual(frames["large"]?.maxY ?? 0, 86, accuracy: 0.5)
    }
}
