import UIKit
import XCTest

@testable import UnmodifiedSources

/// A cell that counts its reuses and records the states of its updates.
private final class RecordingCell: UITableViewCell {
    var reuses = 0
    var states: [UICellConfigurationState] = []

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state)
    }
}

/// A content that counts its updates for states.
private struct CountingContent: UIContentConfiguration {
    var updates = 0

    func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: .cell())
    }

    func updated(for state: any UIConfigurationState) -> CountingContent {
        CountingContent(updates: updates + 1)
    }
}

/// A header that counts its updates.
private final class RecordingHeader: UITableViewHeaderFooterView {
    var updates = 0

    override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
        updates += 1
    }
}

/// The behaviour of the members of cells, headers, controllers and diffable data sources that Documentation/tables.md
/// calls effective, unless another test shows it; and overrides of UIKit's members in subclasses.
nonisolated final class TableCellBehaviourTests: XCTestCase {}

extension TableCellBehaviourTests {
    // MARK: Cells

    func testABackgroundViewIsAsLargeAsItsCellOrHeader() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = cell.frame
        let (first, second) = (UIView(), UIView())
        (cell.backgroundView, header.backgroundView) = (first, second)
        XCTAssertEqual(first.frame, cell.bounds)
        XCTAssertTrue(cell.subviews.first === first)
        XCTAssertEqual(second.frame, header.bounds)
        XCTAssertTrue(header.subviews.first === second)
    }

    func testACellIsPreparedBeforeItIsReused() throws {
        let table = UITableView(frame: .zero)
        table.register(RecordingCell.self, forCellReuseIdentifier: "cell")
        let cell = try XCTUnwrap(table.dequeueReusableCell(withIdentifier: "cell") as? RecordingCell)
        XCTAssertEqual(cell.reuseIdentifier, "cell")
        XCTAssertEqual(cell.reuses, 0)
        table.enqueueForReuse(cell)
        XCTAssertTrue(table.dequeueReusableCell(withIdentifier: "cell") === cell)
        XCTAssertEqual(cell.reuses, 1)
    }

    func testTheStateOfACellReachesItsConfiguration() {
        let cell = RecordingCell(style: .default, reuseIdentifier: nil)
        var handled: [Bool] = []
        cell.configurationUpdateHandler = { _, state in handled.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.setHighlighted(true, animated: false)
        XCTAssertTrue(cell.configurationState.isHighlighted)
        cell.layoutIfNeeded()
        cell.setHighlighted(false, animated: false)
        cell.setSelected(true, animated: false)
        cell.setEditing(true, animated: false)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.states.map(\.isHighlighted), [false, true, false])
        XCTAssertEqual(cell.states.map(\.isSelected), [false, false, true])
        XCTAssertEqual(cell.states.map(\.isEditing), [false, false, true])
        XCTAssertEqual(handled, [false, false, true])
    }

    func testTheDefaultContentIsThatOfTheStyle() {
        let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1]
        let contents = styles.map { UITableViewCell(style: $0, reuseIdentifier: nil).defaultContentConfiguration() }
        XCTAssertEqual(contents.map(\.prefersSideBySideTextAndSecondaryText), [false, false, true])
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let expected = UIListContentConfiguration.groupedHeader()
        XCTAssertEqual(header.defaultContentConfiguration().textProperties.font, expected.textProperties.font)
    }

    func testTheContentOfACellOrHeaderFollowsTheStateUnlessThatIsTurnedOff() {
        for isAutomatic in [true, false] {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.automaticallyUpdatesContentConfiguration = isAutomatic
            cell.contentConfiguration = CountingContent()
            cell.layoutIfNeeded()
            XCTAssertEqual((cell.contentConfiguration as? CountingContent)?.updates ?? -1 > 0, isAutomatic)
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.automaticallyUpdatesContentConfiguration = isAutomatic
            header.contentConfiguration = CountingContent()
            header.layoutIfNeeded()
            XCTAssertEqual((header.contentConfiguration as? CountingContent)?.updates ?? -1 > 0, isAutomatic)
        }
    }

    // MARK: Headers

    func testAHeaderUpdatesItsConfigurationBeforeALayout() {
        let header = RecordingHeader(reuseIdentifier: "header")
        var handled = 0
        header.configurationUpdateHandler = { _, _ in handled += 1 }
        header.layoutIfNeeded()
        XCTAssertEqual(header.updates, 1)
        header.setNeedsUpdateConfiguration()
        header.layoutIfNeeded()
        XCTAssertEqual(header.updates, 2)
        XCTAssertEqual(handled, 2)
        XCTAssertEqual(header.configurationState.traitCollection, header.traitCollection)
    }

    func testAHeaderShowsItsContentConfiguration() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = header.defaultContentConfiguration()
        content.text = "Recent"
        header.contentConfiguration = content
        XCTAssertTrue(header.contentView.subviews.first is UIListContentView)
    }

    // MARK: Controllers

    func testAControllersTableHasItsStyle() {
        let controller = UITableViewController(style: .grouped)
        XCTAssertEqual(controller.tableView.style, .grouped)
        XCTAssertTrue(controller.tableView.dataSource === controller)
        XCTAssertTrue(controller.tableView.delegate === controller)
        XCTAssertEqual(UITableViewController(nibName: nil, bundle: nil).tableView.style, .plain)
    }

    func testATableCallsTheOverridesOfItsController() {
        let controller = EveryTableControllerOverride(style: .plain)
        XCTAssertEqual(controller.tableView.delegate?.tableView(controller.tableView, indentationLevelForRowAt: []), 0)
        XCTAssertNil(controller.tableView.delegate?.tableView(controller.tableView, willSelectRowAt: [0, 0]))
        XCTAssertEqual(
            controller.tableView.dataSource?.tableView(controller.tableView, canMoveRowAt: [0, 0]), true)
    }

    // MARK: Diffable data sources

    func testASnapshotIsAppliedByReloadingTheData() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = EveryDiffableDataSourceOverride(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        var snapshot = source.snapshot()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 2])
        var isComplete = false
        source.applySnapshotUsingReloadData(snapshot) { isComplete = true }
        XCTAssertTrue(isComplete)
        XCTAssertEqual(source.snapshot().itemIdentifiers, [1, 2])
        XCTAssertEqual(table.dataSource?.tableView(table, canEditRowAt: [0, 0]), true)
    }

    // MARK: Subclasses

    func testATableCallsTheOverridesOfItsSubclass() {
        let table = EditableTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.isEditing = false
        XCTAssertTrue(table.isEditing)
        XCTAssertEqual(table.calls, ["setEditing(true)"])
        table.tableHeaderView = UIView()
        XCTAssertEqual(table.calls, ["setEditing(true)", "tableHeaderView"])
    }

    func testSubclassesNameTheirReuseIdentifier() {
        let table = UITableView(frame: .zero)
        table.register(NamedCell.self, forCellReuseIdentifier: "NamedCell")
        table.register(NamedHeader.self, forHeaderFooterViewReuseIdentifier: "other")
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "NamedCell")?.reuseIdentifier, "NamedCell")
        XCTAssertEqual(
            table.dequeueReusableHeaderFooterView(withIdentifier: "other")?.reuseIdentifier, "NamedHeader")
        let cell = NamedCell(style: .default, reuseIdentifier: nil)
        table.enqueueForReuse(cell)
        XCTAssertTrue(table.dequeueReusableCell(withIdentifier: "NamedCell") === cell)
    }
}
