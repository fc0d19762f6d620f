import Foundation
import InterfaceBuilder
import UIKitLayout
import XCTest

/// Deliberately broken files: each has one fault, which the check must name.
final class CheckTests: XCTestCase {
    private func findings(_ content: String, width: CGFloat? = nil) throws -> [InterfaceFinding] {
        let path = try temporaryFile(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460">
            <objects>
            \(content)
            </objects></document>
            """)
        let file = try InterfaceFile(contentsOfFile: path)
        return try file.makeRoots().flatMap { $0.findings(width: width) }
            + file.makeRoots(intrinsicSizes: .design).flatMap { $0.staleFrames() }
    }

    /// A view of 300 × 200 points.
    private func root(_ subviews: String, _ constraints: String) -> String {
        """
        <view id="root">\(rect(0, 0, 300, 200))
        <subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints></view>
        """
    }

    /// A table cell with this in its content view.
    private func cell(_ subviews: String, _ constraints: String, height: Double = 100) -> String {
        """
        <tableViewCell id="cell">\(rect(0, 0, 320, height))
        <tableViewCellContentView key="contentView" id="content">\(rect(0, 0, 320, height - 0.5))
        <subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
        """
    }

    private func label(_ text: String, _ id: String = "label", _ more: String = "") -> String {
        """
        <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(more)>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    private func inside(_ constraints: String) -> String { "<constraints>\(constraints)</constraints>" }

    /// The kinds and objects of what is found.
    private func faults(_ content: String, width: CGFloat? = nil) throws -> [String] {
        try findings(content, width: width).map { "\($0.kind.rawValue) \($0.objectID)" }
    }

    // MARK: Conflicts

    func testConflictsAreNamedByTheirMinimalSet() throws {
        let edges = tie("box", "top", "root", "top") + tie("box", "leading", "root", "leading", #"id="lead""#)
        let cases: [(name: String, content: String, set: Set<String>)] = [
            (
                "two widths",
                root(
                    box(
                        "box", "", inside(size("width", 100, "w1") + size("width", 120, "w2") + size("height", 9, "h"))),
                    edges), ["w1", "w2"]
            ),
            (
                "a width and both sides",
                root(
                    box("box", "", inside(size("width", 100, "w1") + size("height", 9, "h"))),
                    edges + tie("box", "trailing", "root", "trailing", #"id="trail""#)),
                ["w1", "lead", "trail"]
            ),
            (
                "a minimum above a maximum",
                root(
                    box(
                        "box", "",
                        inside(
                            size("width", 100, "least", #"relation="greaterThanOrEqual""#)
                                + size("width", 90, "most", #"relation="lessThanOrEqual""#) + size("height", 9, "h"))),
                    edges),
                ["least", "most"]
            ),
            (
                "an aspect ratio and two sizes",
                root(
                    box(
                        "box", "",
                        inside(
                            size("width", 100, "w1") + size("height", 90, "h1")
                                + tie("box", "width", "box", "height", #"multiplier="2:1" id="ratio""#))), edges),
                ["w1", "h1", "ratio"]
            ),
            (
                "a ring of distances",
                root(
                    box("box", "", inside(size("width", 10, "w1") + size("height", 9, "h")))
                        + box("other", "", inside(size("width", 10, "w2") + size("height", 9, "h2"))),
                    edges + tie("other", "top", "root", "top")
                        + tie("other", "leading", "box", "trailing", #"constant="8" id="gap""#)
                        + tie("other", "leading", "box", "leading", #"constant="30" id="far""#)),
                ["w1", "gap", "far"]
            ),
        ]
        for (name, content, set) in cases {
            let conflicts = try findings(content).filter { $0.kind == .conflict }
            XCTAssertEqual(conflicts.count, 1, name)
            let named = Set(set.filter { conflicts.first?.message.contains("[\($0), line ") == true })
            XCTAssertEqual(named, set, "\(name): \(conflicts.first?.message ?? "")")
            let count = (conflicts.first?.message.components(separatedBy: ", line ").count ?? 1) - 2
            XCTAssertEqual(count, set.count, "\(name): nothing else is in the set")
        }
    }

    // Two conflicts in one file, each among its own.
    func testConflictsApartFromEachOtherAreNamedApart() throws {
        let edges = { (id: String) in tie(id, "top", "root", "top") + tie(id, "leading", "root", "leading") }
        let boxes = ["a", "b"].map { id in
            box(id, "", inside(size("width", 10, id + "1") + size("width", 20, id + "2") + size("height", 9, id + "h")))
        }
        let conflicts = try findings(root(boxes.joined(), edges("a") + edges("b"))).filter { $0.kind == .conflict }
        XCTAssertEqual(conflicts.count, 2)
        for (conflict, id) in zip(conflicts, ["a", "b"]) {
            XCTAssertTrue(conflict.message.contains("[\(id)1, line ") && conflict.message.contains("[\(id)2, line "))
            XCTAssertFalse(conflict.message.contains("[\(id == "a" ? "b" : "a")1, line "))
        }
    }

    // MARK: Ambiguity

    func testOpenPartsOfAFrameAreNamed() throws {
        let sized = box("box", "", inside(size("width", 10, "w") + size("height", 10, "h")))
        let cases: [(String, String, String)] = [
            ("no horizontal position", root(sized, tie("box", "top", "root", "top")), "horizontal position of"),
            ("no vertical position", root(sized, tie("box", "leading", "root", "leading")), "vertical position of"),
            (
                "no width",
                root(
                    box("box", "", inside(size("height", 10, "h"))),
                    tie("box", "top", "root", "top") + tie("box", "leading", "root", "leading")),
                "width of"
            ),
            (
                "no height",
                root(
                    box("box", "", inside(size("width", 10, "w"))),
                    tie("box", "top", "root", "top") + tie("box", "leading", "root", "leading")),
                "height of"
            ),
            (
                "only a minimum",
                root(
                    sized,
                    tie("box", "top", "root", "top")
                        + tie("box", "leading", "root", "leading", #"relation="greaterThanOrEqual""#)),
                "horizontal position of"
            ),
        ]
        for (name, content, words) in cases {
            let open = try findings(content).filter { $0.kind == .ambiguous }
            XCTAssertEqual(open.map(\.objectID), ["box"], name)
            XCTAssertEqual(open.first?.message.contains(words), true, "\(name): \(open.first?.message ?? "")")
        }
    }

    // MARK: Cells

    func testACellThatDoesNotKnowItsHeightIsToldWhereItsChainBreaks() throws {
        let sides = tie("label", "leading", "content", "leading") + tie("label", "trailing", "content", "trailing")
        let cases: [(String, String, String)] = [
            ("no bottom", cell(label("text"), sides + tie("label", "top", "content", "top")), "label \"text\" (label)"),
            (
                "no top", cell(label("text"), sides + tie("content", "bottom", "label", "bottom")),
                "nothing is tied to its top"
            ),
            (
                "only centred", cell(label("text"), sides + tie("label", "centerY", "content", "centerY")),
                "what is centred"
            ),
            (
                "a chain that ends in the middle",
                cell(
                    label("text") + label("more", "second"),
                    sides + tie("label", "top", "content", "top") + tie("second", "top", "label", "bottom")
                        + tie("second", "leading", "content", "leading")), "label \"more\" (second)"
            ),
        ]
        for (name, content, words) in cases {
            let found = try findings(content).filter { $0.kind == .notSelfSizing }
            XCTAssertEqual(found.map(\.objectID), ["cell"], name)
            XCTAssertEqual(found.first?.message.contains(words), true, "\(name): \(found.first?.message ?? "")")
        }
    }

    func testACellWhoseChainHoldsIsNotComplainedOf() throws {
        let content = cell(
            label("text") + label("more", "second"),
            fill("label", "content").replacingOccurrences(
                of: #"firstAttribute="bottom" secondItem="content""#,
                with: #"firstAttribute="bottom" relation="lessThanOrEqual" secondItem="content""#)
                + tie("second", "top", "label", "bottom") + tie("second", "leading", "content", "leading")
                + tie("content", "bottom", "second", "bottom"), height: 41.5)
        XCTAssertEqual(try faults(content), [])
    }

    // MARK: Text, places, stored frames

    func testTextThatDoesNotFitIsFoundAtTheWidthsAtWhichItDoesNot() throws {
        let corner = tie("label", "top", "root", "top") + tie("label", "leading", "root", "leading")
        let sides = corner + tie("label", "trailing", "root", "trailing")
        let sentence = "A sentence of some length, for instance this one"
        XCTAssertEqual(try faults(root(label(sentence), sides), width: 500), [])
        XCTAssertEqual(try faults(root(label(sentence), sides), width: 200), ["cut-off label"])
        let low = label(sentence, "label", #"numberOfLines="0""#)
            .replacingOccurrences(of: "</label>", with: inside(size("height", 20, "h")) + "</label>")
        XCTAssertEqual(try faults(root(low, sides), width: 200), ["cut-off label"])
        XCTAssertEqual(try faults(root(low, sides), width: 500), [])
    }

    func testTextThatGetsSmallerAndLabelsThatTheirCellLaysOutAreNotCutOff() throws {
        let corner = tie("label", "top", "root", "top") + tie("label", "leading", "root", "leading")
        let sides = corner + tie("label", "trailing", "root", "trailing")
        let shrinking = label(String(repeating: "A long text ", count: 5), "label", #"adjustsFontSizeToFit="YES""#)
        XCTAssertEqual(try faults(root(shrinking, sides), width: 100), [])
        let builtIn = """
            <tableViewCell textLabel="label" style="IBUITableViewCellStyleSubtitle" id="cell">\(rect(0, 0, 320, 44))
            <tableViewCellContentView key="contentView" id="content">\(rect(0, 0, 320, 43.5))
            <subviews><label text="A title" id="label">\(rect(16, 5, 10, 20.5))</label></subviews>
            </tableViewCellContentView></tableViewCell>
            """
        XCTAssertEqual(try faults(builtIn), [])
        XCTAssertEqual(
            try faults(builtIn.replacingOccurrences(of: "textLabel=", with: "other=")), ["cut-off label"])
    }

    func testViewsThatReachOutAreFoundWithTheSide() throws {
        let wide = box("box", "", inside(size("width", 310, "w") + size("height", 10, "h")))
        let found = try findings(
            root(wide, tie("box", "top", "root", "top") + tie("box", "leading", "root", "leading")))
        XCTAssertEqual(found.map(\.kind), [.outside])
        XCTAssertEqual(found.first?.message.contains("10 points at the right"), true)
        let high = box("box", "", inside(size("width", 10, "w") + size("height", 10, "h")))
        let above = try findings(
            root(high, tie("box", "top", "root", "top", #"constant="-4""#) + tie("box", "leading", "root", "leading")))
        XCTAssertEqual(above.first?.message.contains("4 points at the top"), true)
    }

    func testAStoredFrameThatConstraintsDoNotGiveIsStale() throws {
        let content = rect(5, 0, 10, 10) + inside(size("width", 10, "w") + size("height", 10, "h"))
        let found = try findings(
            root(box("box", "", content), tie("box", "top", "root", "top") + tie("box", "leading", "root", "leading")))
        XCTAssertEqual(found.map(\.kind), [.storedFrame])
        XCTAssertEqual(found.first?.line, 5, "where the view stands")
        XCTAssertEqual(found.first?.message.contains("(5, 0, 10, 10), its constraints give (0, 0, 10, 10)"), true)
    }
}
