import UIKitLayout
import XCTest

/// The built-in styles of cells. The expected frames are those that Interface Builder stored for cells of public files,
/// at two pixels per point, with their texts.
nonisolated final class CellStyleTests: XCTestCase {}

extension CellStyleTests {
    private func frames(
        _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String? = nil, width: CGFloat = 375,
        height: CGFloat = 44, accessory: UITableViewCell.AccessoryType = .none, font: UIFont = .systemFont(ofSize: 17),
        detailSize: CGFloat = 17
    ) -> [CGRect?] {
        UITraitCollection(displayScale: 2).callAsCurrent {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = text
            cell.textLabel?.font = font
            cell.detailTextLabel?.text = detail
            cell.detailTextLabel?.font = .systemFont(ofSize: detailSize)
            cell.accessoryType = accessory
            let source = OneCell(cell, height)
            (table.dataSource, table.delegate) = (source, source)
            table.layoutIfNeeded()
            cell.layoutIfNeeded()
            return [cell.textLabel?.frame, cell.detailTextLabel?.frame]
        }
    }

    // Rocket.Chat, `Preferences.storyboard`.
    func testALabelAloneFillsTheContent() {
        XCTAssertEqual(frames(.default, "Busy")[0], CGRect(x: 16, y: 0, width: 343, height: 43.5))
        XCTAssertEqual(
            frames(.default, "Contact us", accessory: .disclosureIndicator)[0],
            CGRect(x: 16, y: 0, width: 324, height: 43.5))
    }

    // Rocket.Chat, `Preferences.storyboard`; DuckDuckGo, `Debug.storyboard`.
    func testAValueEndsAtTheMargin() {
        XCTAssertEqual(
            frames(.value1, "Web Browser", "Safari", accessory: .disclosureIndicator)[1],
            CGRect(x: 296, y: 12, width: 44, height: 20.5))
        XCTAssertEqual(
            frames(.value1, "Title", "Detail", width: 414),
            [CGRect(x: 20, y: 12, width: 33, height: 20.5), CGRect(x: 350, y: 12, width: 44, height: 20.5)])
    }

    // IQKeyboardManager, `Main.storyboard`; Rocket.Chat, `Preferences.storyboard`; Eureka, `EmojiCell.xib`, whose title is
    // an emoji of 35 points.
    func testASubtitleIsBelowTheTitle() throws {
        let example = frames(
            .subtitle, "Full Screen TextViewController", "- TextViewController using IQLayoutGuide", width: 414,
            height: 50, accessory: .disclosureIndicator, font: .systemFont(ofSize: 16, weight: .medium), detailSize: 12)
        let title = try XCTUnwrap(example[0])
        XCTAssertEqual([title.minX, title.minY, title.height], [20, 8, 19.5])
        XCTAssertEqual(title.width, 227.5, accuracy: 0.5)
        XCTAssertEqual(example[1], CGRect(x: 20, y: 27.5, width: 237, height: 14.5))
        XCTAssertEqual(
            frames(.subtitle, "Server Version: 0.64.0-rc2", "open.rocket.chat", detailSize: 12)[1],
            CGRect(x: 16, y: 25.5, width: 96, height: 14.5))
        XCTAssertEqual(
            frames(.subtitle, "Title", "Subtitle", height: 87, font: .systemFont(ofSize: 35), detailSize: 12)[1],
            CGRect(x: 16, y: 57, width: 44, height: 14.5))
    }

    // UIKit's documentation of the styles: the default one has no second label, the second value style no image.
    func testEachStyleHasTheViewsOfItsDocumentation() {
        let styles: [(UITableViewCell.CellStyle, hasDetail: Bool, hasImage: Bool)] = [
            (.default, false, true), (.value1, true, true), (.value2, true, false), (.subtitle, true, true),
        ]
        for (style, hasDetail, hasImage) in styles {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            XCTAssertEqual(cell.detailTextLabel != nil, hasDetail, "\(style)")
            XCTAssertEqual(cell.imageView != nil, hasImage, "\(style)")
        }
    }
}

/// A table with one cell.
private final class OneCell: UITableViewDataSource, UITableViewDelegate {
    private let cell: UITableViewCell
    private let height: CGFloat

    init(_ cell: UITableViewCell, _ height: CGFloat) {
        (self.cell, self.height) = (cell, height)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
}
