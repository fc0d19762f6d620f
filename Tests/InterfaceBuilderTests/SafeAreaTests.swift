import Foundation
import InterfaceBuilder
import XCTest

/// The safe areas of simulated devices and bars. "Stored frames" are those that Xcode itself wrote into public files;
/// the tables of the rules contain their numbers.
nonisolated final class SafeAreaTests: XCTestCase {}

extension SafeAreaTests {
    /// A view with a box tied to its safe area.
    private func view(_ height: Double, width: Double, _ attributes: String = "", more: String = "") -> String {
        """
        <view id="root" \(attributes)>\(rect(0, 0, width, height))<subviews>\(box("box"))</subviews>
        <constraints>\(fill("box", "safe"))</constraints><viewLayoutGuide key="safeArea" id="safe"/>\(more)</view>
        """
    }

    private func scene(
        _ height: Double, width: Double = 375, device: String, tools: Int, orientation: String = "portrait",
        controller: String = "", others: String = ""
    ) throws -> CGRect? {
        try frames(
            """
            <scene><objects><viewController id="controller">
            \(view(height, width: width, #"key="view""#))\(controller)</viewController></objects></scene>\(others)
            """, tools: tools, device: device, orientation: orientation, isStoryboard: true)["box"]
    }

    private func navigationController(_ more: String = "", target: String = "controller") -> String {
        """
        <scene><objects><navigationController id="navigation" \(more)>
        <navigationBar key="navigationBar" largeTitles="\(more.isEmpty ? "YES" : "NO")" id="bar"/><connections>
        <segue destination="\(target)" kind="relationship" relationship="rootViewController" id="rootSegue"/>
        </connections></navigationController></objects></scene>
        """
    }

    private func tabBarController(target: String) -> String {
        """
        <scene><objects><tabBarController id="tabs"><connections>
        <segue destination="\(target)" kind="relationship" relationship="viewControllers" id="tabSegue"/>
        </connections></tabBarController></objects></scene>
        """
    }

    // Stored frames: devices with a home button have a status bar until Xcode 10 and since Xcode 14.3.
    func testTheStatusBarDependsOnDeviceAndXcode() throws {
        XCTAssertEqual(try scene(667, device: "retina4_7", tools: 14_490)?.minY, 20)
        XCTAssertEqual(try scene(667, device: "retina4_7", tools: 15_505)?.minY, 0)
        XCTAssertEqual(try scene(667, device: "retina4_7", tools: 21_507)?.minY, 0)
        XCTAssertEqual(try scene(667, device: "retina4_7", tools: 21_701)?.minY, 20)
        XCTAssertEqual(try scene(667, device: "retina4_7", tools: 23_504)?.minY, 20)
        XCTAssertEqual(try scene(812, device: "retina5_9", tools: 19_455), CGRect(x: 0, y: 44, width: 375, height: 734))
        XCTAssertEqual(try scene(812, device: "retina5_9", tools: 22_505)?.minY, 50)
        XCTAssertEqual(try scene(926, width: 428, device: "retina6_7", tools: 18_122)?.minY, 44)
        XCTAssertEqual(try scene(844, width: 390, device: "retina6_0", tools: 21_225)?.minY, 47)
        XCTAssertEqual(try scene(852, width: 393, device: "retina6_12", tools: 23_504)?.minY, 59)
        XCTAssertEqual(try scene(852, width: 393, device: "retina6_12", tools: 23_727)?.minY, 118, "twice")
        // An unknown name, newer than the table, is resolved to a device whose screen has the size of the view.
        XCTAssertEqual(try scene(812, device: "no such device", tools: 22_505)?.minY, 50)
        XCTAssertEqual(try scene(700, device: "no such device", tools: 22_505)?.minY, 0)
    }

    // Stored frames of Xcode 26: 96 and 68 on a device with 48 and 34.
    func testXcode26CountsInsetsTwice() throws {
        XCTAssertEqual(
            try scene(896, width: 414, device: "retina6_1", tools: 24_127), CGRect(x: 0, y: 96, width: 414, height: 732)
        )
    }

    // For files that require a newer Xcode than exists, the version of Interface Builder's plug-in is used.
    func testTheVersionOfThePlugInCountsWhereThatOfTheFileIsNone() throws {
        let dependencies = #"<dependencies><plugIn identifier="IB" version="22685"/></dependencies>"#
        let path = try temporaryFile(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700.99.1234">
            <device id="retina6_5" orientation="portrait"/>\(dependencies)
            <objects>\(view(896, width: 414))</objects></document>
            """)
        let frames = try InterfaceFile(contentsOfFile: path).makeRoots(intrinsicSizes: .design)[0].frames()
        XCTAssertEqual(frames["box"], CGRect(x: 0, y: 44, width: 414, height: 818))
    }

    // Stored frames: a top-level view has the device's insets where it extends under bars; short ones had none until
    // Xcode 10.
    func testAViewOfItsOwnHasTheInsetsThatItReachesInto() throws {
        func box(_ height: Double, _ device: String, _ tools: Int) throws -> CGRect? {
            try frames(view(height, width: 414), tools: tools, device: device)["box"]
        }
        XCTAssertEqual(try box(896, "retina6_1", 18_122), CGRect(x: 0, y: 44, width: 414, height: 818))
        XCTAssertEqual(try box(76, "retina6_1", 19_529), CGRect(x: 0, y: 44, width: 414, height: 32))
        XCTAssertEqual(try box(818, "retina6_1", 19_162)?.maxY, 818)
        XCTAssertEqual(try box(496, "retina4_7", 14_113)?.minY, 20)
        XCTAssertEqual(try box(353, "retina4_7", 13_771)?.minY, 0)
        // AdGuard, ToastView.xib: the centre of the safe area is 5 points below that of the view.
        XCTAssertEqual(try box(80, "retina6_1", 14_490)?.midY, 45)
        XCTAssertEqual(try box(154, "retina4_7", 22_505)?.minY, 20)
    }

    // Stored frames: no inset at the bottom of a view 818 points high, which fits on the screen, 34 in one that is
    // wider than the screen (Nextcloud, NCShareAdvancePermissionFooter.xib). As in UIKit, the safe area of a view that
    // extends to the bottom of the screen ends above the home indicator.
    func testAViewThatReachesTheLowerEdgeEndsAboveTheHomeIndicator() throws {
        func box(_ height: Double, width: Double = 414, device: String, tools: Int = 19_529) throws -> CGRect? {
            try frames(view(height, width: width), tools: tools, device: device)["box"]
        }
        XCTAssertEqual(try box(296, width: 750, device: "retina6_1")?.maxY, 262)
        XCTAssertEqual(try box(818, device: "retina6_1"), CGRect(x: 0, y: 44, width: 414, height: 774))
        // Since Xcode 15 this does not depend on the available space (Delta, FollowUsFooterView.xib).
        XCTAssertEqual(try box(300, width: 393, device: "retina6_12", tools: 23_504)?.maxY, 266)
        XCTAssertEqual(try box(1000, device: "retina6_1"), CGRect(x: 0, y: 44, width: 414, height: 922))
        XCTAssertEqual(try box(1000, device: "retina5_5"), CGRect(x: 0, y: 0, width: 414, height: 1000))
    }

    // Stored frames: 88 and 83 with a navigation bar and a tab bar; a view that is shorter by opaque bars is between
    // them.
    func testBarsOfControllersTakeTheirRoom() throws {
        let bars = navigationController("toolbarHidden=\"YES\"") + tabBarController(target: "navigation")
        XCTAssertEqual(
            try scene(812, device: "retina5_9", tools: 15_505, others: bars),
            CGRect(x: 0, y: 88, width: 375, height: 641))
        XCTAssertEqual(
            try scene(554, device: "retina4_7", tools: 14_460, others: bars),
            CGRect(x: 0, y: 0, width: 375, height: 554))
        let tabs = tabBarController(target: "controller")
        XCTAssertEqual(
            try scene(618, device: "retina4_7", tools: 14_460, others: tabs),
            CGRect(x: 0, y: 20, width: 375, height: 598))
        let toolbar = navigationController(#"toolbarHidden="NO""#)
        XCTAssertEqual(try scene(667, device: "retina4_7", tools: 14_460, others: toolbar)?.maxY, 623)
        // UIKit: a large title adds 52 points to the navigation bar.
        XCTAssertEqual(
            try scene(667, device: "retina4_7", tools: 14_460, others: navigationController())?.minY, 116)
    }

    // Stored frames: 56 points for a navigation bar on a card, which is 54 points shorter than the screen.
    func testCardsHaveNoStatusBar() throws {
        let card = try scene(
            758, device: "retina5_9", tools: 15_505, others: navigationController("toolbarHidden=\"YES\""))
        XCTAssertEqual(card, CGRect(x: 0, y: 56, width: 375, height: 668))
        XCTAssertEqual(try scene(758, device: "retina5_9", tools: 15_505)?.minY, 0)
    }

    // Stored frames: the view begins below the bar, and ends with the screen even if the file stores a greater height.
    func testAnOpaqueBarLiesAboveTheView() throws {
        let frames = try frames(
            """
            <scene><objects><viewController id="controller"><layoutGuides>
            <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            <view key="view" id="root">\(rect(0, 64, 375, 667))<subviews>\(box("box"))\(box("low"))</subviews>
            <constraints>\(tie("box", "top", "top", "bottom"))\(tie("bottom", "top", "box", "bottom"))
            \(tie("box", "leading", "root", "leading"))\(tie("box", "trailing", "root", "trailing"))
            \(tie("low", "centerY", "root", "bottom"))\(tie("low", "leading", "root", "leading"))
            \(tie("low", "trailing", "root", "trailing"))\(tie("low", "height", "box", "height"))</constraints></view>
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>
            </viewController></objects></scene>
            """, tools: 11_542, device: nil, isStoryboard: true)
        XCTAssertEqual(frames["box"], CGRect(x: 0, y: 0, width: 375, height: 603))
        XCTAssertEqual(frames["low"]?.midY, 603)
    }

    // Stored frames: the guide is at 0 in a view stored 64 points lower; the bar's own attribute makes it opaque.
    func testAViewThatIsStoredBelowAnOpaqueBarOfItsNavigationControllerBeginsThere() throws {
        func top(y: Double, translucent: String) throws -> CGFloat? {
            try frames(
                """
                <scene><objects><viewController id="controller"><layoutGuides>
                <viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
                <view key="view" id="root">\(rect(0, y, 320, 568 - y))<subviews>\(box("box"))</subviews>
                <constraints>\(tie("box", "top", "top", "bottom"))</constraints></view></viewController></objects></scene>
                <scene><objects><navigationController id="navigation">
                <navigationBar key="navigationBar" translucent="\(translucent)" id="bar"/><connections>
                <segue destination="controller" kind="relationship" relationship="rootViewController" id="segue"/>
                </connections></navigationController></objects></scene>
                """, tools: 11_542, device: "retina4_0", isStoryboard: true)["box"]?.minY
        }
        XCTAssertEqual(try top(y: 64, translucent: "NO"), 0)
        XCTAssertEqual(try top(y: 0, translucent: "NO"), 64)
        XCTAssertEqual(try top(y: 0, translucent: "YES"), 64)
    }

    // Apple, Human Interface Guidelines: in landscape, phones with a notch have insets on both sides.
    func testInLandscapeTheSidesKeepClearOfTheCutOut() throws {
        XCTAssertEqual(
            try scene(375, width: 812, device: "retina5_9", tools: 15_505, orientation: "landscape"),
            CGRect(x: 44, y: 0, width: 724, height: 354))
    }

    // Interface Builder simulates bars above and below views in files of their own in the same way as for controllers.
    func testAViewOfItsOwnLiesBetweenTheBarsThatItNotes() throws {
        func boxFrame(notedBars bars: String) throws -> CGRect? {
            try frames(
                """
                <view id="root">\(rect(0, 0, 375, 667))<subviews>\(box("box"))</subviews>
                <constraints>\(fill("box", "safe"))</constraints><viewLayoutGuide key="safeArea" id="safe"/>\(bars)</view>
                """)["box"]
        }
        XCTAssertEqual(try boxFrame(notedBars: "")?.minY, 20)
        XCTAssertEqual(
            try boxFrame(
                notedBars: #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
                    + #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#),
            CGRect(x: 0, y: 64, width: 375, height: 554))
        XCTAssertEqual(
            try boxFrame(notedBars: #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="YES"/>"#)?
                .minY, 94)
    }

    // Stored frames: no inset above in a view that fills an iPad with rounded corners with Xcode 11, 24 points in one
    // with Xcode 16, whose file names an older iPad than the one that it fills.
    func testRoundedPadsHaveAStatusBarInSomeVersions() throws {
        func box(_ height: Double, width: Double, _ device: String, _ tools: Int) throws -> CGRect? {
            try frames(view(height, width: width), tools: tools, device: device)["box"]
        }
        XCTAssertEqual(
            try box(1194, width: 834, "ipad11_0rounded", 16_097), CGRect(x: 0, y: 0, width: 834, height: 1174))
        XCTAssertEqual(try box(1194, width: 834, "ipad11_0rounded", 23_504)?.minY, 24)
        XCTAssertEqual(try box(1133, width: 744, "ipad7_9", 23_504)?.minY, 24)
    }

    // UIKit's documentation of hidesBottomBarWhenPushed: "the bottom bar remains hidden until the view controller is popped".
    func testATabBarStaysHiddenInWhatIsPushedLater() throws {
        func maxY(_ attributes: String) throws -> CGFloat? {
            let first = """
                <scene><objects><viewController id="first"><connections>
                <segue destination="second" kind="show" id="a"/></connections></viewController></objects></scene>
                <scene><objects><viewController id="second" \(attributes)><connections>
                <segue destination="controller" kind="show" id="b"/></connections></viewController></objects></scene>
                <scene><objects><navigationController id="navigation"><connections>
                <segue destination="first" kind="relationship" relationship="rootViewController" id="c"/></connections>
                </navigationController></objects></scene>
                """
            return try scene(
                667, device: "retina4_7", tools: 14_460, others: first + tabBarController(target: "navigation"))?.maxY
        }
        XCTAssertEqual(try maxY(""), 618)
        XCTAssertEqual(try maxY(#"hidesBottomBarWhenPushed="YES""#), 667)
    }

    // Interface Builder stores the segue from which it infers a controller's bars if there are several.
    func testASegueThatTheFileNamesDecidesOnTheBars() throws {
        let others =
            """
            <scene><objects><navigationController id="navigation"><connections>
            <segue destination="first" kind="relationship" relationship="rootViewController" id="a"/></connections>
            </navigationController></objects></scene><scene><objects><viewController id="first"><connections>
            <segue destination="controller" kind="show" id="pushes"/></connections></viewController></objects></scene>
            <scene><objects><viewController id="second"><connections>
            <segue destination="controller" kind="presentation" id="presents"/></connections></viewController></objects></scene>
            """
        func minY(_ segue: String) throws -> CGFloat? {
            let decision =
                "</scenes><inferredMetricsTieBreakers><segue reference=\"\(segue)\"/></inferredMetricsTieBreakers><scenes>"
            return try scene(667, device: "retina4_7", tools: 14_460, others: others + decision)?.minY
        }
        XCTAssertEqual(try minY("pushes"), 64)
        XCTAssertEqual(try minY("presents"), 20)
    }

    // A navigation controller's bar is also shown above a controller that a container view embeds.
    func testAControllerInAContainerHasTheBarsOfItsNavigationController() throws {
        let container = """
            <scene><objects><viewController id="other"><connections>
            <segue destination="controller" kind="embed" id="segue"/></connections></viewController></objects></scene>
            """
        let bar = navigationController(#"toolbarHidden="YES""#)
        XCTAssertEqual(try scene(667, device: "retina4_7", tools: 14_460, others: container)?.minY, 20)
        XCTAssertEqual(try scene(667, device: "retina4_7", tools: 14_460, others: container + bar)?.minY, 64)
    }

    func testAPopoverLiesClearOfTheBars() throws {
        let popover = """
            <scene><objects><viewController id="other"><connections>
            <segue destination="controller" kind="popoverPresentation" id="segue"/></connections></viewController></objects></scene>
            """
        XCTAssertEqual(
            try scene(300, width: 200, device: "retina6_1", tools: 18_122, others: popover),
            CGRect(x: 0, y: 0, width: 200, height: 300))
    }
}
