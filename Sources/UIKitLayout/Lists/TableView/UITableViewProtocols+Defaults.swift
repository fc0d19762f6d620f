import Foundation

// Default implementations of the methods for user interaction, which does not occur on Linux.
// `selectRow(at:animated:scrollPosition:)` selects the row's cell, but calls none of these methods.
extension UITableViewDataSource {
    /// Returns `true` by default.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns `false` by default.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing by default. Never called on Linux.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing by default. Never called on Linux.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns the index of the title as the section by default. Never called on Linux.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}

extension UITableViewDelegate {
    /// Returns `true` by default. Never called on Linux.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing by default. Never called on Linux.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Does nothing by default. Never called on Linux.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Returns the given index path by default. Never called on Linux.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing by default. Never called on Linux.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Returns the given index path by default. Never called on Linux.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing by default. Never called on Linux.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Does nothing by default. Never called on Linux.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Returns `delete` by default.
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// Returns `nil` by default. Never called on Linux.
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Returns `true` by default. Called for rows of grouped tables.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns 0 by default, which leaves the indentation of cells unchanged.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.indentationForAll()
    }
    /// Returns `nil` by default. Never called on Linux.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns `nil` by default. Never called on Linux.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
}

/// The data source for prefetching rows.
public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// The actions that a swipe over a row offers; never shown on Linux.
open class UISwipeActionsConfiguration: NSObject {
    deinit {}

    /// The actions, in the order from the edge of the row.
    public let actions: [UIContextualAction]
    /// Whether a full swipe performs the first action. Stored; has no effect on Linux.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with the given actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}

/// An action that a swipe over a row offers; never performed on Linux.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIContextualAction: NSObject {
    deinit {}

    /// The style of a contextual action.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case normal = 0
        case destructive
    }

    /// A closure that performs an action.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the action.
    public let style: Style
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The background colour.
    open var backgroundColor: UIColor!
    /// The closure that performs the action.
    public let handler: Handler

    /// Creates an action. The handler is never called on Linux.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
