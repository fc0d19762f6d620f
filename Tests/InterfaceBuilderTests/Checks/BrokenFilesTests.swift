import InterfaceBuilder
import UIKitLayout
import XCTest

/// Correct files, each broken in one place as by hand.
///
/// The break is found on the line of the object that it concerns, by the rule for it.
nonisolated final class BrokenFilesTests: XCTestCase {}

extension BrokenFilesTests {
    /// A change of the text of a file.
    private struct Break {
        let name: String
        /// The text that is replaced, and its replacement.
        let change: (String, String)
        /// The rule, the object and further objects of which any is right.
        let rule: String
        let objects: [String]
    }

    /// A form with a title, two lines of text, a field, a row of two labels, an image with a caption, a switch and a button.
    private var form: String {
        CheckedFile.storyboard(
            CheckedFile.scene(
                views.joined(separator: "\n"), constraints.joined(separator: "\n"), more: #"customClass="Form""#
            )
            .replacingOccurrences(of: "<subviews>", with: "\n<subviews>\n")
            .replacingOccurrences(
                of: "</viewController>",
                with: """
                    <connections>
                    <outlet property="amountLabel" destination="amount" id="out"/>
                    </connections></viewController>
                    """))
    }

    private var views: [String] {
        let high = #"horizontalHuggingPriority="251" verticalHuggingPriority="251""#
        return [
            CheckedFile.label("New entry", "title", high, rect(16, 28, 343, 20.5)),
            CheckedFile.label(
                "Entries are kept on this device until they are sent.", "text", #"numberOfLines="0" \#(high)"#,
                rect(16, 56.5, 343, 41)),
            """
            <textField translatesAutoresizingMaskIntoConstraints="NO" id="field">\(rect(16, 105.5, 343, 30))
            <constraints>\(size("height", 30, "field-height"))</constraints></textField>
            """,
            CheckedFile.label("Amount", "amount", high, rect(16, 143.5, 60, 20.5)),
            CheckedFile.label("of the whole", "whole", #"verticalHuggingPriority="251""#, rect(84, 143.5, 275, 20.5)),
            """
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="image">\(rect(16, 172, 100, 80))
            <constraints>\(size("width", 100, "image-width"))\(size("height", 80, "image-height"))</constraints></imageView>
            """,
            CheckedFile.label("A caption", "caption", high, rect(124, 172, 235, 20.5)),
            """
            <switch translatesAutoresizingMaskIntoConstraints="NO" id="switch">\(rect(310, 260, 51, 31))</switch>
            """,
            CheckedFile.button("Send", "button", rect(16, 299, 343, 30)),
        ]
    }

    private var constraints: [String] {
        let root = "root-controller"
        var ties: [String] = []
        func add(
            _ id: String, _ first: String, _ one: String, _ second: String, _ other: String, _ constant: Double = 0
        ) {
            ties.append(tie(first, one, second, other, #"constant="\#(constant)" id="\#(id)""#))
        }
        for wide in ["title", "text", "field", "button"] {
            add("\(wide)-leading", wide, "leading", root, "leading", 16)
            add("\(wide)-trailing", root, "trailing", wide, "trailing", 16)
        }
        add("title-top", "title", "top", "safe-controller", "top", 8)
        add("text-top", "text", "top", "title", "bottom", 8)
        add("field-top", "field", "top", "text", "bottom", 8)
        add("amount-top", "amount", "top", "field", "bottom", 8)
        add("amount-leading", "amount", "leading", root, "leading", 16)
        add("whole-leading", "whole", "leading", "amount", "trailing", 8)
        add("whole-baseline", "whole", "firstBaseline", "amount", "firstBaseline")
        add("whole-trailing", root, "trailing", "whole", "trailing", 16)
        add("image-top", "image", "top", "amount", "bottom", 8)
        add("image-leading", "image", "leading", root, "leading", 16)
        add("caption-top", "caption", "top", "image", "top")
        add("caption-leading", "caption", "leading", "image", "trailing", 8)
        add("caption-trailing", root, "trailing", "caption", "trailing", 16)
        add("switch-top", "switch", "top", "image", "bottom", 8)
        add("switch-trailing", root, "trailing", "switch", "trailing", 16)
        add("button-top", "button", "top", "switch", "bottom", 8)
        return ties
    }

    /// The constraint with an id, as it is in the file.
    private func constraint(_ id: String) -> String { constraints.first { $0.contains(#"id="\#(id)""#) } ?? "" }

    private func without(_ id: String, _ rule: String, _ objects: String...) -> Break {
        Break(name: "without \(id)", change: (constraint(id), ""), rule: rule, objects: objects)
    }

    private func adding(_ name: String, _ more: String, _ rule: String, _ objects: String...) -> Break {
        Break(
            name: name, change: (constraint("title-top"), constraint("title-top") + "\n" + more), rule: rule,
            objects: objects)
    }

    private func changing(_ name: String, _ change: (String, String), _ rule: String, _ objects: String...) -> Break {
        Break(name: name, change: change, rule: rule, objects: objects)
    }

    private var missing: [Break] {
        [
            without("title-top", "ambiguous", "title"), without("image-top", "ambiguous", "image"),
            without("amount-leading", "missing-trailing", "amount"), without("text-top", "ambiguous", "text"),
            without("caption-top", "ambiguous", "caption"), without("switch-trailing", "ambiguous", "switch"),
            without("field-top", "ambiguous", "field"), without("button-top", "ambiguous", "button"),
            without("whole-baseline", "ambiguous", "whole"),
            changing("no height of an image", (size("height", 80, "image-height"), ""), "ambiguous", "image"),
        ]
    }

    private var contradictions: [Break] {
        [
            changing(
                "a second width",
                (size("width", 100, "image-width"), size("width", 100, "image-width") + size("width", 90, "second")),
                "conflict", "image-width", "second"),
            changing(
                "a second height",
                (size("height", 30, "field-height"), size("height", 30, "field-height") + size("height", 44, "second")),
                "conflict", "field-height", "second"),
            adding(
                "a third edge", tie("title", "leading", "root-controller", "leading", #"constant="20" id="third""#),
                "conflict",
                "title-leading", "third"),
            adding(
                "a width between edges", tie("button", "width", "root-controller", "width", #"id="third""#), "conflict",
                "button-leading", "button-trailing", "third"),
            adding(
                "a constraint twice",
                constraint("image-leading").replacingOccurrences(of: "image-leading", with: "twice"),
                "duplicate-constraint", "twice", "image-leading"),
        ]
    }

    private var contents: [Break] {
        [
            changing(
                "a tie of hugging",
                (
                    #"id="whole" verticalHuggingPriority"#,
                    #"id="whole" horizontalHuggingPriority="251" verticalHuggingPriority"#
                ),
                "content-priority", "amount", "whole"),
            changing(
                "a height of a long text",
                (
                    #"id="text" numberOfLines="0" horizontalHuggingPriority="251" verticalHuggingPriority="251">"#,
                    #"id="text" numberOfLines="0" horizontalHuggingPriority="251" verticalHuggingPriority="251">"#
                        + "<constraints>\(size("height", 21, "low"))</constraints>"
                ),
                "fixed-height", "text"),
            changing(
                "a text that is too long", ("New entry", "A title that is certainly too long for one line of a screen"),
                "cut-off", "title"),
            changing(
                "a title that is too long",
                ("Send", "Send this entry now with all its attachments to all recipients"), "cut-off", "button"),
            changing(
                "a width beyond the screen", (size("width", 100, "image-width"), size("width", 350, "image-width")),
                "conflict", "image-width"),
            changing(
                "a distance beyond the screen",
                (
                    constraint("switch-trailing"),
                    tie("switch", "leading", "root-controller", "leading", #"constant="290""#)
                ),
                "outside", "switch"),
            changing(
                "a label held only at its leading edge", (constraint("caption-trailing"), ""), "missing-trailing",
                "caption"),
            changing(
                "a title at the top of the screen",
                (constraint("title-top"), tie("title", "top", "root-controller", "top", #"id="title-top""#)),
                "under-bars",
                "title"),
            changing(
                "a leading edge of an earlier layout",
                (
                    constraint("caption-leading"),
                    tie("caption", "leading", "root-controller", "leading", #"constant="16""#)
                ), "misplaced", "caption"),
        ]
    }

    private var objects: [Break] {
        [
            changing("an id twice", (#"id="caption" "#, #"id="title" "#), "duplicate-id", "title"),
            changing(
                "a lost outlet", (#"destination="amount""#, #"destination="gone""#), "broken-connection", "out"),
            changing(
                "a constraint of a lost view",
                (
                    constraint("image-top"),
                    constraint("image-top").replacingOccurrences(
                        of: #"secondItem="amount""#, with: #"secondItem="gone""#)
                ), "broken-connection", "image-top"),
            changing(
                "a frame of an earlier layout", (rect(16, 172, 100, 80), rect(16, 172, 100, 60)), "misplaced", "image"),
            changing(
                "a view without constraints",
                (
                    views[5],
                    views[5] + """
                        \n<imageView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="loose">\
                        \(rect(200, 500, 40, 40))</imageView>
                        """
                ), "no-constraints", "loose"),
            changing(
                "an unreachable scene", (#"initialViewController="controller""#, ""), "unreachable-scene", "controller"),
            changing(
                "left for leading",
                (
                    constraint("image-leading"),
                    tie("image", "left", "root-controller", "left", #"constant="16" id="l""#)
                ),
                "left-right", "l"),
        ]
    }

    func testTheCorrectFileHasNoFindings() throws {
        let found = try checked(form) { $0.conditions = [320, 375].map { CheckCondition(width: $0) } }
        XCTAssertEqual(found.filter { $0.finding.level > .note }.map(\.message), [])
    }

    func testEachBreakIsFoundOnItsLine() throws {
        let breaks = missing + contradictions + contents + objects
        XCTAssertGreaterThanOrEqual(breaks.count, 30)
        var lost: [String] = []
        for each in breaks {
            XCTAssertTrue(form.contains(each.change.0), each.name)
            let broken = form.replacingOccurrences(of: each.change.0, with: each.change.1)
            let found = try findings(in: broken)
            let hits = found.filter { finding in
                finding.rule.id == each.rule && each.objects.contains(finding.objectID)
                    && lines(of: finding.objectID, in: broken).contains(finding.line)
            }
            if hits.isEmpty { lost.append("\(each.name): \(found.map { "\($0.rule.id) \($0.objectID)" })") }
        }
        XCTAssertEqual(lost, [])
    }

    private func findings(in text: String) throws -> [InterfaceFinding] {
        var check = InterfaceCheck()
        check.conditions = [320, 375].map { CheckCondition(width: $0) }
        return check.result(of: try InterfaceFile(data: Data(text.utf8), path: "Form.storyboard")).findings.map(
            \.finding)
    }

    /// The lines that contain an object's id.
    private func lines(of id: String, in text: String) -> [Int] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $0.element.contains(#" id="\#(id)""#) }.map { $0.offset + 1 }
    }
}
