import Foundation
import InterfaceBuilder
import UIKitLayout
import XCTest

/// Interface Builder's layout rules, each tested with a small file. The comment above each number gives its source;
/// "stored frames" are those that Xcode itself wrote into public .xib and .storyboard files.
nonisolated final class FramesTests: XCTestCase {
    private let navigationController = """
        <scene><objects><navigationController id="navigation"><connections>
        <segue destination="controller" kind="relationship" relationship="rootViewController" id="segue"/>
        </connections></navigationController></objects></scene>
        """
}

extension FramesTests {
    // MARK: Margins

    /// A box tied to the margins of a table cell.
    private func marginsOfCell(
        width: Double = 375, contentWidth: Double? = nil, tools: Int = 14_460, device: String = "retina4_7",
        isInTable: Bool = false
    ) throws -> CGRect? {
        let table = (
            start: isInTable ? #"<tableView id="table">\#(rect(0, 0, width, 600))<prototypes>"# : "",
            end: isInTable ? "</prototypes></tableView>" : ""
        )
        return try frames(
            """
            \(table.start)<tableViewCell id="cell">\(rect(0, 0, width, 100))
            <tableViewCellContentView key="contentView" id="content">\(rect(0, 0, contentWidth ?? width, 99.5))
            <subviews>\(box("box"))</subviews>
            <constraints>\(fill("box", "content", "Margin"))</constraints>
            </tableViewCellContentView></tableViewCell>\(table.end)
            """, tools: tools, device: device)["box"]
    }

    // Stored frames in files of Xcode 9 and later: 16 left and right, 20 on wide screens, 15 on the 4-inch phone; 11
    // above and below, including the separator's pixel; 8 beside an accessory. In older files: 8 on all sides.
    func testACellHasTheSystemsMarginsSinceXcode9() throws {
        XCTAssertEqual(try marginsOfCell(), CGRect(x: 16, y: 11, width: 343, height: 78))
        XCTAssertEqual(try marginsOfCell(width: 414, device: "retina5_5", isInTable: true)?.minX, 20)
        XCTAssertEqual(try marginsOfCell(width: 374, device: "retina5_5", isInTable: true)?.minX, 20)
        XCTAssertEqual(try marginsOfCell(width: 320, device: "retina4_0", isInTable: true)?.minX, 15)
        XCTAssertEqual(try marginsOfCell(contentWidth: 341)?.maxX, 333)
        XCTAssertEqual(try marginsOfCell(tools: 11_762), CGRect(x: 8, y: 8, width: 359, height: 83.5))
    }

    // Stored frames: roots and collection view cells have margins of 16 left and right and 0 above and below, inner
    // views 8.
    func testRootsHaveTheSystemsMarginsAndViewsInsideEight() throws {
        let cell = try frames(
            """
            <collectionViewCell id="cell">\(rect(0, 0, 375, 100))
            <view key="contentView">\(rect(0, 0, 375, 100))
            <subviews>\(box("outer", "", "<subviews>\(box("inner"))</subviews><constraints>\(fill("inner", "outer", "Margin"))</constraints>"))</subviews></view>
            <constraints>\(fill("outer", "cell", "Margin"))</constraints>
            </collectionViewCell>
            """)
        XCTAssertEqual(cell["outer"], CGRect(x: 16, y: 0, width: 343, height: 100))
        XCTAssertEqual(cell["inner"], CGRect(x: 8, y: 8, width: 327, height: 84))
    }

    // MARK: Safe areas and guides

    /// A box tied to the safe area of a scene's view.
    private func safeArea(
        height: Double = 667, device: String = "retina4_7", tools: Int = 14_460, controller: String = "",
        others: String = ""
    ) throws -> CGRect? {
        try frames(
            """
            <scene><objects><viewController id="controller">
            <view key="view" id="root">\(rect(0, 0, 375, height))
            <subviews>\(box("box"))</subviews>
            <constraints>\(fill("box", "safe"))</constraints>
            <viewLayoutGuide key="safeArea" id="safe"/></view>\(controller)
            </viewController></objects></scene>\(others)
            """, tools: tools, device: device, isStoryboard: true)["box"]
    }

    // Stored frames: 20 at the top, 64 with a navigation bar, 44 and 88 with a notch, where the bottom has 34; a view
    // that is shorter by the bars begins below them; no status bar on devices without a notch since Xcode 12.
    func testTheSafeAreaIsWhatBarsLeave() throws {
        XCTAssertEqual(try safeArea(), CGRect(x: 0, y: 20, width: 375, height: 647))
        XCTAssertEqual(try safeArea(others: navigationController)?.minY, 64)
        XCTAssertEqual(try safeArea(height: 603, others: navigationController)?.minY, 0)
        XCTAssertEqual(
            try safeArea(height: 812, device: "retina5_9"), CGRect(x: 0, y: 44, width: 375, height: 734))
        XCTAssertEqual(try safeArea(height: 812, device: "retina5_9", others: navigationController)?.minY, 88)
        XCTAssertEqual(try safeArea(tools: 21_507)?.minY, 0)
        XCTAssertEqual(
            try safeArea(controller: #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#)?.maxY, 623)
        XCTAssertEqual(
            try safeArea(controller: #"<nil key="simulatedTopBarMetrics"/>"#, others: navigationController)?.minY, 20)
    }

    func testOlderFilesHaveGuidesAtTheirBars() throws {
        let frames = try frames(
            """
            <scene><objects><viewController id="controller">
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            <view key="view" id="root">\(rect(0, 0, 375, 667))
            <subviews>\(box("box"))</subviews>
            <constraints>\(tie("box", "top", "top", "bottom"))\(tie("bottom", "top", "box", "bottom"))
            \(tie("box", "leading", "root", "leading"))\(tie("box", "trailing", "root", "trailing"))</constraints></view>
            </viewController></objects></scene>\(navigationController)
            """, tools: 9_531, isStoryboard: true)
        XCTAssertEqual(frames["box"], CGRect(x: 0, y: 64, width: 375, height: 603))
    }

    // MARK: Views

    /// The frames of a top-level view of 300 × 200 points with subviews and constraints.
    private func view(
        _ subviews: String, _ constraints: String, tools: Int = 14_460
    ) throws -> [String: CGRect] {
        try frames(
            """
            <view id="root">\(rect(0, 0, 300, 200))<subviews>\(subviews)</subviews>
            <constraints>\(constraints)</constraints></view>
            """, tools: tools)
    }

    // Apple, Technical Note TN2154: for views inside a scroll view, its edges refer to its content, its width and
    // centre to its frame.
    func testTheEdgesOfAScrollViewMeanItsContent() throws {
        let content = box(
            "content", "", #"<constraints><constraint firstAttribute="height" constant="500"/></constraints>"#)
        let frames = try view(
            """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews>\(content)</subviews>
            <constraints>\(fill("content", "scroll"))\(tie("content", "width", "scroll", "width"))</constraints></scrollView>
            """, fill("scroll", "root"))
        XCTAssertEqual(frames["scroll"], CGRect(x: 0, y: 0, width: 300, height: 200))
        XCTAssertEqual(frames["content"], CGRect(x: 0, y: 0, width: 300, height: 500))
    }

    // Stored frames: a switch is 51 points wide, its alignment rectangle 49.
    func testConstraintsPlaceAlignmentRectanglesAndNotFrames() throws {
        let frames = try view(
            """
            <switch translatesAutoresizingMaskIntoConstraints="NO" id="switch">\(rect(0, 0, 51, 31))</switch>
            """, tie("root", "trailing", "switch", "trailing") + tie("switch", "top", "root", "top"))
        XCTAssertEqual(frames["switch"], CGRect(x: 251, y: 0, width: 51, height: 31))
    }

    func testAPlaceholderHoldsAtDesignTime() throws {
        let frames = try view(
            box("box", #"placeholderIntrinsicWidth="60" placeholderIntrinsicHeight="40""#)
                + box(
                    "other", "",
                    #"<constraints><constraint firstAttribute="height" constant="70" placeholder="YES"/></constraints>"#
                ),
            tie("box", "centerX", "root", "centerX") + tie("box", "top", "root", "top")
                + tie("other", "top", "box", "bottom") + tie("other", "leading", "root", "leading")
                + tie("other", "trailing", "root", "trailing"))
        XCTAssertEqual(frames["box"], CGRect(x: 120, y: 0, width: 60, height: 40))
        XCTAssertEqual(frames["other"], CGRect(x: 0, y: 40, width: 300, height: 70))
    }

    func testAFixedFrameIsKept() throws {
        let frames = try view(box("box", #"fixedFrame="YES""#, rect(10, 20, 30, 40)), "")
        XCTAssertEqual(frames["box"], CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    // Older files store no frames of cells: a cell is as wide as its table and as high as its row, its content one
    // pixel less.
    func testACellWithoutAFrameHasItsTablesWidthAndRowHeight() throws {
        let frames = try frames(
            """
            <tableView id="table">\(rect(0, 0, 320, 568))<prototypes><tableViewCell id="cell" rowHeight="170">
            <tableViewCellContentView key="contentView" id="content"><subviews>\(box("box"))</subviews>
            <constraints>\(fill("box", "content"))</constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """, tools: 7_702)
        XCTAssertEqual(frames["content"], CGRect(x: 0, y: 0, width: 320, height: 169.5))
        XCTAssertEqual(frames["box"], CGRect(x: 0, y: 0, width: 320, height: 169.5))
    }

    // Interface Builder's variations: the default's exclusions apply unless a variation for the device's size classes
    // includes the object; a constraint's variation has another constant.
    func testVariationsForTheDevicesSizeClassesHold() throws {
        func frame(onDevice device: String) throws -> CGRect? {
            try frames(
                """
                <view id="root">\(rect(0, 0, 300, 200))<subviews>\(box("box"))</subviews><constraints>
                \(tie("box", "top", "root", "top", #"priority="500""#))\(tie("box", "bottom", "root", "bottom"))
                \(tie("box", "top", "root", "top", #"constant="50" id="low""#))\(tie("box", "trailing", "root", "trailing"))
                <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10">
                <variation key="widthClass=regular" constant="20"/></constraint></constraints>
                <variation key="default"><mask key="constraints"><exclude reference="low"/></mask></variation>
                <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><include reference="low"/></mask></variation>
                </view>
                """, device: device)["box"]
        }
        XCTAssertEqual(try frame(onDevice: "retina4_7"), CGRect(x: 10, y: 0, width: 290, height: 200))
        XCTAssertEqual(try frame(onDevice: "ipad9_7"), CGRect(x: 20, y: 50, width: 280, height: 150))
    }

    // MARK: Stack views

    /// A stack view that fills a view of 300 × 200 points, with boxes of the given sizes.
    private func stack(_ attributes: String, _ sizes: [(width: Int?, height: Int?)]) throws -> [CGRect?] {
        let boxes = sizes.enumerated().map { index, size in
            let constraints = [("width", size.width), ("height", size.height)].compactMap { name, length in
                length.map { #"<constraint firstAttribute="\#(name)" constant="\#($0)"/>"# }
            }
            return box("box\(index)", "", "<constraints>\(constraints.joined())</constraints>")
        }
        let frames = try view(
            """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack" \(attributes)>
            <subviews>\(boxes.joined())</subviews></stackView>
            """, fill("stack", "root"))
        return sizes.indices.map { frames["box\($0)"] }
    }

    // The documentation of UIStackView.Distribution and .Alignment.
    func testStackViewsArrangeAsTheirPropertiesSay() throws {
        XCTAssertEqual(
            try stack(#"spacing="10""#, [(100, nil), (nil, nil)]),
            [CGRect(x: 0, y: 0, width: 100, height: 200), CGRect(x: 110, y: 0, width: 190, height: 200)])
        XCTAssertEqual(
            try stack(#"axis="vertical" distribution="fillEqually" spacing="20""#, [(nil, nil), (nil, nil)]),
            [CGRect(x: 0, y: 0, width: 300, height: 90), CGRect(x: 0, y: 110, width: 300, height: 90)])
        XCTAssertEqual(
            try stack(#"distribution="equalSpacing" alignment="center""#, [(40, 20), (60, 40), (80, 60)]),
            [
                CGRect(x: 0, y: 90, width: 40, height: 20), CGRect(x: 100, y: 80, width: 60, height: 40),
                CGRect(x: 220, y: 70, width: 80, height: 60),
            ])
        // Centres at 20, 140 and 260: equal distances, though the gaps differ.
        XCTAssertEqual(
            try stack(#"distribution="equalCentering" alignment="top""#, [(40, 20), (60, 40), (80, 60)]),
            [
                CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 110, y: 0, width: 60, height: 40),
                CGRect(x: 220, y: 0, width: 80, height: 60),
            ])
        XCTAssertEqual(
            try stack(#"alignment="bottom""#, [(150, 20), (150, 40)]).map { $0?.maxY }, [200, 200])
    }

    // MARK: Fonts

    /// The size of a label with a text and a font.
    private func label(_ text: String, _ font: String, lines: Int = 1, _ content: String = "") throws -> CGSize? {
        let label = """
            <label text="\(text)" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <fontDescription key="fontDescription" \(font)/>\(content)</label>
            """
        return try frames(
            """
            <view id="root">\(rect(0, 0, 300, 200))<subviews>\(label)</subviews><constraints>
            \(tie("label", "top", "root", "top"))\(tie("label", "leading", "root", "leading"))</constraints></view>
            """, intrinsicSizes: .measured)["label"]?.size
    }

    // Stored frames: Interface Builder replaces missing fonts by Helvetica Neue, with lines of 1.165 × the size; lines
    // of Avenir Next are 1.366 × the size high.
    func testFontsThatAreNotInstalledHaveTheLinesThatAreKnownOfThem() throws {
        for (size, height) in [(10, 12), (12, 14), (13, 15.5), (14, 16.5), (15, 17.5), (18, 21), (24, 28)]
            as [(Int, CGFloat)]
        {
            let font = #"name="NoSuchFamily-Regular" family="No Such Family" pointSize="\#(size)""#
            XCTAssertEqual(try label("Label", font)?.height, height, "\(size) points")
        }
        for (size, height) in [(11, 15.5), (16, 22), (17, 23.5), (22, 30.5)] as [(Int, CGFloat)] {
            let font = #"name="AvenirNext-Medium" family="Avenir Next" pointSize="\#(size)""#
            XCTAssertEqual(try label("Label", font)?.height, height, "\(size) points")
        }
    }

    // Stored frames of labels in Helvetica Neue Light and, below, in fonts that were missing in Interface Builder.
    func testHelveticaNeuesLinesAreHigherWhereItIsLight() throws {
        func height(_ style: String, _ size: Int) throws -> CGFloat? {
            try label("Label", #"name="HelveticaNeue-\#(style)" family="Helvetica Neue" pointSize="\#(size)""#)?.height
        }
        XCTAssertEqual(try height("Light", 13), 15.5)
        XCTAssertEqual(try height("Light", 21), 25)
    }

    func testFontsThatAreNotInstalledAreShownInOneWeight() throws {
        let semibold = #"name="OpenSans-Semibold" family="Open Sans" pointSize="18""#
        XCTAssertEqual(try label("$150", semibold), CGSize(width: 40.5, height: 21))
        let light = #"name="OpenSans-Light" family="Open Sans" pointSize="24""#
        XCTAssertEqual(try label("Label", light)?.height, 28)
    }

    // Fragments have their own fonts and paragraph styles: a line of 20 points is 24 high, the other at least 40.
    func testAttributedTextIsRead() throws {
        let text = """
            <attributedString key="attributedText"><fragment content="Large&#10;"><attributes>
            <font key="NSFont" metaFont="system" size="20"/></attributes></fragment>
            <fragment><string key="content">Small</string><attributes><font key="NSFont" metaFont="systemBold" size="10"/>
            <paragraphStyle key="NSParagraphStyle" minimumLineHeight="40"/></attributes></fragment></attributedString>
            """
        let system = #"type="system" pointSize="17""#
        XCTAssertEqual(try label("", system, lines: 0, text)?.height, 64)
        XCTAssertEqual(try label("", system, text)?.height, 24)
    }

    // Neighbours with equal numbers of attributes: two lines of 20 points are 48 high, and fragments without text are
    // ignored.
    func testFragmentsMayHaveEquallyManyAttributes() throws {
        let font = #"<attributes><font key="NSFont" metaFont="system" size="20"/></attributes>"#
        let text = """
            <attributedString key="attributedText"><fragment content="One&#10;">\(font)</fragment><fragment content=""/>
            <fragment content="T">\(font)</fragment><fragment content="wo">\(font)</fragment>
            <fragment content="!"/><fragment content="?"/></attributedString>
            """
        XCTAssertEqual(try label("", #"type="system" pointSize="17""#, lines: 0, text)?.height, 48)
    }
}
