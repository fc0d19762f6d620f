import Foundation

/// A controller that shows a search bar and search results. On Linux its properties are stored and have no effect.
open class UISearchController: UIViewController {
    deinit {}

    /// The search bar.
    public let searchBar = UISearchBar(frame: .zero)
    /// The controller that shows the results.
    public private(set) var searchResultsController: UIViewController?
    /// The object that updates the results of a search; held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Whether the content behind the search results is dimmed during the search.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar is hidden during the search.
    open var hidesNavigationBarDuringPresentation = true
    /// The delegate; held weakly, never notified on Linux.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the search bar shows and hides its scope bar automatically.
    open var automaticallyShowsScopeBar = true
    /// Whether the search bar shows and hides its cancel button automatically.
    open var automaticallyShowsCancelButton = true
    /// Whether results are shown before any text is entered.
    open var showsSearchResultsController = false
    /// Whether the search is active.
    open var isActive = false

    /// Creates a search controller whose results the given controller shows.
    public convenience init(searchResultsController: UIViewController?) {
        self.init(nibName: nil, bundle: nil)
        self.searchResultsController = searchResultsController
    }
}

/// The delegate of a search controller; never notified on Linux.
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing by default. Never called on Linux.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default. Never called on Linux.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default. Never called on Linux.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default. Never called on Linux.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default. Never called on Linux.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// An object that updates search results; never called on Linux.
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

extension UINavigationItem {
    private static let searchControllerKey = AssociatedKey<UISearchController>()

    /// The search controller whose search bar is part of the navigation bar.
    public var searchController: UISearchController? {
        get { associatedValues[Self.searchControllerKey] }
        set { associatedValues[Self.searchControllerKey] = newValue }
    }
}
