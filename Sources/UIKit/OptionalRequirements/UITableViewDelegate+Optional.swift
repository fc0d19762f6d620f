import Foundation
import UIKitLayout

extension UITableViewDelegate {
    /// The methods of this name, as a value that can be called with a question mark.
    public var tableView: UITableViewDelegateCalls? { UITableViewDelegateCalls(receiver: self) }
    /// The method of this name, as a value that can be called with a question mark.
    public var tableViewDidEndMultipleSelectionInteraction: ((UITableView) -> Void)? {
        { self.tableViewDidEndMultipleSelectionInteraction($0) }
    }
    /// The methods of this name, as a value that can be called with a question mark.
    public var indexPathForPreferredFocusedView: UITableViewDelegateIndexPathForPreferredFocusedViewCalls? {
        UITableViewDelegateIndexPathForPreferredFocusedViewCalls(receiver: self)
    }
}

/// The methods `tableView` of an object that conforms to `UITableViewDelegate`, as a value that can be called with a
/// question mark.
public struct UITableViewDelegateCalls {
    let receiver: any UITableViewDelegate

    /// Calls `tableView(_:heightForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        receiver.tableView(tableView, heightForRowAt: indexPath)
    }

    /// Calls `tableView(_:estimatedHeightForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        receiver.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }

    /// Calls `tableView(_:heightForHeaderInSection:)`.
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        receiver.tableView(tableView, heightForHeaderInSection: section)
    }

    /// Calls `tableView(_:heightForFooterInSection:)`.
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        receiver.tableView(tableView, heightForFooterInSection: section)
    }

    /// Calls `tableView(_:estimatedHeightForHeaderInSection:)`.
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        receiver.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }

    /// Calls `tableView(_:estimatedHeightForFooterInSection:)`.
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        receiver.tableView(tableView, estimatedHeightForFooterInSection: section)
    }

    /// Calls `tableView(_:viewForHeaderInSection:)`.
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        receiver.tableView(tableView, viewForHeaderInSection: section)
    }

    /// Calls `tableView(_:viewForFooterInSection:)`.
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        receiver.tableView(tableView, viewForFooterInSection: section)
    }

    /// Calls `tableView(_:willDisplay:forRowAt:)`.
    public func callAsFunction(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        receiver.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    /// Calls `tableView(_:didEndDisplaying:forRowAt:)`.
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        receiver.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    /// Calls `tableView(_:shouldHighlightRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        receiver.tableView(tableView, shouldHighlightRowAt: indexPath)
    }

    /// Calls `tableView(_:didHighlightRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        receiver.tableView(tableView, didHighlightRowAt: indexPath)
    }

    /// Calls `tableView(_:didUnhighlightRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        receiver.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    /// Calls `tableView(_:willSelectRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        receiver.tableView(tableView, willSelectRowAt: indexPath)
    }

    /// Calls `tableView(_:didSelectRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        receiver.tableView(tableView, didSelectRowAt: indexPath)
    }

    /// Calls `tableView(_:willDeselectRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        receiver.tableView(tableView, willDeselectRowAt: indexPath)
    }

    /// Calls `tableView(_:didDeselectRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        receiver.tableView(tableView, didDeselectRowAt: indexPath)
    }

    /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`.
    public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        receiver.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    /// Calls `tableView(_:editingStyleForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        receiver.tableView(tableView, editingStyleForRowAt: indexPath)
    }

    /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        receiver.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }

    /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        receiver.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }

    /// Calls `tableView(_:indentationLevelForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        receiver.tableView(tableView, indentationLevelForRowAt: indexPath)
    }

    /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        receiver.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        receiver.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)`.
    public func callAsFunction(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        receiver.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
}

/// The methods `indexPathForPreferredFocusedView` of an object that conforms to `UITableViewDelegate`, as a value that
/// can be called with a question mark.
public struct UITableViewDelegateIndexPathForPreferredFocusedViewCalls {
    let receiver: any UITableViewDelegate

    /// Calls `indexPathForPreferredFocusedView(in:)`.
    public func callAsFunction(in tableView: UITableView) -> IndexPath? {
        receiver.indexPathForPreferredFocusedView(in: tableView)
    }
}
