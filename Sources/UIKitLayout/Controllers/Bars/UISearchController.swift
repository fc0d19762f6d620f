import Foundation

/// A search with a bar and results; stored values.
open class UISearchController: UIViewController {
    deinit {}

    /// The bar.
    public let searchBar = UISearchBar(frame: .zero)
    /// The controller that shows results.
    public private(set) var searchResultsController: UIViewController?
    /// The object that updates the results of a search; held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Whether the rest is dimmed.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar goes meanwhile.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether one searches.
    open var isActive = false

    /// Makes a search.
    public convenience init(searchResultsController: UIViewController?) {
        self.init(nibName: nil, bundle: nil)
        self.searchResultsController = searchResultsController
    }
}

/// What handles searches; never called on Linux.
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}
