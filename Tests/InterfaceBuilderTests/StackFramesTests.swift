import Foundation
import InterfaceBuilder
import XCTest

/// The effects of UIKit's constraints for stack views, with the priorities that its logs show.
nonisolated final class StackFramesTests: XCTestCase {}

extension StackFramesTests {
    private func stack(_ attributes: String, _ content: String) -> String {
        """
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack" \(attributes)><subviews>\(content)</subviews></stackView>
        """
    }

    private func view(_ subviews: String, _ constraints: String) throws -> [String: CGRect] {
        try frames(
            """
            <view id="root">\(rect(0, 0, 300, 200))<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view>
            """)
    }

    private func sized(_ id: String, _ width: Double, _ height: Double) -> String {
        box(
            id, "",
            "<constraints>" + size("width", width, id + "w") + size("height", height, id + "h") + "</constraints>")
    }

    // `UISV-canvas-fit`: the stack has a length of 0, at priority 49. Stored frames: a bar of buttons beside a list.
    func testAStackWithEqualSpacingIsAsShortAsItCanBe() throws {
        for distribution in ["equalSpacing", "equalCentering"] {
            let frames = try view(
                box("list")
                    + stack(#"distribution="\#(distribution)" spacing="24""#, sized("a", 30, 20) + sized("b", 30, 20)),
                tie("list", "leading", "root", "leading") + tie("stack", "leading", "list", "trailing")
                    + tie("root", "trailing", "stack", "trailing") + tie("stack", "top", "root", "top")
                    + tie("list", "top", "root", "top") + tie("list", "bottom", "root", "bottom"))
            XCTAssertEqual(frames["stack"], CGRect(x: 216, y: 0, width: 84, height: 20), distribution)
            XCTAssertEqual(frames["list"]?.width, 216, distribution)
        }
    }

    // Stored frames: a stack view filled by its class keeps the stored size, whatever contains it.
    func testAStackWithoutViewsIsAsLargeAsStored() throws {
        let stack = """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(rect(5, 6, 252, 44))</stackView>
            """
        let frames = try view(
            stack + box("beside"),
            tie("stack", "leading", "root", "leading") + tie("stack", "top", "root", "top")
                + tie("beside", "leading", "stack", "trailing") + tie("beside", "top", "stack", "bottom")
                + tie("beside", "trailing", "root", "trailing") + tie("beside", "bottom", "root", "bottom"))
        XCTAssertEqual(frames["stack"], CGRect(x: 0, y: 0, width: 252, height: 44))
        XCTAssertEqual(frames["beside"], CGRect(x: 252, y: 44, width: 48, height: 156))
    }

    // Stored frames: an empty stack view is 50 points thick at the end of one that is 177 long; it keeps its stored
    // length, and its neighbour is stretched.
    func testAStackWithoutViewsIsAsLargeAsStoredByMeasuredSizes() throws {
        let empty =
            #"<stackView translatesAutoresizingMaskIntoConstraints="NO" id="empty">\#(rect(586, 0, 50, 177))</stackView>"#
        let first =
            #"<stackView alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="first"><subviews>"#
            + sized("box", 44, 44) + "</subviews></stackView>"
        let last =
            #"<stackView axis="vertical" alignment="bottom" translatesAutoresizingMaskIntoConstraints="NO" id="last"><subviews>"#
            + empty + "</subviews></stackView>"
        let frames = try frames(
            """
            <view id="root">\(rect(0, 0, 636, 313))<subviews>
            \(stack(#"axis="vertical" spacing="16""#, first + last))</subviews>
            <constraints>\(fill("stack", "root"))</constraints></view>
            """, intrinsicSizes: .measured)
        XCTAssertEqual(frames["first"], CGRect(x: 0, y: 0, width: 636, height: 120))
        XCTAssertEqual(frames["last"], CGRect(x: 0, y: 136, width: 636, height: 177))
        XCTAssertEqual(frames["empty"], CGRect(x: 586, y: 0, width: 50, height: 177))
    }

    // Stored frames: a spacer with only a height constraint is 240 points wide in a stack view that centres it, the
    // width of views in Interface Builder's library.
    func testAViewIsAsThickAsStoredWhereNothingSaysHowThickItIs() throws {
        for intrinsicSizes in [IntrinsicSizes.design, .measured] {
            let spacer = """
                <view translatesAutoresizingMaskIntoConstraints="NO" id="spacer">\(rect(73.5, 120, 240, 10))
                <constraints>\(size("height", 10, "sh"))</constraints></view>
                """
            let frames = try frames(
                """
                <view id="root">\(rect(0, 0, 387, 200))<subviews>
                \(stack(#"axis="vertical" alignment="center""#, sized("box", 180, 120) + spacer))</subviews>
                <constraints>\(tie("stack", "leading", "root", "leading") + tie("stack", "top", "root", "top")
                    + tie("root", "trailing", "stack", "trailing"))</constraints></view>
                """, intrinsicSizes: intrinsicSizes)
            XCTAssertEqual(frames["spacer"], CGRect(x: 73.5, y: 120, width: 240, height: 10))
        }
    }

    // Stored frames: an effect view is 95 points wide around a label that requires less.
    func testAnEffectViewIsAsLargeAsItWasInAStack() throws {
        let effect = """
            <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="effect">\(rect(0, 0, 95, 18))</visualEffectView>
            """
        let frames = try frames(
            """
            <view id="root">\(rect(0, 0, 387, 200))<subviews>
            \(stack(#"axis="vertical" alignment="top""#, effect))</subviews>
            <constraints>\(tie("stack", "leading", "root", "leading") + tie("stack", "top", "root", "top"))</constraints></view>
            """, intrinsicSizes: .measured)
        XCTAssertEqual(frames["effect"], CGRect(x: 0, y: 0, width: 95, height: 18))
    }

    // `UISV-ambiguity-suppression`: a view that is not stretched has a thickness of 0, at priority 25.
    func testAViewThatWantsNoThicknessHasNone() throws {
        for alignment in ["center", "top", "bottom"] {
            let frames = try view(
                stack(#"alignment="\#(alignment)""#, sized("a", 100, 60) + box("b")), fill("stack", "root"))
            XCTAssertEqual(frames["b"]?.height, 0, alignment)
            XCTAssertEqual(frames["b"]?.width, 200, alignment)
        }
    }

    // `UISV-fill-proportionally`: each view gets its share of the length, relative to the intrinsic lengths and the
    // spacing, at priorities from 999 down: of 300 points the first gets 60 / 200, the second the rest.
    func testProportionalViewsHaveTheirPartOfTheStack() throws {
        let wanting = { (id: String, width: Int) in
            box(id, #"placeholderIntrinsicWidth="\#(width)" placeholderIntrinsicHeight="20""#)
        }
        let frames = try view(
            stack(#"distribution="fillProportionally" spacing="20""#, wanting("a", 60) + wanting("b", 120)),
            fill("stack", "root"))
        XCTAssertEqual(frames["a"], CGRect(x: 0, y: 0, width: 90, height: 200))
        XCTAssertEqual(frames["b"], CGRect(x: 110, y: 0, width: 190, height: 200))
    }

    // Stored frames: Interface Builder draws an activity indicator that hides when stopped, and it takes space.
    func testAHiddenWheelKeepsItsRoomWhereItHidesItself() throws {
        func second(_ attributes: String) throws -> CGRect? {
            let wheel = """
                <activityIndicatorView hidden="YES" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="wheel">
                \(rect(0, 0, 300, 20))</activityIndicatorView>
                """
            return try view(stack(#"axis="vertical""#, wheel + box("second")), fill("stack", "root"))["second"]
        }
        XCTAssertEqual(try second(#"hidesWhenStopped="YES""#)?.minY, 20)
        XCTAssertEqual(try second("")?.minY, 0)
    }

    // Stored frames: in the rows of two files of Xcode 11 and 12, a multi-line label gets half of the width less the
    // gap, 141 of 290 points and 140 of 288, whatever its text requires; but not if its preferred width is stored, nor
    // since Xcode 13.
    func testLabelsOfSeveralLinesShareTheWidthOfARow() throws {
        func label(_ width: Double, tools: Int, _ attributes: String = "") throws -> CGFloat? {
            let label = """
                <label text="DISCOUNT" numberOfLines="0" horizontalHuggingPriority="251" \(attributes)
                translatesAutoresizingMaskIntoConstraints="NO" id="label">\(rect(0, 0, 86, 20.5))
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                """
            return try frames(
                """
                <view id="root">\(rect(0, 0, width, 70))<subviews>
                \(stack(#"distribution="equalSpacing" alignment="top" spacing="8""#, label + sized("amount", 71, 20.5)))</subviews>
                <constraints>\(fill("stack", "root"))</constraints></view>
                """, tools: tools, intrinsicSizes: .measured)["label"]?.width
        }
        XCTAssertEqual(try label(290, tools: 14_868), 141)
        XCTAssertEqual(try label(288, tools: 17_701), 140)
        XCTAssertEqual(try label(290, tools: 14_868, #"preferredMaxLayoutWidth="216""#), 86)
        XCTAssertEqual(try label(290, tools: 20_037), 86)
        XCTAssertEqual(try label(290, tools: 0), 86)
        XCTAssertEqual(try label(290, tools: 14_868, #"horizontalCompressionResistancePriority="1000""#), 141)
    }

    // Stored frames: of two labels in 86 points that overlap by 5, the one with text, whose line is 54 points high, is
    // 41 high; the one without text keeps its height of 50.
    func testALabelWithoutTextIsAsLargeAsItWas() throws {
        let text = """
            <label text="…" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="text">\(rect(0, 0, 165, 41))
            <fontDescription key="fontDescription" type="system" weight="light" pointSize="45"/></label>
            """
        let empty = """
            <label verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="empty">\(rect(0, 36, 165, 50))
            <fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/></label>
            """
        let frames = try frames(
            """
            <view id="root">\(rect(0, 0, 165, 86))<subviews>\(stack(#"axis="vertical" spacing="-5""#, text + empty))</subviews>
            <constraints>\(fill("stack", "root"))</constraints></view>
            """, tools: 20_037, intrinsicSizes: .measured)
        XCTAssertEqual(frames["text"]?.height, 41)
        XCTAssertEqual(frames["empty"], CGRect(x: 0, y: 36, width: 165, height: 50))
    }

    // Stored frames: an image view without an image, 24 × 47.5 points, gives its height to the title that it is centred
    // on.
    func testAnImageViewWithoutAnImageIsAsLargeAsItWas() throws {
        let image = """
            <imageView verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="image">\(rect(0, 0, 24, 47.5))
            <constraints>\(size("width", 24, "iw"))</constraints></imageView>
            """
        let title = """
            <label text="Title" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            \(rect(40, 0, 195, 47.5))<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let frames = try frames(
            """
            <view id="root">\(rect(0, 0, 235, 70))<subviews>\(stack(#"alignment="top" spacing="16""#, image + title))</subviews>
            <constraints>\(tie("stack", "leading", "root", "leading") + tie("stack", "top", "root", "top")
                + tie("root", "trailing", "stack", "trailing") + tie("image", "centerY", "title", "centerY"))</constraints></view>
            """, tools: 20_037, intrinsicSizes: .measured)
        XCTAssertEqual(frames["image"], CGRect(x: 0, y: 0, width: 24, height: 47.5))
        XCTAssertEqual(frames["title"], CGRect(x: 40, y: 0, width: 195, height: 47.5))
        XCTAssertEqual(frames["stack"]?.height, 47.5)
    }

    // Stored frames: a stack view whose height nothing else determines is 118.5 points high, the heights of its two
    // views with 2 between.
    func testViewsWithoutALengthHaveTheProportionsThatTheyHad() throws {
        for intrinsicSizes in [IntrinsicSizes.design, .measured] {
            let frames = try frames(
                """
                <view id="root">\(rect(0, 0, 507, 267))<subviews>
                \(stack(#"axis="vertical" distribution="fillProportionally" spacing="2""#,
                    box("top", "", rect(0, 0, 507, 58)) + box("bottom", "", rect(0, 60, 507, 58.5))))</subviews>
                <constraints>\(tie("stack", "leading", "root", "leading") + tie("stack", "centerY", "root", "centerY")
                    + tie("root", "trailing", "stack", "trailing"))</constraints></view>
                """, intrinsicSizes: intrinsicSizes)
            XCTAssertEqual(frames["stack"]?.height, 118.5)
            XCTAssertEqual(frames["top"], CGRect(x: 0, y: 0, width: 507, height: 58))
            XCTAssertEqual(frames["bottom"], CGRect(x: 0, y: 60, width: 507, height: 58.5))
        }
    }

    // Stored frames: a spacer 38 points high keeps its neighbour at the same height, although that requires 13; of two
    // views of a column in 84 points, the one that is 34 high keeps its height, although the label that fills it
    // requires 20.5.
    func testPlainViewsInStackViewsKeepTheirSizes() throws {
        let spacer = #"<view translatesAutoresizingMaskIntoConstraints="NO" id="spacer">\#(rect(0, 0, 10, 38))</view>"#
        let image = box(
            "image", #"placeholderIntrinsicWidth="10" placeholderIntrinsicHeight="13" verticalHuggingPriority="251""#)
        let row = try frames(
            """
            <view id="root">\(rect(0, 0, 343, 38))<subviews>\(stack(#"alignment="center""#, innerStack(spacer + image)))</subviews>
            <constraints>\(fill("stack", "root"))</constraints></view>
            """, intrinsicSizes: .measured)
        XCTAssertEqual(row["inner"]?.height, 38)
        XCTAssertEqual(row["image"]?.height, 38)

        let label = """
            <label text="Label" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="label">
            \(rect(0, 0, 382, 34))<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let first = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="first">\(rect(0, 0, 382, 34))<subviews>\(label)</subviews>
            <constraints>\(fill("label", "first"))</constraints></view>
            """
        let second = box("second", #"placeholderIntrinsicWidth="46" placeholderIntrinsicHeight="30""#)
        let column = try frames(
            """
            <view id="root">\(rect(0, 0, 382, 84))<subviews>\(stack(#"axis="vertical" spacing="16""#, first + second))</subviews>
            <constraints>\(fill("stack", "root"))</constraints></view>
            """, intrinsicSizes: .measured)
        XCTAssertEqual(column["first"]?.height, 34)
        XCTAssertEqual(column["second"], CGRect(x: 0, y: 50, width: 382, height: 34))
    }

    private func innerStack(_ content: String) -> String {
        #"<stackView translatesAutoresizingMaskIntoConstraints="NO" id="inner"><subviews>\#(content)</subviews></stackView>"#
    }
}
