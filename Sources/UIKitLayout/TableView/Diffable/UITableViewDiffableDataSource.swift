import Foundation
import Trapping

/// A data source that takes what a table should hold and finds out what changes.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    UITableViewDataSource
{
    /// Makes the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    /// What a table holds.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = IndexedSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// How changes would be animated; accepted and ignored.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    /// Makes an empty data source and gives it to a table, which holds it weakly.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What the table holds, for making the next snapshot.
    open func snapshot() -> Snapshot {
        current.snapshot.withoutReloads
    }

    /// Makes the table hold what a snapshot says; rows that stay keep their cells and heights.
    ///
    /// - Parameter completion: called before this returns, as there is no animation.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let update = SnapshotDifference(from: current.snapshot, to: snapshot).update
        current.snapshot = snapshot
        // As in UIKit, a snapshot without changes lets rows take other heights.
        tableView?.apply(update)
        completion?()
    }

    /// Makes the table hold what a snapshot says, with all cells and heights anew.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current.snapshot = snapshot
        tableView?.reloadData()
        completion?()
    }

    // MARK: Places

    /// The item of a row, `nil` if there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: indexPath)
    }

    /// The row of an item, `nil` if there is none. The first question after a change takes O(n), others none.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.path(of: itemIdentifier)
    }

    /// The section with a number.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)
    }

    /// The number of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: The table's questions

    open func numberOfSections(in tableView: UITableView) -> Int { current.snapshot.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSection: section)
    }

    /// The cell that the provider makes. Traps if it makes none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            trap(
                "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed"
            )
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
