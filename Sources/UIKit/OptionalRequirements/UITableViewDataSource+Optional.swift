import Foundation
import UIKitLayout

extension UITableViewDataSource {
    /// The methods of this name, as a value that can be called with a question mark.
    public var numberOfSections: UITableViewDataSourceCalls? { UITableViewDataSourceCalls(receiver: self) }
    /// The methods of this name, as a value that can be called with a question mark.
    public var tableView: UITableViewDataSourceTableViewCalls? { UITableViewDataSourceTableViewCalls(receiver: self) }
    /// The methods of this name, as a value that can be called with a question mark.
    public var sectionIndexTitles: UITableViewDataSourceSectionIndexTitlesCalls? {
        UITableViewDataSourceSectionIndexTitlesCalls(receiver: self)
    }
}

/// The methods `numberOfSections` of an object that conforms to `UITableViewDataSource`, as a value that can be called
/// with a question mark.
public struct UITableViewDataSourceCalls {
    let receiver: any UITableViewDataSource

    /// Calls `numberOfSections(in:)`.
    public func callAsFunction(in tableView: UITableView) -> Int {
        receiver.numberOfSections(in: tableView)
    }
}

/// The methods `tableView` of an object that conforms to `UITableViewDataSource`, as a value that can be called with a
/// question mark.
public struct UITableViewDataSourceTableViewCalls {
    let receiver: any UITableViewDataSource

    /// Calls `tableView(_:titleForHeaderInSection:)`.
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        receiver.tableView(tableView, titleForHeaderInSection: section)
    }

    /// Calls `tableView(_:titleForFooterInSection:)`.
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        receiver.tableView(tableView, titleForFooterInSection: section)
    }

    /// Calls `tableView(_:canEditRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        receiver.tableView(tableView, canEditRowAt: indexPath)
    }

    /// Calls `tableView(_:canMoveRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        receiver.tableView(tableView, canMoveRowAt: indexPath)
    }

    /// Calls `tableView(_:commit:forRowAt:)`.
    public func callAsFunction(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        receiver.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    /// Calls `tableView(_:moveRowAt:to:)`.
    public func callAsFunction(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        receiver.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }

    /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`.
    public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    {
        receiver.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
}

/// The methods `sectionIndexTitles` of an object that conforms to `UITableViewDataSource`, as a value that can be
/// called with a question mark.
public struct UITableViewDataSourceSectionIndexTitlesCalls {
    let receiver: any UITableViewDataSource

    /// Calls `sectionIndexTitles(for:)`.
    public func callAsFunction(for tableView: UITableView) -> [String]? {
        receiver.sectionIndexTitles(for: tableView)
    }
}
