import Foundation

/// A control that shows that content is being reloaded; its state is only stored.
open class UIRefreshControl: UIControl {
    deinit {}

    /// Whether content is being reloaded.
    open private(set) var isRefreshing = false
    /// The title below the indicator.
    open var attributedTitle: NSAttributedString?

    /// Sets ``isRefreshing``.
    open func beginRefreshing() { isRefreshing = true }
    /// Clears ``isRefreshing``.
    open func endRefreshing() { isRefreshing = false }
}
