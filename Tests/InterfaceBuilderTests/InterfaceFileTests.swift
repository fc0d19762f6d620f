import Foundation
import InterfaceBuilder
import TextLayout
import UIKitLayout
import XCTest

/// A custom cell with outlets.
private final class TitledCell: UITableViewCell {
    @Outlet var titleLabel: UILabel!
    private(set) var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = titleLabel != nil
    }
}

/// A custom cell with an outlet collection and values that a file sets.
private final class ConfiguredCell: UITableViewCell {
    @OutletCollection var labels: [UILabel]
    @Inspectable var inset: CGFloat = 0
    @Inspectable var count = 0
    @Inspectable var isWide = false
    @Inspectable var name: String? = nil
    @Inspectable var offset = CGPoint.zero
}

nonisolated final class InterfaceFileTests: XCTestCase {
    private let titled = """
        <subviews>
        <label text="Hello" numberOfLines="3" lineBreakMode="characterWrap" verticalHuggingPriority="251.5"
            horizontalCompressionResistancePriority="749" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
        <rect key="frame" x="1" y="2.5" width="30" height="40"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="16"/>
        </label>
        </subviews>
        <constraints>
        <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="con-te-001" secondAttribute="top" \
        constant="10" id="c1"/>
        <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="lab-el-001" \
        secondAttribute="bottom" priority="900" id="c2"/>
        <constraint firstItem="lab-el-001" firstAttribute="width" secondItem="lab-el-001" secondAttribute="height" \
        multiplier="16:9" id="c3"/>
        <constraint firstItem="lab-el-001" firstAttribute="height" constant="5" placeholder="YES" id="c4"/>
        <constraint firstItem="lab-el-001" firstAttribute="height" constant="6" id="c5"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="c5"/></mask></variation>
        """
}

extension InterfaceFileTests {
    private func cell(_ path: String, classes: ClassRegistry = ClassRegistry()) throws
        -> (cell: UITableViewCell, warnings: [InterfaceBuilderWarning])
    {
        try InterfaceFile(contentsOfFile: path).cellPrototype(withIdentifier: "cell", classes: classes).makeCell()
    }

    func testALabelIsReadWithItsProperties() throws {
        let cell = try cell(cellFile(titled)).cell
        let label = try XCTUnwrap(cell.contentView.subviews.first as? UILabel)
        XCTAssertEqual(label.text, "Hello")
        XCTAssertEqual(label.numberOfLines, 3)
        XCTAssertEqual(label.lineBreakMode, .byCharWrapping)
        XCTAssertEqual(label.font, .systemFont(ofSize: 16, weight: .bold))
        XCTAssertEqual(label.frame, CGRect(x: 1, y: 2.5, width: 30, height: 40))
        XCTAssertEqual(label.contentHuggingPriority(for: .vertical), UILayoutPriority(251.5))
        XCTAssertEqual(label.contentCompressionResistancePriority(for: .horizontal), UILayoutPriority(749))
        XCTAssertFalse(label.translatesAutoresizingMaskIntoConstraints)
    }

    func testConstraintsAreReadWithoutPlaceholdersAndExcludedOnes() throws {
        let cell = try cell(cellFile(titled)).cell
        let constraints = cell.contentView.constraints
        XCTAssertEqual(constraints.count, 3)
        XCTAssertEqual(constraints[0].constant, 10)
        XCTAssertTrue(constraints[1].firstItem === cell.contentView, "a missing first item is the owner")
        XCTAssertEqual(constraints[1].relation, .greaterThanOrEqual)
        XCTAssertEqual(constraints[1].priority, UILayoutPriority(900))
        XCTAssertEqual(constraints[2].multiplier, 16 / 9, accuracy: 1e-12)
    }

    func testOutletsAreConnectedBeforeTheCellAwakes() throws {
        let classes = ClassRegistry()
        classes.register(TitledCell.self)
        let outlet = "<outlet property=\"titleLabel\" destination=\"lab-el-001\" id=\"o1\"/>"
        let path = try cellFile(titled, outlets: outlet, cell: "customClass=\"TitledCell\"")
        let cell = try XCTUnwrap(cell(path, classes: classes).cell as? TitledCell)
        XCTAssertEqual(cell.titleLabel.text, "Hello")
        XCTAssertTrue(cell.isAwake)
        XCTAssertTrue(cell.outlets["titleLabel"] === cell.titleLabel)
    }

    func testOutletCollectionsAndRuntimeAttributesAreSet() throws {
        let classes = ClassRegistry()
        classes.register(ConfiguredCell.self)
        let content = """
            <subviews><label text="one" id="l1"/><label text="two" id="l2"/></subviews>
            """
        let collection = ["l2", "l1"].map {
            #"<outletCollection property="labels" destination="\#($0)" id="o\#($0)"/>"#
        }
        let attributes = """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="inset"><real key="value" value="2.5"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isWide" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="name" value="a name"/>
            <userDefinedRuntimeAttribute type="point" keyPath="offset"><point key="value" x="1" y="-2"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="colour" value="red"/>
            </userDefinedRuntimeAttributes>
            """
        let path = try cellFile(
            content, outlets: collection.joined(), cell: #"customClass="ConfiguredCell""#, attributes: attributes)
        let (made, warnings) = try self.cell(path, classes: classes)
        let cell = try XCTUnwrap(made as? ConfiguredCell)
        XCTAssertEqual(cell.labels.map(\.text), ["two", "one"])
        XCTAssertEqual(cell.inset, 2.5)
        XCTAssertEqual(cell.count, 3)
        XCTAssertTrue(cell.isWide)
        XCTAssertEqual(cell.name, "a name")
        XCTAssertEqual(cell.offset, CGPoint(x: 1, y: -2))
        XCTAssertEqual(
            warnings.map(\.message), [#"ConfiguredCell has no runtime attribute "colour" of type string"#])
    }

    func testWhatIsNotUnderstoodIsToldByNameAndLine() throws {
        let path = try cellFile("<subviews>\n<hologram id=\"hol-og-001\"/>\n</subviews>")
        let warnings = try cell(path).warnings
        XCTAssertEqual(warnings.map(\.line), [7])
        XCTAssertTrue(warnings[0].message.contains("<hologram>"))
    }

    // Xcode 11 and later use this name for the content view of a collection view cell; a table's header may be any
    // view.
    func testViewsThatOthersBringAlongAreUnderstood() throws {
        let item =
            #"<collectionViewCell id="item">"# + rect(0, 0, 100, 100)
            + #"<collectionViewCellContentView key="contentView" id="content">"# + rect(0, 0, 100, 100)
            + "<subviews>\(box("box"))</subviews></collectionViewCellContentView></collectionViewCell>"
        let table =
            #"<tableView id="table">"# + rect(0, 0, 320, 400)
            + #"<searchBar key="tableHeaderView" id="header">"# + rect(0, 0, 320, 44) + "</searchBar></tableView>"
        let path = try temporaryFile(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="16097">
            <objects>\(item)\(table)</objects></document>
            """)
        let roots = try InterfaceFile(contentsOfFile: path).makeRoots(intrinsicSizes: .design)
        XCTAssertEqual(roots.flatMap(\.warnings).map(\.message), [])
    }

    private func assertError(
        _ code: InterfaceBuilderError.Code, line: Int?, _ body: @autoclosure () throws -> Any,
        file: StaticString = #filePath, at testLine: UInt = #line
    ) {
        XCTAssertThrowsError(try body(), file: file, line: testLine) { error in
            let error = error as? InterfaceBuilderError
            XCTAssertEqual(error?.code, code, "\(String(describing: error))", file: file, line: testLine)
            XCTAssertEqual(error?.line, line, file: file, line: testLine)
        }
    }

    func testBadFilesAreRefusedWithTheirLine() throws {
        assertError(.unreadableFile, line: nil, try InterfaceFile(contentsOfFile: "/no/such/file.xib"))
        assertError(
            .malformedXML, line: 2, try InterfaceFile(contentsOfFile: temporaryFile("<document>\n<a>")))
        assertError(.unsupportedDocument, line: 1, try InterfaceFile(contentsOfFile: temporaryFile("<plist/>")))
        assertError(
            .unsupportedDocument, line: 1,
            try InterfaceFile(
                contentsOfFile: temporaryFile("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")))
        assertError(
            .unknownIdentifier, line: nil,
            try InterfaceFile(contentsOfFile: cellFile("")).cellPrototype(withIdentifier: "other"))
    }

    func testBadValuesAreRefusedWithTheirLine() throws {
        let bad = [
            "<constraint firstAttribute=\"height\" constant=\"NaN\" id=\"c\"/>",
            "<constraint firstAttribute=\"height\" constant=\"1e300\" id=\"c\"/>",
            "<constraint firstAttribute=\"height\" constant=\"5\" priority=\"1001\" id=\"c\"/>",
            "<constraint firstAttribute=\"heigth\" constant=\"5\" id=\"c\"/>",
            "<constraint firstAttribute=\"height\" relation=\"about\" id=\"c\"/>",
            "<constraint firstAttribute=\"height\" multiplier=\"1:0\" id=\"c\"/>",
            "<constraint firstAttribute=\"top\" constant=\"5\" id=\"c\"/>",
        ]
        for constraint in bad {
            let path = try cellFile("<constraints>\n\(constraint)\n</constraints>")
            assertError(.invalidValue, line: 7, try self.cell(path))
        }
        let outside = """
            <subviews>
            <label id="lab-el-001"><constraints>
            <constraint firstItem="con-te-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="top" id="c"/>
            </constraints></label>
            </subviews>
            """
        assertError(.invalidValue, line: 8, try self.cell(cellFile(outside)))
        let twice = "<subviews>\n<view id=\"same\"/>\n<view id=\"same\"/>\n</subviews>"
        assertError(.invalidValue, line: 8, try self.cell(cellFile(twice)))
    }

    /// A label with these attributes and children in a cell, and the warnings.
    private func label(_ attributes: String, _ content: String = "") throws -> (UILabel, [InterfaceBuilderWarning]) {
        let path = try cellFile("<subviews>\n<label id=\"l\" \(attributes)>\n\(content)</label>\n</subviews>")
        let (cell, warnings) = try cell(path)
        return (try XCTUnwrap(cell.contentView.subviews.first as? UILabel), warnings)
    }

    // Xcode stores a size of 0 for labels of built-in cell styles with the default font, which has 17 points.
    func testAFontOfSizeZeroIsTheDefaultOne() throws {
        for text in ["0.0", "-1", "nan", "large"] {
            let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(text)"/>"#
            let (label, warnings) = try label("", font)
            XCTAssertEqual(label.font.pointSize, 17)
            XCTAssertEqual(warnings.map(\.kind), [.invalidValue])
            XCTAssertEqual(warnings.map(\.line), [8])
        }
    }

    func testUnknownNamesAndNumbersOutOfRangeAreReplacedWithAWarning() throws {
        let (broken, names) = try label(
            #"lineBreakMode="backwards" numberOfLines="-3" verticalHuggingPriority="0" horizontalHuggingPriority="2000""#,
            #"""
            <rect key="frame" x="nan" y="1e300" width="10" height="20"/>
            <fontDescription key="fontDescription" type="system" weight="fluffy" pointSize="12"/>
            """#)
        XCTAssertEqual(broken.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(broken.numberOfLines, 0)
        XCTAssertEqual(broken.contentHuggingPriority(for: .vertical), UILayoutPriority(1))
        XCTAssertEqual(broken.contentHuggingPriority(for: .horizontal), .required)
        XCTAssertEqual(broken.frame, CGRect(x: 0, y: 1e9, width: 10, height: 20))
        XCTAssertEqual(broken.font, .systemFont(ofSize: 12))
        XCTAssertEqual(names.map(\.kind), Array(repeating: .invalidValue, count: 7))
        let styled = #"<fontDescription key="fontDescription" style="UICTFontTextStyleShouting"/>"#
        XCTAssertEqual(try label("", styled).0.font.pointSize, 17, "body")
        let stack = #"<subviews><stackView id="s" alignment="baselineish" distribution="fill"/></subviews>"#
        XCTAssertEqual(try cell(cellFile(stack)).warnings.map(\.kind), [.invalidValue])
    }

    func testAConstraintToNothingIsLeftOut() throws {
        let missing = """
            <constraints>
            <constraint firstItem="no-wh-ere" firstAttribute="width" constant="3" id="c"/></constraints>
            """
        let warnings = try cell(cellFile(missing)).warnings
        XCTAssertEqual(warnings.map(\.kind), [.notUnderstood])
        XCTAssertEqual(warnings.first?.message, "constraint c refers to no-wh-ere, which is not in the file")
    }

    // Some XML parsers keep at most ten million bytes of one piece of input and then fail.
    func testAFileOfTwelveMillionBytesIsRead() throws {
        let text = String(repeating: "word ", count: 20_000)
        let labels = (0..<120).map { #"<label id="l\#($0)"><string key="text">\#(text)</string></label>"# }
        let cell = try cell(cellFile("<subviews>\(labels.joined(separator: "\n"))</subviews>")).cell
        XCTAssertEqual(
            cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text?.count },
            .init(repeating: 100_000, count: 120))
    }

    func testHostileXMLEndsInAnError() throws {
        let deep = String(repeating: "<view>", count: 100_000) + String(repeating: "</view>", count: 100_000)
        assertErrorCode(.malformedXML, try InterfaceFile(contentsOfFile: temporaryFile(deep)))
        let bomb = """
            <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
            <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">
            <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;">
            <!ENTITY g "&f;&f;&f;&f;&f;&f;&f;&f;"><!ENTITY h "&g;&g;&g;&g;&g;&g;&g;&g;">]>
            <document type="&h;"/>
            """
        XCTAssertThrowsError(try InterfaceFile(contentsOfFile: temporaryFile(bomb)))
    }

    private func assertErrorCode(_ code: InterfaceBuilderError.Code, _ body: @autoclosure () throws -> Any) {
        XCTAssertThrowsError(try body()) { XCTAssertEqual(($0 as? InterfaceBuilderError)?.code, code) }
    }
}
