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
    /// The delegate; held weakly, never notified on Linux.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the bar's scopes come by themselves.
    open var automaticallyShowsScopeBar = true
    /// Whether the button that ends the search comes by itself.
    open var automaticallyShowsCancelButton = true
    /// Whether results are shown before there is a word.
    open var showsSearchResultsController = false
    /// Whether one searches.
    open var isActive = false

    /// Makes a search.
    public convenience init(searchResultsController: UIViewController?) {
        self.init(nibName: nil, bundle: nil)
        self.searchResultsController = searchResultsController
    }
}

/// The delegate of a search; never notified on Linux.
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// What handles searches; never called on Linux.
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}
