import Foundation
import UIKitLayout

extension UITableViewDataSourcePrefetching {
    /// The methods of this name, as a value that can be called with a question mark.
    public var tableView: UITableViewDataSourcePrefetchingCalls? {
        UITableViewDataSourcePrefetchingCalls(receiver: self)
    }
}

/// The methods `tableView` of an object that conforms to `UITableViewDataSourcePrefetching`, as a value that can be
/// called with a question mark.
public struct UITableViewDataSourcePrefetchingCalls {
    let receiver: any UITableViewDataSourcePrefetching

    /// Calls `tableView(_:cancelPrefetchingForRowsAt:)`.
    public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        receiver.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
}
