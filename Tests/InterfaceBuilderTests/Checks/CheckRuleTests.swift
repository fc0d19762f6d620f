import InterfaceBuilder
import UIKitLayout
import XCTest

/// Broken files with one fault each, and for each a similar correct file.
nonisolated final class CheckRuleTests: XCTestCase {}

extension CheckRuleTests {
    private typealias File = CheckedFile

    /// A broken file, the expected finding, and a similar correct file without a finding.
    private struct Pair {
        let name: String
        let broken: String
        let expected: [String]
        let correct: String
    }

    private func check(_ rule: String, _ pairs: [Pair], _ change: (inout InterfaceCheck) -> Void = { _ in }) throws {
        for pair in pairs {
            XCTAssertEqual(try found(pair.broken, only: rule, change), pair.expected, "\(rule): \(pair.name)")
            XCTAssertEqual(try found(pair.correct, only: rule, change), [], "\(rule), correct: \(pair.name)")
        }
    }

    // MARK: Conflicts

    /// Checks that each conflict names exactly its minimal set. The engine decides which member is broken.
    private func checkConflicts(_ pairs: [Pair]) throws {
        for pair in pairs {
            let conflicts = try checked(pair.broken, only: "conflict")
            XCTAssertEqual(conflicts.map(\.finding.level), [.error], pair.name)
            let places = conflicts.flatMap(\.finding.details).filter { $0.contains(", line ") }
            let named = places.compactMap { $0.components(separatedBy: ", ").dropLast().last }
            XCTAssertEqual(Set(named), Set(pair.expected), pair.name)
            XCTAssertEqual(try found(pair.correct, only: "conflict"), [], "correct: \(pair.name)")
        }
    }

    func testConstraintsThatContradictEachOtherAreConflicts() throws {
        let tall = size("height", 9, "h")
        func boxed(_ constraints: String, _ more: String = "") -> String {
            File.xib(File.root(box("box", "", File.inside(constraints + tall)), File.corner("box") + more))
        }
        let two = File.sized("a") + File.sized("b")
        try checkConflicts(
            [
                Pair(
                    name: "two widths", broken: boxed(size("width", 100, "w1") + size("width", 120, "w2")),
                    expected: ["w1", "w2"],
                    correct: boxed(size("width", 100, "w1") + size("width", 120, "w2", #"priority="999""#))),
                Pair(
                    name: "a minimum above a maximum",
                    broken: boxed(
                        size("width", 100, "w1", #"relation="greaterThanOrEqual""#)
                            + size("width", 90, "w2", #"relation="lessThanOrEqual""#)),
                    expected: ["w1", "w2"],
                    correct: boxed(
                        size("width", 100, "w1", #"relation="greaterThanOrEqual""#)
                            + size("width", 110, "w2", #"relation="lessThanOrEqual""#))),
                Pair(
                    name: "an aspect ratio and two sizes",
                    broken: boxed(
                        size("width", 100, "w1") + tie("box", "width", "box", "height", #"multiplier="2:1" id="r""#)),
                    expected: ["w1", "h", "r"],
                    correct: boxed(
                        size("width", 18, "w1") + tie("box", "width", "box", "height", #"multiplier="2:1" id="r""#))),
                Pair(
                    name: "a ring of distances",
                    broken: File.xib(
                        File.root(
                            two,
                            File.corner("a") + tie("b", "top", "root", "top")
                                + tie("b", "leading", "a", "trailing", #"constant="8" id="gap""#)
                                + tie("b", "leading", "a", "leading", #"constant="30" id="far""#))),
                    expected: ["a-w", "gap", "far"],
                    correct: File.xib(
                        File.root(
                            two,
                            File.corner("a") + tie("b", "top", "root", "top")
                                + tie("b", "leading", "a", "trailing", #"constant="8" id="gap""#)
                                + tie("b", "leading", "a", "leading", #"constant="18" id="far""#)))),
            ])
    }

    func testAConflictNamesItsMembersAndWhatMendsIt() throws {
        let content = File.inside(size("width", 100, "w1") + size("width", 120, "w2") + size("height", 9, "h"))
        let found = try checked(
            File.xib(File.root(box("box", "", content), File.corner("box"))), only: "conflict")
        let message = try XCTUnwrap(found.first?.message)
        XCTAssertTrue(message.contains(#""view (box).width == 100" contradicts "view (box).width == 120""#), message)
        XCTAssertEqual(found.first?.finding.details.contains { $0.contains("priority to 999") }, true)
    }

    // UIKit rounds baselines to pixels: a label of 17 points and one of 15 that are centred have baselines half a point apart.
    func testAConflictOfBaselinesInTheStoredSizeIsANote() throws {
        let small = File.label("Small", "b").replacingOccurrences(of: #"pointSize="17""#, with: #"pointSize="15""#)
        let ties =
            File.corner("a") + tie("b", "leading", "a", "trailing") + tie("b", "centerY", "a", "centerY")
            + tie("b", "firstBaseline", "a", "firstBaseline")
        let scene = File.storyboard(
            File.scene(
                File.label("Large", "a") + small, ties.replacingOccurrences(of: #""root""#, with: #""root-controller""#)
            ))
        XCTAssertEqual(try found(scene, only: "conflict").map { $0.prefix(13) }, ["note conflict"])
    }

    // A width that conflicts only with a required intrinsic size: the message never lists a single constraint.
    func testAContentSizeThatIsRequiredIsNamedAsUIKitNamesIt() throws {
        let more = #"horizontalCompressionResistancePriority="1000""#
        let label = File.label("A rather long text", "label", more, File.inside(size("width", 20, "w")))
        let found = try checked(File.xib(File.root(label, File.corner("label"))), only: "conflict")
        XCTAssertEqual(found.count, 1)
        XCTAssertEqual(found.first?.message.contains("NSContentSizeLayoutConstraint"), true, "\(found)")
    }

    // MARK: Ambiguity

    func testAViewWithAnOpenPositionOrSizeIsAmbiguous() throws {
        let sized = File.sized()
        let correct = File.xib(File.root(sized, File.corner("box")))
        func boxed(_ constraints: String) -> String {
            File.xib(File.root(box("box", "", File.inside(constraints)), File.corner("box")))
        }
        func open(_ name: String, _ broken: String) -> Pair {
            Pair(name: name, broken: broken, expected: ["error ambiguous box"], correct: correct)
        }
        try check(
            "ambiguous",
            [
                open("X position", File.xib(File.root(sized, tie("box", "top", "root", "top")))),
                open("Y position", File.xib(File.root(sized, tie("box", "leading", "root", "leading")))),
                open("width", boxed(size("height", 10, "h"))), open("height", boxed(size("width", 10, "w"))),
                open(
                    "only a minimum",
                    File.xib(
                        File.root(
                            sized,
                            tie("box", "top", "root", "top")
                                + tie("box", "leading", "root", "leading", #"relation="greaterThanOrEqual""#)))),
            ])
    }

    func testAmbiguityIsToldInTheWordsOfXcode() throws {
        let found = try checked(File.xib(File.root(box("box"), "")), only: "ambiguous")
        XCTAssertEqual(
            found.map(\.message), ["view (box) needs constraints for: X position, Y position, width, height"])
    }

    func testVerifyAmbiguityIsRespected() throws {
        for (value, parts) in [("off", ""), ("ignoreSizes", "")] {
            let content = box("box", #"verifyAmbiguity="\#(value)""#)
            let found = try checked(File.xib(File.root(content, File.corner("box"))), only: "ambiguous")
            XCTAssertEqual(found.map(\.message).joined(), parts, value)
        }
    }

    func testWhatIsInsideAnOpenViewIsCountedWithIt() throws {
        let inner = box("inner")
        let outer = box("outer", "", "<subviews>\(inner)</subviews>" + File.inside(fill("inner", "outer")))
        let found = try checked(File.xib(File.root(outer, File.corner("outer"))), only: "ambiguous")
        XCTAssertEqual(found.map(\.finding.objectID), ["outer"])
        XCTAssertEqual(found.first?.finding.related, ["inner"])
    }

    func testContentThatDoesNotReachAllEdgesIsReported() throws {
        func scroll(_ ties: String) -> String {
            let content = box("box", "", File.inside(size("width", 10, "w") + size("height", 900, "h")))
            let view = """
                <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
                <subviews>\(content)</subviews>\(File.inside(ties))</scrollView>
                """
            return File.xib(File.root(view, fill("scroll", "root")))
        }
        let edges = ["leading", "trailing", "top", "bottom"]
        try check(
            "ambiguous-scrollable-content",
            edges.map { missing in
                Pair(
                    name: "no \(missing)",
                    broken: scroll(edges.filter { $0 != missing }.map { tie("box", $0, "scroll", $0) }.joined()),
                    expected: ["error ambiguous-scrollable-content scroll"], correct: scroll(fill("box", "scroll")))
            })
    }
}
