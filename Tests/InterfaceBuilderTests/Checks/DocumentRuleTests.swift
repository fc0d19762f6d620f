import InterfaceBuilder
import XCTest

/// Faults that are found in the elements of a file, without a layout.
nonisolated final class DocumentRuleTests: XCTestCase {}

extension DocumentRuleTests {
    private typealias File = CheckedFile

    private func owner(_ connections: String) -> String {
        #"<placeholder id="-1" customClass="Owner"><connections>\#(connections)</connections></placeholder>"#
    }

    func testConnectionsWithoutATargetAreFound() throws {
        for kind in [#"outlet property="title""#, #"outletCollection property="titles""#, #"segue kind="show""#] {
            let connect = { (target: String) in self.owner(#"<\#(kind) destination="\#(target)" id="c"/>"#) }
            let root = File.root("", "")
            XCTAssertEqual(
                try found(File.xib(connect("gone") + root), only: "broken-connection"), ["error broken-connection c"],
                kind)
            XCTAssertEqual(try found(File.xib(connect("root") + root), only: "broken-connection"), [], kind)
            XCTAssertEqual(try found(File.xib(connect("-1") + root), only: "broken-connection"), [], kind)
        }
    }

    func testConstraintsThatStandThereTwiceAreFound() throws {
        func file(_ more: String) -> String {
            File.xib(File.root(File.sized(), File.corner("box") + more))
        }
        let same = tie("box", "top", "root", "top", #"id="again""#)
        let turned = tie("root", "top", "box", "top", #"id="again""#)
        for repeated in [same, turned] {
            XCTAssertEqual(
                try found(file(repeated), only: "duplicate-constraint"), ["warning duplicate-constraint again"])
        }
        let others = [
            tie("box", "top", "root", "top", #"priority="500" id="other""#),
            tie("box", "top", "root", "top", #"relation="greaterThanOrEqual" id="other""#),
            tie("box", "bottom", "root", "bottom", #"id="other""#),
        ]
        for other in others { XCTAssertEqual(try found(file(other), only: "duplicate-constraint"), [], other) }
    }

    func testTurnedDistancesAreTheSameOnlyWithTheOppositeConstant() throws {
        for (constant, count) in [("-8", 1), ("8", 0)] {
            let file = File.xib(
                File.root(
                    File.sized(),
                    tie("box", "top", "root", "top", #"constant="8""#)
                        + tie("root", "top", "box", "top", #"constant="\#(constant)""#)))
            XCTAssertEqual(try found(file, only: "duplicate-constraint").count, count, constant)
        }
    }

    func testPrototypesWithoutIdentifiersOfTheirOwnAreFound() throws {
        func cells(_ first: String, _ second: String) -> String {
            File.storyboard(
                File.table(
                    [first, second].enumerated().map { index, identifier in
                        """
                        <tableViewCell id="c\(index)" \(identifier)>\(rect(0, 0, 320, 44))
                        <tableViewCellContentView key="contentView" id="v\(index)">
                        <subviews>\(box("b\(index)"))</subviews></tableViewCellContentView></tableViewCell>
                        """
                    }.joined()))
        }
        let (a, b) = (#"reuseIdentifier="a""#, #"reuseIdentifier="b""#)
        XCTAssertEqual(try found(cells(a, b), only: "reuse-identifier"), [])
        XCTAssertEqual(try found(cells(a, a), only: "reuse-identifier"), ["warning reuse-identifier c1"])
        XCTAssertEqual(try found(cells("", b), only: "reuse-identifier"), ["warning reuse-identifier c0"])
    }

    func testScenesThatNothingLeadsToAreFound() throws {
        let first = File.scene("")
        let shown = first.replacingOccurrences(
            of: "</viewController>",
            with: #"<connections><segue destination="second" kind="show" id="s"/></connections></viewController>"#)
        let lost = File.scene("", id: "second")
        XCTAssertEqual(
            try found(File.storyboard(first + lost), only: "unreachable-scene"), ["warning unreachable-scene second"])
        XCTAssertEqual(try found(File.storyboard(shown + lost), only: "unreachable-scene"), [])
        let named = File.scene("", id: "second", more: #"storyboardIdentifier="Second""#)
        XCTAssertEqual(try found(File.storyboard(first + named), only: "unreachable-scene"), [])
    }

    func testLeftAndRightAreFound() throws {
        for (attribute, expected) in [
            ("left", ["note left-right c"]), ("right", ["note left-right c"]), ("leading", []), ("trailing", []),
        ] {
            let file = File.xib(
                File.root(File.sized(), tie("box", attribute, "root", attribute, #"id="c""#)))
            XCTAssertEqual(try found(file, only: "left-right"), expected, attribute)
        }
    }

    func testImagesAndColoursThatNoCatalogueHasAreFound() throws {
        func file(_ name: String, _ more: String = "") -> String {
            File.xib(
                """
                <view id="root">\(rect(0, 0, 300, 200))
                <subviews><imageView image="\(name)" \(more) id="image">\(rect(0, 0, 10, 10))</imageView></subviews>
                <color key="backgroundColor" name="\(name)"/></view>
                """)
        }
        let assets: (inout InterfaceCheck) -> Void = { $0.context.assets = ["known"] }
        XCTAssertEqual(
            try found(file("lost"), only: "missing-asset", assets),
            ["note missing-asset root", "warning missing-asset image"])
        XCTAssertEqual(try found(file("known"), only: "missing-asset", assets), [])
        XCTAssertEqual(try found(file("lost"), only: "missing-asset"), [], "nothing is known of assets")
        XCTAssertEqual(
            try found(file("lost", #"catalog="system""#), only: "missing-asset", assets), ["note missing-asset root"])
    }

    func testTraitsAndEmbeddedImagesAreNoMissingAssets() throws {
        let file = File.xib(
            """
            <view id="root">\(rect(0, 0, 300, 200))
            <subviews><imageView image="button:a-b:image" id="image">\(rect(0, 0, 10, 10))
            <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" image="YES"/></accessibility>
            </imageView></subviews></view>
            """
        ).replacingOccurrences(
            of: "</document>",
            with: """
                <resources><image name="button:a-b:image" width="10" height="10">
                <mutableData key="keyedArchiveRepresentation">AA==</mutableData></image></resources></document>
                """)
        XCTAssertEqual(try found(file, only: "missing-asset") { $0.context.assets = ["known"] }, [])
    }

    func testClassesThatAreNotInTheSourcesAreFound() throws {
        func file(_ attributes: String) -> String {
            File.xib(#"<view id="root" \#(attributes)>\#(rect(0, 0, 9, 9))</view>"#)
        }
        let sources: (inout InterfaceCheck) -> Void = { $0.context.classes = ["Known"] }
        XCTAssertEqual(
            try found(file(#"customClass="Lost""#), only: "unknown-class", sources), ["error unknown-class root"])
        XCTAssertEqual(try found(file(#"customClass="Known""#), only: "unknown-class", sources), [])
        XCTAssertEqual(
            try found(file(#"customClass="Lost" customModule="Other""#), only: "unknown-class", sources), [])
        XCTAssertEqual(try found(file(#"customClass="Lost""#), only: "unknown-class"), [])
    }

    func testWhatIsNewerThanTheDeploymentTargetIsFound() throws {
        let stack = #"<stackView id="stack">\#(rect(0, 0, 9, 9))</stackView>"#
        let colour = #"<view id="root">\#(rect(0, 0, 9, 9))<color key="tintColor" name="Accent"/></view>"#
        for (content, id, target) in [(stack, "stack", 9.0), (colour, "root", 11.0)] {
            let before: (inout InterfaceCheck) -> Void = { $0.context.deploymentTarget = target - 1 }
            let same: (inout InterfaceCheck) -> Void = { $0.context.deploymentTarget = target }
            XCTAssertEqual(
                try found(File.xib(content), only: "deployment-target", before), ["warning deployment-target \(id)"])
            XCTAssertEqual(try found(File.xib(content), only: "deployment-target", same), [])
        }
    }

    func testAFontThatIsNotInstalledIsNamedOnce() throws {
        let text = File.label("Text").replacingOccurrences(
            of: #"type="system""#, with: #"name="NoSuchFont" family="No Such""#)
        let second = text.replacingOccurrences(of: #"id="label""#, with: #"id="other""#)
        XCTAssertEqual(
            try found(File.xib(File.root(text + second, "")), only: "font-not-installed"),
            ["note font-not-installed label"])
        XCTAssertEqual(try found(File.xib(File.root(File.label("Text"), "")), only: "font-not-installed"), [])
    }

    func testWhatTheReaderLeavesOutIsANote() throws {
        let odd = #"<view id="root">\#(rect(0, 0, 9, 9))<novelty key="x"/></view>"#
        XCTAssertEqual(try found(File.xib(odd), only: "not-understood"), ["note not-understood "])
        XCTAssertEqual(try found(File.xib(File.root("", "")), only: "not-understood"), [])
    }

    func testEveryRuleExplainsItself() {
        XCTAssertEqual(Set(CheckRule.all.map(\.id)).count, CheckRule.all.count)
        for rule in CheckRule.all {
            XCTAssertFalse(rule.summary.isEmpty || rule.explanation.isEmpty, rule.id)
            XCTAssertEqual(CheckRule.named(rule.id)?.summary, rule.summary)
        }
    }
}
