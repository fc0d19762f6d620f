import Foundation
import InterfaceBuilder
import UIKitLayout
import XCTest

/// The sizes of system symbols and their alignment by constraints. "Stored frames" are those that Xcode itself wrote
/// into public files.
nonisolated final class SymbolFramesTests: XCTestCase {}

extension SymbolFramesTests {
    /// The frame of a view that constraints place at (100, 100) with the given side length.
    private func frame(
        _ view: String, _ attributes: String = "", _ content: String = "", side: Double, shapes: [(String, Int, Int)],
        tools: Int, device: String = "retina6_1"
    ) throws -> CGRect? {
        let images = shapes.map { #"<image name="\#($0)" catalog="system" width="\#($1)" height="\#($2)"/>"# }.joined()
        return try frames(
            """
            <view id="root">\(rect(0, 0, 400, 800))<subviews>
            <\(view) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="symbol">
            <constraints><constraint firstAttribute="width" constant="\(side)" id="w"/>
            <constraint firstAttribute="height" constant="\(side)" id="h"/></constraints>\(content)</\(view)></subviews><constraints>
            \(tie("symbol", "top", "root", "top", #"constant="100""#))
            \(tie("symbol", "leading", "root", "leading", #"constant="100""#))</constraints></view>
            """, tools: tools, device: device, images: images)["symbol"]
    }

    private func frame(
        of name: String, _ width: Int, _ height: Int, side: Double, tools: Int, device: String = "retina6_1",
        _ content: String = ""
    ) throws -> CGRect? {
        try frame(
            "imageView", #"image="\#(name)" catalog="system""#, content, side: side, shapes: [(name, width, height)],
            tools: tools, device: device)
    }

    private func placed(_ y: Double, _ side: Double, _ height: Double) -> CGRect {
        CGRect(x: 100, y: 100 + y, width: side, height: height)
    }

    // Stored frames: NetNewsWire, Inspector.storyboard; Clima of the App Brewery and of a copy; ByteCoin; VK of LolaChernysheva.
    func testSymbolsAreAlignedAsHighAsALineOfTheirText() throws {
        XCTAssertEqual(try frame(of: "safari", 128, 123, side: 25, tools: 24_506), placed(0.5, 25, 24))
        XCTAssertEqual(try frame(of: "sun.max", 128, 125, side: 120, tools: 22_505), placed(-0.5, 120, 120.5))
        XCTAssertEqual(try frame(of: "bitcoinsign.circle.fill", 128, 121, side: 80, tools: 16_096), placed(0.5, 80, 79))
        XCTAssertEqual(try frame(of: "person.3.fill", 71, 34, side: 50, tools: 15_705), placed(1.5, 50, 47))
    }

    // BookPlayer, Profile.storyboard: 22.5 points high with a constraint of 25, and 16.5 with one of 20.
    func testFlatSymbolsAreLowerThanConstraintsSay() throws {
        XCTAssertEqual(try frame(of: "person", 128, 117, side: 25, tools: 20_037)?.height, 22.5)
        XCTAssertEqual(try frame(of: "chevron.right", 96, 128, side: 20, tools: 20_037)?.height, 16.5)
    }

    // Hackers, ItemCell.xib: 58 points high with a constraint of 60, at 36 points; the frame here is half a point
    // shorter.
    func testTheTextsSizeCounts() throws {
        let configuration = """
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="36"/>
            """
        let height = try XCTUnwrap(frame(of: "safari", 128, 121, side: 60, tools: 17_701, configuration)?.height)
        XCTAssertEqual(height, 58, accuracy: 0.5)
    }

    // Three pixels per point: a playlist of Jeonbonggil, Main.storyboard, and SimpleWeather of a course, with image
    // references.
    func testSymbolsAreRoundedToThePixelsOfTheDevice() throws {
        try UITraitCollection(displayScale: 3).callAsCurrent {
            let xmark = try XCTUnwrap(frame(of: "xmark", 128, 113, side: 25, tools: 32_700, device: "retina6_12"))
            XCTAssertEqual(xmark.height, 20, accuracy: 0.01)
            XCTAssertEqual(xmark.minY, 102.67, accuracy: 0.01)
            let reference = #"<imageReference key="image" image="cloud.fill" catalog="system"/>"#
            let cloud = try XCTUnwrap(
                frame(
                    "imageView", "", reference, side: 35, shapes: [("cloud.fill", 128, 87)], tools: 22_155,
                    device: "retina6_12"))
            XCTAssertEqual(cloud.height, 30, accuracy: 0.01)
            XCTAssertEqual(cloud.minY, 102.67, accuracy: 0.01)
        }
    }

    // A shape with a height or width of 0 is invalid: the view has the frame that its constraints give.
    func testAShapeWithoutASideIsNone() throws {
        XCTAssertEqual(try frame(of: "xmark", 128, 0, side: 25, tools: 22_155), placed(0, 25, 25))
        XCTAssertEqual(try frame(of: "xmark", 0, 128, side: 25, tools: 22_155), placed(0, 25, 25))
    }

    // NetNewsWire, Main.storyboard: 29 points high with a constraint of 39. The view prefers small symbols.
    func testTheScaleOfAReferenceCountsBeforeTheViews() throws {
        func height(_ scale: String) throws -> CGFloat? {
            let content = """
                <imageReference key="image" image="chevron.down" catalog="system" \(scale)/>
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small" weight="regular"/>
                """
            return try frame(
                "imageView", "", content, side: 39, shapes: [("chevron.down", 128, 70)], tools: 24_506,
                device: "retina6_3"
            )?.height
        }
        XCTAssertEqual(try XCTUnwrap(height(#"symbolScale="medium""#)), 29, accuracy: 0.5)
        XCTAssertLessThan(try XCTUnwrap(height("")), 28)
    }

    // Stored frames: a copy of Clima of Xcode 15 (40 × 40 by constraints); BookPlayer, Player.storyboard, where buttons
    // remain 28 × 28.
    func testButtonsAreAlignedByTheImageBehindThem() throws {
        func button(_ image: String, _ name: String, _ width: Int, _ height: Int, side: Double) throws -> CGRect? {
            try frame(
                "button", #"buttonType="system""#, #"<state key="normal" \#(image)="\#(name)" catalog="system"/>"#,
                side: side, shapes: [(name, width, height)], tools: 22_505)
        }
        XCTAssertEqual(try button("backgroundImage", "location.circle.fill", 128, 123, side: 40), placed(0.5, 40, 39))
        XCTAssertEqual(try button("backgroundImage", "magnifyingglass", 128, 117, side: 40), placed(0.5, 40, 38.5))
        XCTAssertEqual(try button("image", "chevron.right", 96, 128, side: 28), placed(0, 28, 28))
        func referring(_ scale: String) throws -> CGRect? {
            let state = """
                <state key="normal">\
                <imageReference key="backgroundImage" image="magnifyingglass" catalog="system" \(scale)/></state>
                """
            return try frame("button", "", state, side: 40, shapes: [("magnifyingglass", 128, 117)], tools: 22_505)
        }
        XCTAssertEqual(try referring(""), placed(0.5, 40, 38.5))
        // A small symbol, and with it the button, is shorter by more than the line of text.
        let small = try XCTUnwrap(referring(#"symbolScale="small""#)?.height)
        XCTAssertLessThan(small, 38)
    }

    // The size of an unknown symbol is estimated if it is nearly as high as wide; for a flat one the error would be too
    // large.
    func testUnknownSymbolsAreAlignedByAnEstimate() throws {
        XCTAssertEqual(try frame(of: "unknown", 128, 123, side: 25, tools: 24_506), placed(0.5, 25, 24))
        XCTAssertEqual(try frame(of: "unknown", 128, 60, side: 25, tools: 24_506), placed(0, 25, 25))
    }

    // LoopKit, OverrideSelectionViewController.storyboard: a chevron of 12.5 × 16.5 points. Files store only the shape
    // of a symbol: the longer side of an unknown one is 1.2 × the point size, 17 by default.
    func testASymbolIsAsLargeAsItsFont() throws {
        func size(_ name: String, _ width: Int, _ height: Int, _ configuration: String = "") throws -> CGSize? {
            try frames(
                """
                <view id="root">\(rect(0, 0, 300, 200))<subviews>
                <imageView image="\(name)" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="symbol">
                \(configuration)</imageView></subviews><constraints>\(tie("symbol", "top", "root", "top"))
                \(tie("symbol", "leading", "root", "leading"))</constraints></view></objects><resources>
                <image name="\(name)" catalog="system" width="\(width)" height="\(height)"/></resources><objects>
                """, tools: 16_097, intrinsicSizes: .measured)["symbol"]?.size
        }
        func configured(_ attributes: String) -> String {
            #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" \#(attributes)/>"#
        }
        XCTAssertEqual(try size("chevron.right", 96, 128), CGSize(width: 12.5, height: 16.5))
        XCTAssertEqual(try size("chart", 128, 64)?.width, 20.5)
        XCTAssertEqual(
            try size("chart", 128, 64, configured(#"configurationType="pointSize" pointSize="30""#))?.width, 36)
        XCTAssertEqual(try size("chart", 128, 64, configured(#"scale="large""#))?.width, 26)
    }
}
