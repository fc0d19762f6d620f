import InterfaceBuilder
import XCTest

/// Stack views and directional values in files.
nonisolated final class StackTieFramesTests: XCTestCase {}

extension StackTieFramesTests {
    private func label(_ id: String) -> String {
        """
        <label text="\(id)" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        \(rect(0, 0, 10, 10))<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    // Frames that Xcode stored for stack views of views with equal hugging: the first view is stretched. A line of 17
    // points is 20.5 points high, so 79.5 of 100 points are left for the first label.
    func testTheFirstOfEqualLabelsIsStretched() throws {
        let stack = """
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(rect(0, 0, 375, 300))
            <subviews>\(label("first") + label("second"))</subviews></stackView>
            """
        let frames = try frames(
            """
            <view id="root">\(rect(0, 0, 375, 667))<subviews>\(stack)</subviews><constraints>
            <constraint firstItem="stack" firstAttribute="height" constant="100" id="height"/>
            \(tie("stack", "top", "root", "top") + tie("stack", "leading", "root", "leading"))</constraints></view>
            """, intrinsicSizes: .measured)
        XCTAssertEqual(frames["first"]?.height, 79.5)
        XCTAssertEqual(frames["second"]?.height, 20.5)
        XCTAssertEqual(frames["second"]?.minY, 79.5)
    }

    // UIView: leading and trailing margins are those of the view's layout direction.
    func testDirectionalMarginsInAFileFollowTheDirection() throws {
        for (attribute, x) in [("", 30), (#"semanticContentAttribute="forceRightToLeft""#, 100 - 30 - 10)]
            as [(String, CGFloat)]
        {
            let frames = try frames(
                """
                <view id="root">\(rect(0, 0, 375, 667))<subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="card" \(attribute)>\(rect(0, 0, 100, 50))
                <subviews>\(box("dot"))</subviews>
                <constraints>\(tie("dot", "leading", "card", "leadingMargin") + tie("dot", "top", "card", "top"))
                <constraint firstItem="dot" firstAttribute="width" constant="10" id="w"/>
                <constraint firstItem="dot" firstAttribute="height" constant="10" id="h"/>
                \(size("width", 100, "cw") + size("height", 50, "ch"))</constraints>
                <directionalEdgeInsets key="directionalLayoutMargins" top="0" leading="30" bottom="0" trailing="12"/></view>
                </subviews><constraints>\(tie("card", "leading", "root", "leading") + tie("card", "top", "root", "top"))
                </constraints></view>
                """)
            XCTAssertEqual(frames["dot"]?.minX, x, attribute)
        }
    }
}
