import Foundation
import InterfaceBuilder
import UIKitLayout
import XCTest

/// Rules for views inside other views, at any depth.
nonisolated final class InnerFramesTests: XCTestCase {}

extension InnerFramesTests {
    private func view(_ subviews: String, _ constraints: String, tools: Int = 14_460, after: String = "") throws
        -> [String: CGRect]
    {
        try frames(
            """
            <view id="root">\(rect(0, 0, 300, 200))<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view>
            """ + after, tools: tools)
    }

    private func inset(_ id: String, _ outer: String, x: Double, y: Double) -> String {
        tie(id, "leading", outer, "leading", #"constant="\#(x)""#) + tie(id, "top", outer, "top", #"constant="\#(y)""#)
            + tie(outer, "trailing", id, "trailing") + tie(outer, "bottom", id, "bottom")
    }

    private func content(_ subviews: String, _ constraints: String) -> String {
        "<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>"
    }

    // UIKit: a constraint uses the coordinates of the view that holds it. The outer view is 200 × 160 at (100, 40).
    func testMultiplesOfPositionsCountFromTheViewThatHoldsTheConstraint() throws {
        let mark = box("mark", "", content("", size("width", 10, "w") + size("height", 10, "h")))
        let inner =
            tie("mark", "centerX", "outer", "centerX", #"multiplier="0.5""#)
            + tie("mark", "bottom", "outer", "bottom", #"multiplier="1:4" constant="2""#)
        let frames = try view(box("outer", "", content(mark, inner)), inset("outer", "root", x: 100, y: 40))
        XCTAssertEqual(frames["mark"], CGRect(x: 45, y: 32, width: 10, height: 10))
    }

    // UIKit: a view's safe area excludes the parts of it outside its superview's safe area; margins are measured from
    // it.
    func testTheSafeAreaReachesIntoViewsAtTheEdge() throws {
        func inner(y: Double, outer: String = "view") throws -> CGRect? {
            let held = """
                <\(outer) translatesAutoresizingMaskIntoConstraints="NO" id="outer">\(rect(0, y, 375, 300))
                \(content(box("box") + box("inner"), fill("box", "outer", "Margin") + fill("inner", "safe")))
                <viewLayoutGuide key="safeArea" id="safe"/></\(outer)>
                """
            return try frames(
                """
                <scene><objects><viewController id="controller"><view key="view" id="root">\(rect(0, 0, 375, 667))
                <subviews>\(held)</subviews>
                <constraints>\(tie("outer", "leading", "root", "leading"))\(tie("outer", "trailing", "root", "trailing"))
                \(tie("outer", "top", "root", "top", #"constant="\#(y)""#))\(tie("root", "bottom", "outer", "bottom", #"constant="\#(367 - y)""#))
                </constraints></view></viewController></objects></scene>
                """, isStoryboard: true)[outer == "view" ? "box" : "inner"]
        }
        XCTAssertEqual(try inner(y: 0), CGRect(x: 8, y: 28, width: 359, height: 264))
        XCTAssertEqual(try inner(y: 12), CGRect(x: 8, y: 16, width: 359, height: 276))
        XCTAssertEqual(try inner(y: 20), CGRect(x: 8, y: 8, width: 359, height: 284))
    }

    // Stored frames of a phone in landscape with a safe area inset of 50 points at each side: 70 points in a view with
    // margins of 20 that preserves its superview's, which are equal; 58 in a scroll view with margins of 8.
    func testTheSafeAreaIsInMarginsOnceAndReachesIntoWhatScrolls() throws {
        func sides(_ outer: String, _ attributes: String, margin: Double) throws -> CGRect? {
            func margins(_ width: Double) -> String {
                #"<edgeInsets key="layoutMargins" top="0" left="\#(width)" bottom="0" right="\#(width)"/>"#
            }
            let held = """
                <\(outer) translatesAutoresizingMaskIntoConstraints="NO" id="outer">\(rect(0, 0, 900, 50))<subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="inner">\(rect(0, 0, 900, 50))
                \(content(box("box"), fill("box", "inner", "Margin")))\(margins(margin))</view></subviews>
                <constraints>\(fill("inner", "outer"))\(tie("inner", "width", "outer", "width"))
                \(tie("inner", "height", "outer", "height"))</constraints></\(outer)>
                """
            return try frames(
                """
                <view preservesSuperviewLayoutMargins="YES" id="root">\(rect(0, 0, 900, 50))
                \(content(held, fill("outer", "root")))<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                </view>
                """, tools: 22_505, device: "retina5_9", orientation: "landscape")["box"]
        }
        let preserves = #"preservesSuperviewLayoutMargins="YES""#
        XCTAssertEqual(try sides("view", preserves, margin: 20)?.minX, 70)
        XCTAssertEqual(try sides("view", preserves, margin: 20)?.maxX, 830)
        XCTAssertEqual(try sides("scrollView", "", margin: 8)?.minX, 58)
    }

    // UIKit: while no keyboard is shown, the keyboard layout guide begins at the bottom of the safe area.
    func testTheKeyboardsGuideBeginsWhereTheSafeAreaEnds() throws {
        let frames = try frames(
            """
            <scene><objects><viewController id="controller"><view key="view" id="root">\(rect(0, 0, 375, 812))
            <subviews>\(box("box"))</subviews><viewLayoutGuide key="keyboard" id="keyboard"/>
            <constraints>\(tie("box", "top", "root", "top"))\(tie("keyboard", "top", "box", "bottom"))
            \(tie("box", "leading", "root", "leading"))\(tie("box", "trailing", "root", "trailing"))</constraints>
            </view></viewController></objects></scene>
            """, tools: 19_455, device: "retina5_9", isStoryboard: true)
        XCTAssertEqual(frames["box"], CGRect(x: 0, y: 0, width: 375, height: 778))
    }

    // UIKit: at most 672 points of text at the default text size.
    func testMarginsCanFollowTheReadableWidth() throws {
        let frames = try frames(
            """
            <view layoutMarginsFollowReadableWidth="YES" id="root">\(rect(0, 0, 1000, 200))<subviews>\(box("box"))</subviews>
            <constraints>\(fill("box", "root", "Margin"))</constraints></view>
            """, device: "ipad9_7")
        XCTAssertEqual(frames["box"]?.minX, 164)
        XCTAssertEqual(frames["box"]?.width, 672)
    }

    // Interface Builder stores the intrinsic size of a custom class that it has run.
    func testADesignableViewWantsTheSizeThatWasNoted() throws {
        let noted = """
            </objects><designables><designable name="own"><size key="intrinsicContentSize" width="65" height="16"/></designable>
            </designables><objects>
            """
        let own = box("own", #"customClass="OwnView""#)
        let corner = tie("own", "top", "root", "top") + tie("own", "leading", "root", "leading")
        XCTAssertEqual(try view(own, corner, after: noted)["own"]?.size, CGSize(width: 65, height: 16))
    }

    // Stored frames: 225.5 × 41 points in a label with any number of lines, for which the width of its whole text is
    // stored.
    func testADesignableLabelOfSeveralLinesDoesNotWantTheSizeOfOne() throws {
        let noted = """
            </objects><designables><designable name="own"><size key="intrinsicContentSize" width="406.5" height="20.5"/>
            </designable></designables><objects>
            """
        func size(lines: Int) throws -> CGSize? {
            let own = """
                <label numberOfLines="\(lines)" customClass="OwnLabel" translatesAutoresizingMaskIntoConstraints="NO" id="own">
                \(rect(0, 0, 225.5, 41))</label>
                """
            let corner = tie("own", "top", "root", "top") + tie("own", "leading", "root", "leading")
            return try view(own, corner, after: noted)["own"]?.size
        }
        XCTAssertEqual(try size(lines: 0), CGSize(width: 225.5, height: 41))
        XCTAssertEqual(try size(lines: 1), CGSize(width: 406.5, height: 20.5))
    }

    // Stored frames: a slider's frame equals its alignment rectangle in 2 sliders of Xcode 26; before, it was 2 points
    // wider at each side.
    func testSlidersOfXcode26HaveNoInsets() throws {
        let slider =
            #"<slider translatesAutoresizingMaskIntoConstraints="NO" id="slider">\#(rect(0, 0, 99, 34))</slider>"#
        let constraints = inset("slider", "root", x: 20, y: 20)
        XCTAssertEqual(try view(slider, constraints)["slider"], CGRect(x: 18, y: 20, width: 284, height: 181))
        XCTAssertEqual(
            try view(slider, constraints, tools: 24_127)["slider"], CGRect(x: 20, y: 20, width: 280, height: 180))
    }

    // Stored frames: a hidden button in a stack view, stored at (99, 0), which no constraint determines.
    func testAHiddenViewInAStackStaysWhereItWas() throws {
        let hidden = #"<button hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="hidden">"#
        let stack = """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>\(box("shown"))
            \(hidden)\(rect(99, 0, 90, 70))</button></subviews></stackView>
            """
        let frames = try view(stack, fill("stack", "root"))
        XCTAssertEqual(frames["hidden"], CGRect(x: 99, y: 0, width: 90, height: 70))
        XCTAssertEqual(frames["shown"], CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    // Stored frames: a view 74 points high, centred in 73, extends from -0.667 to 73.667 with three pixels per point,
    // since both edges are halfway between two pixels (Unstoppable, `ChatListCell.xib`); likewise in 3 labels with
    // negative positions in a scroll view with two pixels per point (IQKeyboardManager, `SpecialCase.storyboard`).
    func testEdgesHalfwayBetweenPixelsGoAwayFromZero() throws {
        func frame(height: Double, scale: CGFloat) throws -> CGRect? {
            let ties = ["centerX", "centerY", "width"].map { tie("box", $0, "root", $0) }.joined()
            return try UITraitCollection(displayScale: scale).callAsCurrent {
                try view(box("box", "", content("", size("height", height, "h"))), ties)["box"]
            }
        }
        let thirds = try XCTUnwrap(frame(height: 201, scale: 3))
        XCTAssertEqual(thirds.minY, -2.0 / 3, accuracy: 1e-6)
        XCTAssertEqual(thirds.maxY, 200 + 2.0 / 3, accuracy: 1e-6)
        XCTAssertEqual(try frame(height: 200.5, scale: 2), CGRect(x: 0, y: -0.5, width: 300, height: 201))
    }
}
