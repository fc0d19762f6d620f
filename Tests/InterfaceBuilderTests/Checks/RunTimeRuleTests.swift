import InterfaceBuilder
import UIKitLayout
import XCTest

/// Faults that are absent at run time, or that only affect the layout at design time, have a lower level or no finding.
nonisolated final class RunTimeRuleTests: XCTestCase {}

extension RunTimeRuleTests {
    private typealias File = CheckedFile

    private func owner(of object: String) -> String {
        """
        <placeholder id="-1" customClass="Owner"><connections>
        <outlet property="object" destination="\(object)" id="o"/></connections></placeholder>
        """
    }

    // MARK: Fixed frames

    // The file has the width of a screen of 375 points. On wider screens, a view at the left is still in the right
    // place; a centred, right or wide view is not.
    func testAFixedFrameIsANoteWhereItStaysRight() throws {
        func level(_ x: Double, _ width: Double, _ more: String = "", in container: String? = nil) throws -> [String] {
            let view = """
                <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fixed" \(more)>\(rect(x, 9, width, 40))
                </view>
                """
            guard let container else { return try found(File.storyboard(File.scene(view)), only: "no-constraints") }
            let content = rect(0, 0, 375, 60) + "<subviews>\(view)</subviews>" + File.inside(container)
            let scene = File.scene(box("box", "", content), File.corner("box", "root-controller"))
            return try found(File.storyboard(scene), only: "no-constraints")
        }
        let (note, warning) = (["note no-constraints fixed"], ["warning no-constraints fixed"])
        for (x, width) in [(137.5, 100.0), (300, 60), (16, 343)] {
            XCTAssertEqual(try level(x, width), warning, "\(x)")
        }
        XCTAssertEqual(try level(16, 100), note)
        XCTAssertEqual(try level(300, 60, #"hidden="YES""#), note)
        XCTAssertEqual(try level(300, 60, in: size("width", 375, "w")), note)
        XCTAssertEqual(try level(300, 60, in: size("height", 60, "h")), warning)
    }

    // Xcode flags no view that no constraint names if the file contains the view's autoresizing mask.
    func testAViewThatFollowsItsMaskIsNotAmbiguous() throws {
        func label(_ mask: String) -> String { File.xib(File.root(File.label("Text", "label", "", mask), "")) }
        XCTAssertEqual(try found(label(""), only: "ambiguous"), ["error ambiguous label"])
        let mask = #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
        XCTAssertEqual(try found(label(rect(17, 11, 40, 20) + mask), only: "ambiguous"), [])
    }

    // MARK: Views whose size code sets

    func testASizeThatAClassOrAnImageOfCodeDeterminesIsANote() throws {
        func image(_ outlet: String) -> String {
            let view = #"<imageView translatesAutoresizingMaskIntoConstraints="NO" id="image"/>"#
            return File.xib(owner(of: outlet) + File.root(view, File.corner("image")))
        }
        XCTAssertEqual(try found(image("other"), only: "ambiguous"), ["error ambiguous image"])
        XCTAssertEqual(try found(image("image"), only: "ambiguous"), ["note ambiguous image"])
        func content(_ more: String) -> String {
            let inner = "<subviews>\(box("inner", more))</subviews>" + File.inside(fill("inner", "box"))
            return File.xib(File.root(box("box", "", inner), File.corner("box")))
        }
        XCTAssertEqual(try found(content(""), only: "ambiguous"), ["error ambiguous box"])
        XCTAssertEqual(try found(content(#"customClass="Badge""#), only: "ambiguous"), ["note ambiguous box"])
    }

    func testViewsInAnAmbiguousViewAreNotReportedAtOtherWidths() throws {
        let inner = "<subviews>\(File.sized("inner", 90, 20))</subviews>" + File.inside(File.corner("inner", "box"))
        let scene = File.scene(box("box", "", inner), tie("box", "top", "root-controller", "top"))
        let found = try found(File.storyboard(scene)) {
            ($0.rules, $0.conditions) = (["ambiguous", "outside"], [CheckCondition(width: 320)])
        }
        XCTAssertEqual(found, ["error ambiguous box"])
    }

    func testAPlaceholderForASizeIsNotOutsideAtRunTime() throws {
        func button(_ more: String) -> String {
            let ties = tie("box", "centerX", "root-controller", "centerX") + tie("box", "top", "root-controller", "top")
            return File.storyboard(File.scene(box("box", more, rect(7.5, 0, 360, 44)), ties))
        }
        let more = #"customClass="Button" placeholderIntrinsicWidth="360" placeholderIntrinsicHeight="44""#
        XCTAssertEqual(try found(button(more), only: "outside") { $0.conditions = [CheckCondition(width: 320)] }, [])
    }

    // The layout of a collection decides the sizes of its cells.
    func testAConflictWithTheSizeOfACollectionsCellIsAWarning() throws {
        func cell(_ attribute: String) -> String {
            let ties = fill("box", "cell")
            return File.xib(
                """
                <collectionViewCell id="cell">\(rect(0, 0, 334, 200))
                <view key="contentView" id="content">\(rect(0, 0, 334, 200))
                <subviews>\(box("box", "", rect(0, 0, 334, 200) + File.inside(size(attribute, 100, "s"))))</subviews></view>
                <constraints>\(ties)</constraints></collectionViewCell>
                """)
        }
        for attribute in ["width", "height"] {
            XCTAssertEqual(try found(cell(attribute), only: "conflict").count, 1, attribute)
            XCTAssertEqual(try checked(cell(attribute), only: "conflict").map(\.finding.level), [.warning], attribute)
        }
    }

    // MARK: Rounding

    // The stored frames satisfy 6 + 39.5 + 6.67 = 52 to a pixel: Xcode found no contradiction.
    func testASumThatDiffersByRoundingIsNoConflict() throws {
        func cell(_ bottom: Double) -> String {
            let view = box("box", "", rect(0, 6, 10, 39.5) + File.inside(size("height", 39.5, "h")))
            let ties =
                tie("box", "top", "content", "top", #"constant="6""#)
                + tie("content", "bottom", "box", "bottom", #"constant="\#(bottom)""#)
                + tie("box", "leading", "content", "leading")
            let content = File.cell(view, ties, height: 52).replacingOccurrences(
                of: rect(0, 0, 320, 51.5), with: rect(0, 0, 320, 52))
            return File.storyboard(File.table(content, rowHeight: "52"))
        }
        XCTAssertEqual(try found(cell(6.67), only: "conflict"), [])
        XCTAssertEqual(try found(cell(10), only: "conflict").count, 1)
    }
}
