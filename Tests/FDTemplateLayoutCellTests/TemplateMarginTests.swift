import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

/// Templates have the width and the margins of their table although they are not subviews of it. Characters are 5
/// points wide and lines 12 points high.
nonisolated final class TemplateMarginTests: TemplateLayoutTestCase {}

extension TemplateMarginTests {
    /// A label inside the margins of the content view.
    private final class MarginCell: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.font = UIFont(name: "Courier", size: 10)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                label.leftAnchor.constraint(equalTo: margins.leftAnchor),
                label.rightAnchor.constraint(equalTo: margins.rightAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    private final class Row: UITableViewDataSource {
        let fill: (UITableViewCell) -> Void

        init(_ fill: @escaping (UITableViewCell) -> Void) {
            self.fill = fill
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "margin", for: indexPath)
            fill(cell)
            return cell
        }
    }

    private func makeTable(_ style: UITableView.Style, width: CGFloat, followsReadableWidth: Bool = false)
        -> UITableView
    {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 500), style: style)
        table.overrideTraitCollection = UITraitCollection(displayScale: 2)
        table.cellLayoutMarginsFollowReadableWidth = followsReadableWidth
        table.register(MarginCell.self, forCellReuseIdentifier: "margin")
        return table
    }

    private func fill(
        _ characters: Int, _ more: @escaping (UITableViewCell) -> Void = { _ in }
    ) -> (UITableViewCell) -> Void {
        { cell in
            (cell as? MarginCell)?.label.text = String(repeating: "a", count: characters)
            more(cell)
        }
    }

    /// The height computed with a template; asserts that the displayed row has the same height.
    private func height(
        _ style: UITableView.Style = .plain, width: CGFloat, followsReadableWidth: Bool = false, line: UInt = #line,
        _ fill: @escaping (UITableViewCell) -> Void
    ) -> CGFloat {
        let table = makeTable(style, width: width, followsReadableWidth: followsReadableWidth)
        let height = table.fd_heightForCell(withIdentifier: "margin", configuration: fill)
        XCTAssertEqual(
            table.fd_heightForCell(withIdentifier: "margin", configuration: fill), height, "again", line: line)
        let source = Row(fill)
        table.dataSource = source
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0)).height, height, "in the table", line: line)
        let cell = table.visibleCells.first as? MarginCell
        cell?.layoutIfNeeded()
        XCTAssertEqual(cell.map { $0.label.frame.height + 22 }, height, "the shown label", line: line)
        return height
    }

    // 375 points minus 16 at both sides have space for 68 characters, 414 minus 20 at both sides for 74. A row with its
    // separator is 22 points higher than its lines.
    func testTheMarginsAreThoseOfTheTablesWidth() {
        XCTAssertEqual(height(width: 375, fill(68)), 34)
        XCTAssertEqual(height(width: 375, fill(69)), 46)
        XCTAssertEqual(height(width: 414, fill(74)), 34)
        XCTAssertEqual(height(width: 414, fill(75)), 46)
    }

    // 375 points minus 34 for a disclosure indicator, 16 and 8 have space for 63 characters.
    func testBesideAnAccessoryTheMarginIsSmaller() {
        XCTAssertEqual(height(width: 375, fill(63) { $0.accessoryType = .disclosureIndicator }), 34)
        XCTAssertEqual(height(width: 375, fill(64) { $0.accessoryType = .disclosureIndicator }), 46)
    }

    // 375 points minus insets of 16 and margins of 16 have space for 62 characters; 414 minus 20 and 20 for 66.
    func testInsetTablesOfferLess() {
        XCTAssertEqual(height(.insetGrouped, width: 375, fill(62)), 34)
        XCTAssertEqual(height(.insetGrouped, width: 375, fill(63)), 46)
        XCTAssertEqual(height(.insetGrouped, width: 414, fill(66)), 34)
        XCTAssertEqual(height(.insetGrouped, width: 414, fill(67)), 46)
    }

    // 672 points have space for 134 characters.
    func testTheReadableWidthLimitsTheContent() {
        XCTAssertEqual(height(width: 1024, followsReadableWidth: true, fill(134)), 34)
        XCTAssertEqual(height(width: 1024, followsReadableWidth: true, fill(135)), 46)
        XCTAssertEqual(
            height(width: 1024, followsReadableWidth: true, fill(134) { $0.accessoryType = .checkmark }), 34)
    }

    // The same 68 characters fit, regardless of the content view's size when the configuration laid out the cell.
    func testAConfigurationMayLayTheCellOut() {
        for follows in [false, true] {
            for (characters, expected) in [(68, 34), (69, 46), (400, 94)] as [(Int, CGFloat)] {
                let fill = fill(characters) { cell in
                    cell.contentView.layoutMarginsFollowReadableWidth = follows
                    cell.contentView.preservesSuperviewLayoutMargins = true
                    cell.layoutIfNeeded()
                    XCTAssertEqual(cell.contentView.frame.width, 375)
                }
                XCTAssertEqual(height(width: 375, fill), expected, "\(characters)")
            }
        }
    }

    func testATemplateHasItsWidthBeforeItIsConfigured() {
        let table = makeTable(.insetGrouped, width: 414)
        _ = table.fd_heightForCell(withIdentifier: "margin") { cell in
            XCTAssertEqual(cell.frame.width, 374)
            XCTAssertEqual(cell.contentView.frame.width, 374)
            XCTAssertEqual(cell.contentView.layoutMargins.left, 20)
            XCTAssertEqual(cell.traitCollection.displayScale, 2)
        }
    }

    func testATemplateHasTheTraitsThatTheTableHasNow() {
        let table = makeTable(.plain, width: 375)
        for category in [UIContentSizeCategory.large, .accessibilityLarge, .small] {
            table.overrideTraitCollection = UITraitCollection(displayScale: 2, preferredContentSizeCategory: category)
            _ = table.fd_heightForCell(withIdentifier: "margin") { cell in
                XCTAssertEqual(cell.traitCollection.preferredContentSizeCategory, category)
            }
        }
    }

    // Inset rows of 343 points have space for 68 characters.
    func testHeadersAreAsWideAsRowsAndMayBeLaidOut() {
        let table = makeTable(.insetGrouped, width: 375)
        table.register(forHeaderFooterViewReuseIdentifier: "header") {
            let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
            let label = UILabel()
            (label.tag, label.numberOfLines, label.font) = (7, 0, UIFont(name: "Courier", size: 10))
            label.translatesAutoresizingMaskIntoConstraints = false
            view.contentView.addSubview(label)
            let margins = view.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
                label.leftAnchor.constraint(equalTo: margins.leftAnchor, constant: -8),
                label.rightAnchor.constraint(equalTo: margins.rightAnchor, constant: 8),
            ])
            view.contentView.layoutMarginsFollowReadableWidth = true
            return view
        }
        for (count, expected) in [(68, 12), (69, 24), (400, 72), (68, 12)] as [(Int, CGFloat)] {
            let height = table.fd_heightForHeaderFooterView(withIdentifier: "header") { view in
                (view.viewWithTag(7) as? UILabel)?.text = String(repeating: "a", count: count)
                view.layoutIfNeeded()
                XCTAssertEqual(view.contentView.frame.width, 343)
            }
            XCTAssertEqual(height, expected, "\(count)")
        }
    }

    // MARK: Caches

    func testHeightsOfOtherMarginsAreNotFound() {
        let changes: [(UITableView.Style, (UITableView) -> Void)] = [
            (.plain, { $0.cellLayoutMarginsFollowReadableWidth.toggle() }),
            (.insetGrouped, { $0.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50) }),
        ]
        for (style, change) in changes {
            let table = makeTable(style, width: 1024)
            table.fd_keyedHeightCache.cacheHeight(10, byKey: "a")
            table.fd_indexPathHeightCache.cacheHeight(10, by: path(0))
            change(table)
            XCTAssertNil(table.fd_keyedHeightCache.height(forKey: "a"))
            XCTAssertNil(table.fd_indexPathHeightCache.height(for: path(0)))
        }
    }

    func testAStyleHasHeightsOfItsOwn() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let plain = makeTable(.plain, width: 375)
        plain.fd_keyedHeightCache.cacheHeight(10, byKey: "a")
        try plain.fd_keyedHeightCache.save(to: file)
        for (style, height) in [(.plain, 10), (.insetGrouped, nil)] as [(UITableView.Style, CGFloat?)] {
            let table = makeTable(style, width: 375)
            try table.fd_keyedHeightCache.load(from: file)
            XCTAssertEqual(table.fd_keyedHeightCache.height(forKey: "a"), height)
        }
    }

    func testHeightsInTheBackgroundAreThoseOfTheTable() async throws {
        for style in [UITableView.Style.plain, .insetGrouped] {
            let table = makeTable(style, width: 1024, followsReadableWidth: true)
            let computation = FDHeightComputation<Int>(
                width: 1, makeTemplate: { MarginCell(style: .default, reuseIdentifier: "margin") },
                configure: { ($0 as? MarginCell)?.label.text = String(repeating: "a", count: $1) })
            try await table.fd_precacheHeights(of: [134, 135].map { ($0, $0) }, computation: computation)
            for (count, height) in [(134, 34), (135, 46)] as [(Int, CGFloat)] {
                XCTAssertEqual(table.fd_keyedHeightCache.height(forKey: count), height)
            }
        }
    }

    // The margins of 20 points are those of the content view, which is 924 points wide; heights as at 1024 − 100.
    func testHeightsInTheBackgroundCountTheSafeArea() async throws {
        for isInset in [true, false] {
            let (table, narrow) = (makeTable(.plain, width: 1024), makeTable(.plain, width: isInset ? 924 : 1024))
            table.ownSafeAreaInsets = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 40)
            table.insetsContentViewsToSafeArea = isInset
            let computation = FDHeightComputation<Int>(
                width: 1, makeTemplate: { MarginCell(style: .default, reuseIdentifier: "margin") },
                configure: { ($0 as? MarginCell)?.label.text = String(repeating: "a", count: $1) })
            let counts = [140, 160, 180, 200, 220, 400]
            try await table.fd_precacheHeights(of: counts.map { ($0, $0) }, computation: computation)
            for count in counts {
                let expected = narrow.fd_heightForCell(withIdentifier: "margin", configuration: fill(count))
                XCTAssertEqual(table.fd_keyedHeightCache.height(forKey: count), expected, "\(count)")
                XCTAssertEqual(table.fd_heightForCell(withIdentifier: "margin", configuration: fill(count)), expected)
            }
        }
    }
}
