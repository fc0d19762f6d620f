import Foundation
import InterfaceBuilder
import UIKitLayout
import XCTest

/// Tables and cells from files, laid out at run time. Rows and margins are those of tables created in code.
nonisolated final class TableCellFileTests: XCTestCase {
    /// A box of 22 points inside the margins of a content view.
    private let box = """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" tag="7" id="box"><constraints>
        <constraint firstAttribute="height" constant="22" id="h"/></constraints></view></subviews><constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="t"/>
        <constraint firstItem="box" firstAttribute="left" secondItem="content" secondAttribute="leftMargin" id="l"/>
        <constraint firstAttribute="bottomMargin" secondItem="box" secondAttribute="bottom" id="b"/>
        <constraint firstAttribute="rightMargin" secondItem="box" secondAttribute="right" id="r"/></constraints>
        """
}

extension TableCellFileTests {
    /// The path of a file with a table of 375 points and one prototype.
    private func file(tools: Int, style: String = "plain", content: String = "") throws -> String {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
            initialViewController="controller"><device id="retina4_7" orientation="portrait"/>
            <scenes><scene><objects><tableViewController id="controller">
            <tableView key="view" style="\(style)" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
            \(rect(0, 0, 375, 667))<prototypes>
            <tableViewCell reuseIdentifier="cell" id="row">\(rect(0, 0, 375, 44))
            <tableViewCellContentView key="contentView" id="content">\(rect(0, 0, 375, 44))
            \(box)\(content)</tableViewCellContentView></tableViewCell>
            </prototypes></tableView></tableViewController></objects></scene></scenes></document>
            """
        return try temporaryFile(text)
    }

    private final class Row: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    /// The left and right edges of the box and the height of the row, in a table of a width.
    private func numbers(_ path: String, width: CGFloat) throws -> [CGFloat] {
        let row = Row()
        let prototype = try InterfaceFile(contentsOfFile: path).cellPrototype(withIdentifier: "cell")
        let frame = CGRect(x: 0, y: 0, width: width, height: 400)
        let table = UITableView(frame: frame, style: prototype.tableStyle)
        table.overrideTraitCollection = UITraitCollection(displayScale: 2)
        table.register(prototype, forCellReuseIdentifier: "cell")
        table.dataSource = row
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.visibleCells.first)
        cell.layoutIfNeeded()
        let box = try XCTUnwrap(cell.viewWithTag(7))
        return [box.frame.minX, box.frame.maxX, cell.frame.height]
    }

    // The numbers of `CellMargins`, by the width of the table. Xcode 15 (22505) has those of cells created in code.
    func testCellsOfFilesHaveTheMarginsOfCellsMadeInCode() throws {
        XCTAssertEqual(try numbers(file(tools: 22_505), width: 375), [16, 359, 44])
        XCTAssertEqual(try numbers(file(tools: 22_505), width: 320), [16, 304, 44])
        XCTAssertEqual(try numbers(file(tools: 22_505), width: 414), [20, 394, 44])
        XCTAssertEqual(try numbers(file(tools: 22_505, style: "insetGrouped"), width: 414), [20, 354, 44])
    }

    // 15 on narrow screens with Xcode 9 to 12; 8 before, and the separator; 15 above and below with Xcode 26.
    func testOlderAndNewerFilesHaveTheMarginsOfTheirTime() throws {
        XCTAssertEqual(try numbers(file(tools: 14_460), width: 320), [15, 305, 44])
        XCTAssertEqual(try numbers(file(tools: 10_117), width: 375), [8, 367, 38.5])
        XCTAssertEqual(try numbers(file(tools: 24_506), width: 393), [20, 373, 52])
    }

    func testMarginsOfTheFileStay() throws {
        let margins = #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
        XCTAssertEqual(try numbers(file(tools: 22_505, content: margins), width: 414), [2, 410, 26.5])
    }

    // Rocket.Chat, Auth.storyboard: in a grouped table with a stored header height of 18, the first cell begins at 35.
    func testTheHeightOfHeadersThatIsWrittenByDefaultIsAutomatic() throws {
        for (style, top) in [("grouped", 35), ("insetGrouped", 18)] as [(String, CGFloat)] {
            let storyboard = try UIStoryboard(contentsOfFile: file(tools: 14_490, style: style))
            let controller = try storyboard.makeInitialViewController() as? UITableViewController
            let table = try XCTUnwrap(controller?.tableView)
            let row = Row()
            table.dataSource = row
            table.layoutIfNeeded()
            XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, top, style)
        }
    }
}
