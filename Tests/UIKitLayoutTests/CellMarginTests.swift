import UIKitLayout
import XCTest

/// The layout margins of content views. The expected numbers are those of the frames that Interface Builder stored, as
/// `CellMargins` lists them, at two pixels per point.
nonisolated final class CellMarginTests: XCTestCase {}

extension CellMarginTests {
    /// A view inside the margins of the content view, 22 points high.
    private final class MarginCell: UITableViewCell {
        let box = UIView()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                box.heightAnchor.constraint(equalToConstant: 22), box.topAnchor.constraint(equalTo: margins.topAnchor),
                box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                box.leftAnchor.constraint(equalTo: margins.leftAnchor),
                box.rightAnchor.constraint(equalTo: margins.rightAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    /// One row with automatic height.
    private final class Row: UITableViewDataSource {
        let fill: (MarginCell) -> Void

        init(_ fill: @escaping (MarginCell) -> Void) {
            self.fill = fill
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? MarginCell).map(fill)
            return cell
        }
    }

    /// The left and right edges of the view inside the margins, and the height of the row.
    private func numbers(
        width: CGFloat, style: UITableView.Style = .plain, prepare: (UITableView) -> Void = { _ in },
        fill: @escaping (UITableViewCell) -> Void = { _ in }, change: (UITableView) -> Void = { _ in }
    ) throws -> [CGFloat] {
        let source = Row(fill)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400), style: style)
        table.overrideTraitCollection = UITraitCollection(displayScale: 2)
        table.register(MarginCell.self, forCellReuseIdentifier: "cell")
        prepare(table)
        table.dataSource = source
        table.layoutIfNeeded()
        change(table)
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.visibleCells.first as? MarginCell)
        cell.layoutIfNeeded()
        return [cell.box.frame.minX, cell.box.frame.maxX, cell.frame.height]
    }

    // 11 + 22 + 10.5 in a content view of 43.5, and the separator.
    func testCellsMadeInCodeHaveTheMarginsOfTheirTable() throws {
        XCTAssertEqual(try numbers(width: 320), [16, 304, 44])
        XCTAssertEqual(try numbers(width: 375), [16, 359, 44])
        XCTAssertEqual(try numbers(width: 414), [20, 394, 44])
        XCTAssertEqual(try numbers(width: 375, prepare: { $0.separatorStyle = .none }), [16, 359, 44])
    }

    // NetNewsWire, Account.storyboard: 20 to 354 in cells of 374; DuckDuckGo, Bookmarks.storyboard: 16 to 327 in cells
    // of 343.
    func testInInsetTablesTheyFollowTheWidthOfTheTable() throws {
        XCTAssertEqual(try numbers(width: 414, style: .insetGrouped), [20, 354, 44])
        XCTAssertEqual(try numbers(width: 375, style: .insetGrouped), [16, 327, 44])
    }

    // A content view of 341 points beside a disclosure indicator, and 8 (Rocket.Chat, Auth.storyboard: the text ends at
    // 333).
    func testBesideAnAccessoryTheMarginIsSmaller() throws {
        XCTAssertEqual(try numbers(width: 375, fill: { $0.accessoryType = .disclosureIndicator }), [16, 333, 44])
    }

    // Apple's page on `layoutMargins`: margins that are set replace the default ones.
    func testMarginsThatAreSetStay() throws {
        let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(try numbers(width: 375, fill: { $0.contentView.layoutMargins = own }), [2, 371, 26.5])
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        XCTAssertEqual(
            try numbers(width: 375, fill: { $0.contentView.directionalLayoutMargins = directional }), [2, 371, 26.5])
        let former = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        XCTAssertEqual(try numbers(width: 375, fill: { $0.contentView.layoutMargins = former }), [8, 367, 38.5])
    }

    // Apple's page on `preservesSuperviewLayoutMargins`: the larger margin, measured from the same edge, applies.
    func testPreservedMarginsAreNoSmallerThanTheCells() throws {
        func fill(_ cell: UITableViewCell) {
            cell.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
            cell.contentView.preservesSuperviewLayoutMargins = true
        }
        XCTAssertEqual(try numbers(width: 375, fill: fill), [40, 359, 44])
    }

    // At most 672 points, centred: (1024 - 672) / 2 at both sides.
    func testTheReadableWidthLimitsTheContent() throws {
        XCTAssertEqual(try numbers(width: 1024), [20, 1004, 44])
        let follow = { (table: UITableView) in table.cellLayoutMarginsFollowReadableWidth = true }
        XCTAssertEqual(try numbers(width: 1024, prepare: follow), [176, 848, 44])
        XCTAssertEqual(try numbers(width: 1024, change: follow), [176, 848, 44], "a change while the row is shown")
        XCTAssertEqual(try numbers(width: 375, prepare: follow), [16, 359, 44])
        let withAccessory = try numbers(width: 1024, prepare: follow, fill: { $0.accessoryType = .checkmark })
        XCTAssertEqual(withAccessory, [176, 848, 44])
    }

    func testATableOfAnotherWidthGivesOtherMargins() throws {
        XCTAssertEqual(try numbers(width: 375, change: { $0.frame.size.width = 414 }), [20, 394, 44])
    }
}
