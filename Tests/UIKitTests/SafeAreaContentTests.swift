import UIKit
import XCTest

/// Content views in the safe area of a phone in landscape, according to Apple's page on `insetsContentViewsToSafeArea`:
/// 844 × 390 points, with insets of 47 points at the sides.
nonisolated final class SafeAreaContentTests: XCTestCase {}

/// Objects that a test keeps until its end. Unchecked sendable: only released there.
private nonisolated struct KeptObjects: @unchecked Sendable {
    let objects: [AnyObject]
}

extension SafeAreaContentTests {
    /// A cell whose content is a tenth as tall as wide.
    private final class RatioCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.fill(withContentOfRatio: 0.1)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)

        override init() {
            super.init()
            header.contentView.fill(withContentOfRatio: 0.1)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "ratio", for: indexPath)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }

    private func show(
        _ rows: Rows, style: UITableView.Style = .plain, _ prepare: (UITableView) -> Void = { _ in }
    ) -> UITableView {
        let controller = UITableViewController(style: style)
        let table: UITableView = controller.tableView
        table.register(RatioCell.self, forCellReuseIdentifier: "ratio")
        table.separatorStyle = .none
        (table.dataSource, table.delegate) = (rows, rows)
        prepare(table)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let kept = KeptObjects(objects: [window, rows])
        addTeardownBlock { withExtendedLifetime(kept) {} }
        return table
    }

    // 844 − 2 × 47 = 750, of which a tenth is 75. Since iOS 15 the padding above headers of plain tables is 22 points.
    func testContentViewsAreInsetFromTheSidesOfTheSafeArea() throws {
        let rows = Rows()
        let table = show(rows)
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual(cell.frame, CGRect(x: 0, y: 97, width: 844, height: 75))
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 47, y: 0, width: 750, height: 75))
        XCTAssertEqual(rows.header.frame, CGRect(x: 0, y: 22, width: 844, height: 75))
        XCTAssertEqual(rows.header.contentView.frame, CGRect(x: 47, y: 0, width: 750, height: 75))
    }

    // The whole width, of which a tenth is 84.4, rounded up to 84.5 at two pixels per point.
    func testContentViewsAreAsWideAsTheTableIfItDoesNotInsetThem() throws {
        let rows = Rows()
        let table = show(rows) { $0.insetsContentViewsToSafeArea = false }
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 844, height: 84.5))
        XCTAssertEqual(rows.header.contentView.frame.width, 844)
        table.insetsContentViewsToSafeArea = true
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.first?.contentView.frame, CGRect(x: 47, y: 0, width: 750, height: 75))
    }

    // The accessory is 100 points wide, with a margin of 16 points, between the content and the safe area.
    func testAnAccessoryIsInTheSafeArea() throws {
        for isMirrored in [false, true] {
            let rows = Rows()
            let table = show(rows) {
                if isMirrored { $0.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft) }
            }
            let cell = try XCTUnwrap(table.visibleCells.first)
            cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            cell.layoutIfNeeded()
            let content = CGRect(x: isMirrored ? 163 : 47, y: 0, width: 634, height: 75)
            XCTAssertEqual(cell.contentView.frame, content)
            XCTAssertEqual(cell.accessoryView?.frame.minX, isMirrored ? 63 : 681)
        }
    }

    // Rows in the inset style are 20 points from the sides, and thus 27 points in the unsafe area.
    func testContentViewsOfInsetRowsAreInsetByTheRestOfTheSafeArea() throws {
        let table = show(Rows(), style: .insetGrouped)
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual([cell.frame.minX, cell.frame.width], [20, 804])
        XCTAssertEqual([cell.contentView.frame.minX, cell.contentView.frame.width], [27, 750])
    }

    func testTheSafeAreaMayChangeWhileRowsAreShown() throws {
        let table = show(Rows())
        table.window?.screenSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0)
        table.window?.layoutIfNeeded()
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 44, y: 0, width: 800, height: 80))
        let inset = show(Rows(), style: .insetGrouped)
        inset.window?.screenSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0)
        inset.window?.layoutIfNeeded()
        let content = try XCTUnwrap(inset.visibleCells.first).contentView.frame
        XCTAssertEqual([content.minX, content.width], [24, 780])
    }
}

extension UIView {
    /// Adds a subview that fills the view and is as tall as wide times a factor.
    fileprivate func fill(withContentOfRatio ratio: CGFloat) {
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor),
            content.heightAnchor.constraint(equalTo: content.widthAnchor, multiplier: ratio),
        ])
    }
}
