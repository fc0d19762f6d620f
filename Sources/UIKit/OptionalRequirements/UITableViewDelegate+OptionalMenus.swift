import Foundation
import UIKitLayout

// The remaining methods `tableView` of a delegate, from the display of headers and footers to context menus.
extension UITableViewDelegateCalls {
    /// Calls `tableView(_:willDisplayHeaderView:forSection:)`.
    public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        receiver.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }

    /// Calls `tableView(_:willDisplayFooterView:forSection:)`.
    public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        receiver.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }

    /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`.
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        receiver.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`.
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        receiver.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    /// Calls `tableView(_:editActionsForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    {
        receiver.tableView(tableView, editActionsForRowAt: indexPath)
    }

    /// Calls `tableView(_:willBeginEditingRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        receiver.tableView(tableView, willBeginEditingRowAt: indexPath)
    }

    /// Calls `tableView(_:didEndEditingRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        receiver.tableView(tableView, didEndEditingRowAt: indexPath)
    }

    /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
    public func callAsFunction(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        receiver.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }

    /// Calls `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`.
    public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    {
        receiver.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }

    /// Calls `tableView(_:didBeginMultipleSelectionInteractionAt:)`.
    public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        receiver.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        receiver.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }

    /// Calls `tableView(_:performPrimaryActionForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        receiver.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }

    /// Calls `tableView(_:canFocusRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        receiver.tableView(tableView, canFocusRowAt: indexPath)
    }

    /// Calls `tableView(_:shouldUpdateFocusIn:)`.
    public func callAsFunction(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
        -> Bool
    {
        receiver.tableView(tableView, shouldUpdateFocusIn: context)
    }

    /// Calls `tableView(_:didUpdateFocusIn:with:)`.
    public func callAsFunction(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        receiver.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }

    /// Calls `tableView(_:selectionFollowsFocusForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        receiver.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }

    /// Calls `tableView(_:shouldSpringLoadRowAt:with:)`.
    public func callAsFunction(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        receiver.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }

    /// Calls `tableView(_:shouldShowMenuForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        receiver.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }

    /// Calls `tableView(_:canPerformAction:forRowAt:withSender:)`.
    public func callAsFunction(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        receiver.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }

    /// Calls `tableView(_:performAction:forRowAt:withSender:)`.
    public func callAsFunction(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        receiver.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }

    /// Calls `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`.
    public func callAsFunction(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        receiver.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    /// Calls `tableView(_:previewForDismissingContextMenuWithConfiguration:)`.
    public func callAsFunction(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        receiver.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
    public func callAsFunction(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        receiver.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    /// Calls `tableView(_:willDisplayContextMenu:animator:)`.
    public func callAsFunction(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        receiver.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }

    /// Calls `tableView(_:willEndContextMenuInteraction:animator:)`.
    public func callAsFunction(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        receiver.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
