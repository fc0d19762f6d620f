import Foundation

/// A controller of a search bar and of the controller that shows the results of a search. The results are not shown; the
/// delegate and the updater are notified.
open class UISearchController: UIViewController {
    deinit {}

    /// The search bar.
    public private(set) lazy var searchBar = makeSearchBar()
    /// The controller that shows the results.
    public private(set) var searchResultsController: UIViewController?
    /// The object that updates the results of a search, whenever the search bar becomes the first responder or its text
    /// changes; held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Whether the content behind the search results is dimmed during the search.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar is hidden during the search.
    open var hidesNavigationBarDuringPresentation = true
    /// The delegate, which is notified when ``isActive`` changes; held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the search bar shows and hides its scope bar automatically.
    open var automaticallyShowsScopeBar = true
    /// Whether the search bar shows and hides its cancel button automatically.
    open var automaticallyShowsCancelButton = true
    /// Whether results are shown before any text is entered.
    open var showsSearchResultsController = false
    /// Whether the search is active. Setting it notifies the delegate.
    open var isActive: Bool {
        get { storedIsActive }
        set {
            if newValue != storedIsActive { setActive(newValue) }
        }
    }
    private var storedIsActive = false

    private func setActive(_ active: Bool) {
        if active {
            delegate?.presentSearchController(self)
            delegate?.willPresentSearchController(self)
            storedIsActive = true
            delegate?.didPresentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
            storedIsActive = false
            searchBar.resignFirstResponder()
            delegate?.didDismissSearchController(self)
        }
    }

    private func makeSearchBar() -> UISearchBar {
        let bar = UISearchBar(frame: .zero)
        bar.searchDidChange = { [weak self] in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
        return bar
    }

    /// Creates a search controller whose results the given controller shows.
    public convenience init(searchResultsController: UIViewController?) {
        self.init(nibName: nil, bundle: nil)
        self.searchResultsController = searchResultsController
    }
}

/// The delegate of a search controller.
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing by default.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// An object that updates search results.
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
