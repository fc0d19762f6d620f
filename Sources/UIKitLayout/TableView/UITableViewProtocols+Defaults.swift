import Foundation

// Questions and notifications when people act on tables. Nobody does on Linux, except that selecting a row by
// `selectRow(at:animated:scrollPosition:)` marks its cell.
extension UITableViewDataSource {
    /// Yes, unless the data source says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// No, unless the data source says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Nothing, unless the data source says otherwise; never called on Linux.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Nothing, unless the data source says otherwise; never called on Linux.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// The place of the title, unless the data source says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}

extension UITableViewDelegate {
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// The row itself, unless the delegate says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// The row itself, unless the delegate says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Deleting, unless the delegate says otherwise; never called on Linux.
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// None, unless the delegate says otherwise; never called on Linux.
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// No step, unless the delegate says otherwise; never called on Linux.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    /// None, unless the delegate says otherwise; never called on Linux.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// None, unless the delegate says otherwise; never called on Linux.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Nothing, unless the delegate says otherwise; never called on Linux: headers are not shown.
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux: footers are not shown.
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
}

/// The data source that is asked for rows ahead of time; never called on Linux, where nothing is fetched ahead.
public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Nothing, unless somebody does something; never called on Linux.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// What a swipe over a row offers; never shown on Linux.
open class UISwipeActionsConfiguration: NSObject {
    deinit {}

    /// The actions.
    public let actions: [UIContextualAction]
    /// Whether a long swipe does the first one; a stored value.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}

/// What a swipe over a row does; never done on Linux.
open class UIContextualAction: NSObject {
    deinit {}

    /// What kind of action.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case normal = 0
        case destructive
    }

    /// What is called when the action is done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What kind of action.
    public let style: Style
    /// The words.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The colour behind them.
    open var backgroundColor: UIColor!
    /// What is called when the action is done.
    public let handler: Handler

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
