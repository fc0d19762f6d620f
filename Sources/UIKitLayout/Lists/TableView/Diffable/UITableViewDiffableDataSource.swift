import Foundation
import Trapping

/// A data source that is given the content of a table as a snapshot, and computes the changes from the previous
/// snapshot.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    DiffableContent<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
{
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider

    /// The animation of changes. Stored; has no effect on Linux.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    /// Creates an empty data source and makes it the data source of the given table. The table holds it weakly.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Changes the table to the content of a snapshot; rows that stay keep their cells and heights.
    ///
    /// - Parameters:
    ///   - snapshot: the new sections and rows.
    ///   - animatingDifferences: without an effect, because nothing is animated.
    ///   - completion: a closure that is called before the function returns, because there is no animation.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let update = SnapshotDifference(from: current.snapshot, to: snapshot).update
        current.snapshot = snapshot
        // As in UIKit, even a snapshot without changes makes the table request heights again.
        tableView?.apply(update)
        completion?()
    }

    /// Changes the table to the content of a snapshot and reloads all cells and heights.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current.snapshot = snapshot
        tableView?.reloadData()
        completion?()
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { current.snapshot.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSection: section)
    }

    /// Returns the cell that the cell provider returns. Traps if the provider returns `nil`.
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

    // MARK: User interaction, which does not occur on Linux

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
