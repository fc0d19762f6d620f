import Foundation
import InterfaceBuilder
import XCTest

/// The views of a file that are laid out, and the rules for their margins and content. "Stored frames" are those that
/// Xcode itself wrote into public files.
nonisolated final class RootFramesTests: XCTestCase {}

extension RootFramesTests {
    private func margins(_ view: String) -> String {
        """
        \(view)<subviews>\(box("box"))</subviews><constraints>\(fill("box", "content", "Margin"))</constraints>
        """
    }

    // Stored frames: collection view cells in scenes have margins of 8 points, those in files of their own the
    // system's.
    func testTheContentOfACollectionsCellIsLaidOut() throws {
        let cell = """
            <collectionViewCell id="cell">\(rect(0, 0, 375, 100))
            \(margins(#"<collectionViewCellContentView key="contentView" id="content">"# + rect(0, 0, 375, 100)))
            </collectionViewCellContentView></collectionViewCell>
            """
        let inCollection = """
            <scene><objects><collectionViewController id="controller"><collectionView key="view" id="collection">
            \(rect(0, 0, 375, 667))<cells>\(cell)</cells></collectionView></collectionViewController></objects></scene>
            """
        XCTAssertEqual(
            try frames(inCollection, tools: 16_097, isStoryboard: true)["box"],
            CGRect(x: 8, y: 8, width: 359, height: 84))
    }

    // Stored frames: 15 above and below and 20 at the sides in table cells with Xcode 26, 16 on a screen of 375 points;
    // 15 at the sides in cells of their own with Xcode 11 on devices with a home button; a controller's view has the
    // system's margins in all versions.
    func testMarginsDependOnXcodeAndPlace() throws {
        let content = #"<tableViewCellContentView key="contentView" id="content">"# + rect(0, 0, 375, 100)
        let cell =
            #"<tableViewCell id="cell">"# + rect(0, 0, 375, 100) + margins(content)
            + "</tableViewCellContentView></tableViewCell>"
        XCTAssertEqual(
            try frames(cell, tools: 24_127, device: "retina6_12")["box"], CGRect(x: 20, y: 15, width: 335, height: 70))
        XCTAssertEqual(try frames(cell, tools: 24_127)["box"], CGRect(x: 16, y: 15, width: 343, height: 70))
        XCTAssertEqual(try frames(cell, tools: 14_854)["box"], CGRect(x: 15, y: 11, width: 345, height: 78))
        XCTAssertEqual(try side(width: 320, device: "retina6_1", tools: 16_097), 16)
        let scene = """
            <scene><objects><viewController id="controller">
            \(margins(#"<view key="view" id="content">"# + rect(0, 0, 600, 600)))</view></viewController></objects></scene>
            """
        XCTAssertEqual(
            try frames(scene, tools: 10_117, device: nil, isStoryboard: true)["box"],
            CGRect(x: 20, y: 0, width: 560, height: 600))
    }

    /// The left margin of a cell in a file of its own.
    private func side(
        width: Double, device: String, tools: Int, cell cellAttributes: String = "",
        content contentAttributes: String = ""
    ) throws -> CGFloat? {
        let content =
            #"<tableViewCellContentView key="contentView" id="content" \#(contentAttributes)>"# + rect(0, 0, width, 100)
        let cell =
            #"<tableViewCell id="cell" \#(cellAttributes)>"# + rect(0, 0, width, 100) + margins(content)
            + "</tableViewCellContentView></tableViewCell>"
        return try frames(cell, tools: tools, device: device)["box"]?.minX
    }

    // Stored frames: side margins of 20 points in cells of their own that are 414 and 438 points wide on a screen of
    // 414, and in one of 374 there, but 16 in a cell of 320; 15 in cells of 450 and 600 points on a screen of 375, but
    // 20 before Xcode 11.
    func testMarginsOfACellOfItsOwnGrowWithItsWidthUpToTheScreens() throws {
        XCTAssertEqual(try side(width: 438, device: "retina6_1", tools: 14_868), 20)
        XCTAssertEqual(try side(width: 414, device: "retina6_1", tools: 18_122), 20)
        XCTAssertEqual(try side(width: 374, device: "retina6_1", tools: 17_701), 20)
        XCTAssertEqual(try side(width: 320, device: "retina6_1", tools: 18_122), 16)
        XCTAssertEqual(try side(width: 450, device: "retina4_7", tools: 14_854), 15)
        XCTAssertEqual(try side(width: 600, device: "retina4_7", tools: 14_092), 20)
        XCTAssertEqual(try side(width: 375, device: "retina4_7", tools: 14_460), 16)
    }

    // Stored frames: 15 in all 28 files of builds from Xcode 11 to 16097, 16 in all 13 of builds from 17126.
    func testNarrowCellsOfTheirOwnHaveMarginsOf16SinceXcode12() throws {
        XCTAssertEqual(try side(width: 320, device: "retina4_7", tools: 16_097), 15)
        XCTAssertEqual(try side(width: 320, device: "retina4_7", tools: 17_126), 16)
        XCTAssertEqual(
            try side(
                width: 320, device: "retina4_7", tools: 16_097, content: #"layoutMarginsFollowReadableWidth="YES""#),
            15, "the readable width has the same margins")
    }

    // Stored frames: 20 points in a cell of 396 on a screen of 414, and 16 in one of 375 on a screen of 375, if both
    // the cell and its content preserve margins; 16 in a cell of 370 whose content follows the readable width; 15 if
    // only the content preserves them.
    func testACellThatPreservesMarginsHasThoseOfTheScreen() throws {
        let preserves = #"preservesSuperviewLayoutMargins="YES""#
        let follows = #"layoutMarginsFollowReadableWidth="YES""#
        XCTAssertEqual(
            try side(width: 396, device: "retina6_1", tools: 17_701, cell: preserves, content: preserves), 20)
        XCTAssertEqual(
            try side(width: 375, device: "retina4_7", tools: 17_701, cell: preserves, content: preserves), 16)
        XCTAssertEqual(try side(width: 370, device: "retina4_7", tools: 18_122, content: follows), 16)
        XCTAssertEqual(try side(width: 600, device: "retina4_7", tools: 14_810, content: preserves), 15)
    }

    // Stored frames: 16 in tables 300 and 320 points wide on screens of 414 and 320 with Xcode 13 and 14; earlier 20 in
    // one of 390 on a screen of 414.
    func testMarginsOfACellGoByTheTablesWidthSinceXcode13() throws {
        func side(table width: Double, device: String, tools: Int) throws -> CGFloat? {
            let content = #"<tableViewCellContentView key="contentView" id="content">"# + rect(0, 0, width, 100)
            let cell =
                #"<tableViewCell id="cell">"# + rect(0, 0, width, 100) + margins(content)
                + "</tableViewCellContentView></tableViewCell>"
            let table = #"<tableView id="table">"# + rect(0, 0, width, 600) + "<prototypes>\(cell)</prototypes>"
            return try frames(table + "</tableView>", tools: tools, device: device)["box"]?.minX
        }
        XCTAssertEqual(try side(table: 300, device: "retina6_1", tools: 19_162), 16)
        XCTAssertEqual(try side(table: 320, device: "retina4_0", tools: 21_701), 16)
        XCTAssertEqual(try side(table: 414, device: "retina6_1", tools: 19_162), 20)
        XCTAssertEqual(try side(table: 390, device: "retina6_1", tools: 18_122), 20)
        XCTAssertEqual(try side(table: 320, device: "retina4_0", tools: 17_701), 15)
        // Stored frames of two projects each: 20 on screens of 393 since Xcode 14.3, and on screens of 390 until Xcode
        // 16.2, then 16.
        XCTAssertEqual(try side(table: 390, device: "retina6_0", tools: 22_155), 20)
        XCTAssertEqual(try side(table: 390, device: "retina6_0", tools: 23_727), 16)
        XCTAssertEqual(try side(table: 390, device: "retina6_0", tools: 24_128), 16)
        XCTAssertEqual(try side(table: 393, device: "retina6_12", tools: 21_507), 16)
        XCTAssertEqual(try side(table: 393, device: "retina6_12", tools: 22_505), 20)
    }

    // UIKit: margins that preserve the superview's are at least as large. Stored frames: a content view with a stored
    // margin of 8 above has the cell's 11.
    func testAContentViewPreservesTheMarginsOfItsCell() throws {
        let content = """
            <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="content">
            \(rect(0, 0, 375, 100))<edgeInsets key="layoutMargins" top="8" left="30" bottom="8" right="8"/>
            """
        let cell =
            #"<tableViewCell id="cell">"# + rect(0, 0, 375, 100) + margins(content)
            + "</tableViewCellContentView></tableViewCell>"
        XCTAssertEqual(try frames(cell)["box"], CGRect(x: 30, y: 11, width: 329, height: 78))
    }

    // Stored frames: the content of a cell 112 points high has a stored height of 43, but its subviews extend to 111.5;
    // that of a cell 380 points wide has a stored width of 320, but its subviews extend to 380. Content that is shorter
    // by a separator is kept.
    func testContentThatIsTooSmallIsAsLargeAsItsCell() throws {
        func frame(noted: Double, accessory: String = "none") throws -> CGRect? {
            let content = #"<tableViewCellContentView key="contentView" id="content">"# + rect(0, 0, 320, noted)
            return try frames(
                """
                <tableViewCell accessoryType="\(accessory)" id="cell">\(rect(0, 0, 380, 112))\(content)<subviews>\(box("box"))</subviews>
                <constraints>\(fill("box", "content"))</constraints></tableViewCellContentView></tableViewCell>
                """, tools: 7_706, device: nil)["box"]
        }
        XCTAssertEqual(try frame(noted: 43), CGRect(x: 0, y: 0, width: 380, height: 111.5))
        XCTAssertEqual(try frame(noted: 43, accessory: "checkmark")?.width, 320)
        XCTAssertEqual(try frame(noted: 111)?.height, 111)
        XCTAssertEqual(try frame(noted: 111.5), CGRect(x: 0, y: 0, width: 320, height: 111.5))
    }

    func testViewsOfBarItemsAreLaidOut() throws {
        let title = """
            <view key="titleView" id="title">\(rect(0, 0, 240, 33))<subviews>\(box("box"))</subviews>
            <constraints>\(fill("box", "title"))</constraints></view>
            """
        let scene = """
            <scene><objects><viewController id="controller"><view key="view" id="root">\(rect(0, 0, 375, 667))</view>
            <navigationItem key="navigationItem" id="item">\(title)</navigationItem></viewController></objects></scene>
            """
        XCTAssertEqual(try frames(scene, isStoryboard: true)["box"], CGRect(x: 0, y: 0, width: 240, height: 33))
    }

    // UIKit: views tied to the frame guide do not scroll; views tied to the content guide determine the content size.
    func testTheGuidesOfAScrollViewAreItsContentAndItsFrame() throws {
        let guides =
            #"<viewLayoutGuide key="contentLayoutGuide" id="inner"/><viewLayoutGuide key="frameLayoutGuide" id="outer"/>"#
        let content = box("content", "", "<constraints>" + size("height", 500, "tall") + "</constraints>")
        let scroll = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews>\(content)</subviews>
            <constraints>\(fill("content", "inner"))\(tie("content", "width", "outer", "width"))</constraints>\(guides)</scrollView>
            """
        let frames = try frames(
            """
            <view id="root">\(rect(0, 0, 300, 200))<subviews>\(scroll)</subviews>
            <constraints>\(fill("scroll", "root"))</constraints></view>
            """)
        XCTAssertEqual(frames["content"], CGRect(x: 0, y: 0, width: 300, height: 500))
    }

    // Stored frames: standard spacing to a safe area, stored as 20 points, is 0.
    func testTheSystemsSpacingBesideASafeAreaIsNone() throws {
        let symbolic = #"constant="20" symbolic="YES""#
        let frames = try frames(
            """
            <view id="root">\(rect(0, 0, 375, 200))<subviews>\(box("box"))</subviews><constraints>
            \(tie("box", "leading", "safe", "leading", symbolic))\(tie("box", "top", "root", "top", symbolic))
            \(tie("box", "trailing", "root", "trailing"))\(tie("box", "bottom", "root", "bottom"))</constraints>
            <viewLayoutGuide key="safeArea" id="safe"/></view>
            """)
        XCTAssertEqual(frames["box"], CGRect(x: 0, y: 20, width: 375, height: 180))
    }

    // The canvas of Xcode 6 and 7 has any size class: only the default variation applies to it.
    func testVariationsForSizeClassesNeedADevice() throws {
        let content = """
            <view id="root">\(rect(0, 0, 600, 600))<subviews>\(box("box"))</subviews><constraints>
            \(tie("box", "top", "root", "top"))\(tie("box", "bottom", "root", "bottom"))\(tie("box", "trailing", "root", "trailing"))
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10">
            <variation key="widthClass=compact" constant="20"/></constraint></constraints></view>
            """
        XCTAssertEqual(try frames(content, tools: 7_702, device: nil)["box"]?.minX, 10)
        XCTAssertEqual(try frames(content)["box"]?.minX, 20)
        XCTAssertEqual(try frames(content, device: "retina5_5", orientation: "landscape")["box"]?.minX, 10)
    }
}
