import Foundation
import XCTest

/// Templates that `export` writes have the same heights in the C library as the cells have in the tool.
final class ExportTests: XCTestCase {
    /// A cell with its feed.
    struct Feed {
        let storyboard: String
        let identifier: String
        let data: String
        let assets: String
        /// The fields of the rows by the outlets that they fill.
        let texts: [String: String]
        let image: (outlet: String, field: String)
    }

    private var sample: Feed {
        let folder = repository.appendingPathComponent("Examples/Feed").path
        return Feed(
            storyboard: "\(folder)/Feed.storyboard", identifier: "FeedCell", data: "\(folder)/feed.json",
            assets: "\(folder)/Images.xcassets",
            texts: [
                "titleLabel": "title", "contentLabel": "content", "authorLabel": "author", "dateLabel": "date",
            ], image: ("photoImageView", "photo"))
    }

    private func original(_ storyboard: String) throws -> Feed {
        let folder = try originalDemo()
        return Feed(
            storyboard: "\(folder)/\(storyboard)", identifier: "FDFeedCell", data: "\(folder)/data.json",
            assets: "\(folder)/Images.xcassets",
            texts: [
                "titleLabel": "title", "contentLabel": "content", "usernameLabel": "username", "timeLabel": "time",
            ], image: ("contentImageView", "imageName"))
    }

    // MARK: Heights

    func testTheSampleFeedHasTheSameHeightsInC() throws {
        for scale in [1.0, 2, 3] { try checkHeights(of: sample, widths: [320, 375, 414], scale: scale) }
    }

    func testTheOriginalsFeedHasTheSame54HeightsInC() throws {
        for storyboard in ["Main.storyboard", "Main-1.2.storyboard"] {
            let count = try checkHeights(of: original(storyboard), widths: [320, 375, 414], scale: 2)
            XCTAssertEqual(count, 54)
        }
    }

    @discardableResult
    private func checkHeights(of feed: Feed, widths: [Int], scale: Double) throws -> Int {
        let template = try CTemplate(json: export(feed, "--scale", "\(scale)"))
        let rows = try values(of: feed)
        for width in widths {
            let tool = try Tool([
                "heights", feed.storyboard, "--identifier", feed.identifier, "--data", feed.data, "--rows", "feed",
                "--assets", feed.assets, "--bind", "\(feed.image.outlet).image=\(feed.image.field)", "--width",
                "\(width)", "--scale", "\(scale)", "--format", "json",
            ])
            XCTAssertEqual(tool.status, 0, tool.errors)
            let expected = try tool.jsonRows().compactMap { $0["height"] as? Double }
            // The tool writes millionths of points; at scales of 1 and 2, all heights are multiples of half a point.
            let heights = try template.heights(width: Double(width), rows: rows)
            XCTAssertEqual(
                scale == 3 ? heights.map { ($0 * 1e6).rounded() / 1e6 } : heights, expected, "\(width) points")
        }
        return rows.count
    }

    private func export(_ feed: Feed, _ more: String...) throws -> String {
        let tool = try Tool(["export", feed.storyboard, "--identifier", feed.identifier] + more)
        XCTAssertEqual(tool.status, 0, tool.errors)
        return tool.output
    }

    private func values(of feed: Feed) throws -> [[String: CTemplate.Value]] {
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: feed.data)))
        let rows = try XCTUnwrap((json as? [String: Any])?["feed"] as? [[String: Any]])
        return try rows.map { row in
            var values = feed.texts.mapValues { CTemplate.Value.text(row[$0] as? String) }
            let name = row[feed.image.field] as? String ?? ""
            let size = name.isEmpty ? nil : try imageSize(name, inCatalog: feed.assets)
            values[feed.image.outlet] = .size(size ?? CGSize(width: -1, height: -1))
            return values
        }
    }

    // MARK: The form

    func testOutletsNeedValuesUnlessTheyAreKept() throws {
        XCTAssertEqual(
            try CTemplate(json: export(sample)).neededNames.sorted(),
            ["authorLabel", "contentLabel", "dateLabel", "photoImageView", "titleLabel"])
        let kept = try CTemplate(json: export(sample, "--keep", "photoImageView", "--keep", "titleLabel"))
        XCTAssertEqual(kept.neededNames.sorted(), ["authorLabel", "contentLabel", "dateLabel"])
    }

    func testFileIsTheSameAsTheOutput() throws {
        let path = try temporaryFolder().appendingPathComponent("cell.json").path
        let tool = try Tool(["export", sample.storyboard, "--identifier", sample.identifier, "-o", path])
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), try export(sample))
    }

    /// The template of the examples is the one that the tool writes.
    func testTemplateOfTheExamplesIsCurrent() throws {
        let path = repository.appendingPathComponent("Examples/Feed/feed-cell.json").path
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), try export(sample))
    }

    // MARK: Stacks and margins

    func testStacksHiddenViewsAndMarginsHaveTheSameHeightsInC() throws {
        try checkStackCell(Self.stackCell)
    }

    func testRowsOfInsetGroupsHaveTheSameHeightsInC() throws {
        let start = #"<tableView style="insetGrouped" id="table"><prototypes><tableViewCell "#
        try checkStackCell(
            Self.stackCell.replacingOccurrences(of: "<tableViewCell ", with: start)
                .replacingOccurrences(of: "</tableViewCell>", with: "</tableViewCell></prototypes></tableView>"))
    }

    func testTextWithAttributesHasTheSameHeightsInC() throws {
        let fragments = [
            ("A large start, ", #"metaFont="system" size="21""#),
            ("then a bold part &#10;and a ", #"metaFont="systemBold""#),
            ("line in another typeface, which wraps", #"size="14" name="HelveticaNeue""#),
        ].map { text, font in
            #"<fragment content="\#(text)"><attributes><font key="NSFont" \#(font)/></attributes></fragment>"#
        }
        let text = "<attributedString key=\"attributedText\">\(fragments.joined())</attributedString>"
        let label = #"<label hidden="YES" text="Hidden" id="hidden">"#
        XCTAssertTrue(Self.stackCell.contains(label))
        try checkStackCell(
            Self.stackCell.replacingOccurrences(of: label, with: #"<label numberOfLines="0" id="hidden">"# + text))
    }

    private func checkStackCell(_ text: String) throws {
        let folder = try temporaryFolder()
        let cell = try file("Cell.xib", in: folder, Data(text.utf8))
        let data = try file(
            "rows.json", in: folder,
            Data(#"[{"title": "One", "note": "A note that needs two lines in a narrow row."}]"#.utf8))
        let exported = try Tool(["export", cell, "--identifier", "cell"])
        XCTAssertEqual(exported.status, 0, exported.errors)
        let template = try CTemplate(json: exported.output)
        for width in [240, 320, 375, 390, 414, 1024] {
            let tool = try Tool([
                "heights", cell, "--identifier", "cell", "--data", data, "--width", "\(width)", "--format", "json",
            ])
            let row: [String: CTemplate.Value] = [
                "titleLabel": .text("One"), "noteLabel": .text("A note that needs two lines in a narrow row."),
            ]
            XCTAssertEqual(
                try template.heights(width: Double(width), rows: [row]),
                try tool.jsonRows().compactMap { $0["height"] as? Double }, "\(width) points")
        }
    }

    /// A column inside the margins: a title, a hidden label, a row of two images, and a note.
    private static let stackCell = cell(
        """
        <stackView axis="vertical" spacing="7" alignment="leading" translatesAutoresizingMaskIntoConstraints="NO" id="column">
        <rect key="frame" x="16" y="11" width="288" height="100"/><subviews>
        <label text="Title" numberOfLines="2" id="title"><rect key="frame" x="0" y="0" width="40" height="20"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
        <label hidden="YES" text="Hidden" id="hidden"><rect key="frame" x="0" y="0" width="40" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="40"/></label>
        <stackView distribution="equalSpacing" spacing="3" id="row"><rect key="frame" x="0" y="0" width="40" height="20"/>
        <subviews><imageView image="a" id="a"><rect key="frame" x="0" y="0" width="10" height="12"/></imageView>
        <switch id="b"><rect key="frame" x="0" y="0" width="51" height="31"/></switch></subviews></stackView>
        <label text="Note" numberOfLines="0" lineBreakMode="characterWrap" id="note">
        <rect key="frame" x="0" y="0" width="40" height="20"/>
        <fontDescription key="fontDescription" name="HelveticaNeue" family="Helvetica Neue" pointSize="14"/></label>
        </subviews></stackView>
        """,
        constraints: """
            <constraint firstItem="column" firstAttribute="top" secondItem="content" secondAttribute="topMargin" identifier="edge" id="c1"/>
            <constraint firstItem="column" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" identifier="edge" id="c2"/>
            <constraint firstItem="content" firstAttribute="trailingMargin" secondItem="column" secondAttribute="trailing" id="c3"/>
            <constraint firstItem="content" firstAttribute="bottomMargin" secondItem="column" secondAttribute="bottom" id="c4"/>
            """,
        outlets: """
            <outlet property="titleLabel" destination="title" id="o1"/><outlet property="noteLabel" destination="note" id="o2"/>
            """)

    /// A cell of 320 points whose views are on line 5 and below.
    private static func cell(_ views: String, constraints: String, outlets: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"><objects>
        <tableViewCell reuseIdentifier="cell" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
        \(views)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView>
        <connections>\(outlets)</connections></tableViewCell></objects>
        <resources><image name="a" width="10" height="12"/></resources></document>
        """
    }

    // MARK: Errors

    func testWhatATemplateCannotExpressIsNamed() throws {
        let pinned = """
            <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="top" id="c1"/>
            """
        let frame = #"<rect key="frame" x="0" y="0" width="40" height="20"/>"#
        let ownFrame = #"translatesAutoresizingMaskIntoConstraints="NO""#
        let cases = [
            ("<label text=\"a\" id=\"v\">\(frame)</label>", pinned, "5: v: an autoresizing mask"),
            ("<textView \(ownFrame) id=\"v\">\(frame)</textView>", pinned, "5: v: a UITextView"),
            ("<scrollView \(ownFrame) id=\"v\">\(frame)</scrollView>", pinned, "5: v: a UIScrollView"),
            (
                "<label \(ownFrame) id=\"v\">\(frame)<attributedString key=\"attributedText\"><fragment content=\"a\">"
                    + "<attributes><paragraphStyle key=\"NSParagraphStyle\" lineSpacing=\"4\"/></attributes></fragment>"
                    + "</attributedString></label>",
                pinned, "5: v: its paragraph style"
            ),
            (
                "<button \(ownFrame) id=\"v\">\(frame)<buttonConfiguration key=\"configuration\" style=\"plain\" "
                    + "title=\"A title that is wider than the narrowest rows\"/></button>",
                pinned, "5: v: its text wraps"
            ),
            ("<label \(ownFrame) text=\"a\" id=\"v\">\(frame)</label>", "", "content: without constraints"),
        ]
        let folder = try temporaryFolder()
        for (view, constraints, message) in cases {
            let path = try file("Cell.xib", in: folder, Data(Self.cell(view, constraints: constraints).utf8))
            let tool = try Tool(["export", path, "--identifier", "cell"])
            XCTAssertEqual(tool.status, 65, view)
            XCTAssertTrue(tool.errors.contains(message), "\(tool.errors) instead of \(message)")
            XCTAssertEqual(tool.output, "")
        }
    }

    // "OK" and its insets, 24 points, fit into rows of 160 points: the button has one size in all rows.
    func testAButtonWhoseTextDoesNotWrapIsExportedInItsSize() throws {
        let button = """
            <button translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="40" height="20"/>
            <buttonConfiguration key="configuration" style="plain" title="OK"/></button>
            """
        let pinned = """
            <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="top" id="c1"/>
            """
        let path = try file("Cell.xib", in: temporaryFolder(), Data(Self.cell(button, constraints: pinned).utf8))
        let tool = try Tool(["export", path, "--identifier", "cell"])
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertTrue(tool.output.contains("34.5"), tool.output)
    }

    func testUnknownOutletIsAUsageError() throws {
        let tool = try Tool(["export", sample.storyboard, "--identifier", sample.identifier, "--keep", "subtitle"])
        XCTAssertEqual(tool.status, 64)
        XCTAssertTrue(tool.errors.contains("titleLabel"), tool.errors)
    }
}
