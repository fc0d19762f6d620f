import Foundation

/// A bar to search with. It has no width of its own.
open class UISearchBar: UIView, UITextInputTraits {
    deinit {}

    /// How the bar looks.
    public nonisolated enum Style: UInt, Hashable, Sendable {
        case `default` = 0
        case prominent, minimal
    }

    /// What is searched for.
    open var text: String?
    /// What is shown while nothing is searched for.
    open var placeholder: String?
    /// A line above the field.
    open var prompt: String?
    /// How the bar looks; a stored value.
    open var searchBarStyle = Style.default
    /// Whether there is a button that ends searching; a stored value.
    open var showsCancelButton = false
    /// The colour of the bar; a stored value.
    open var barTintColor: UIColor?
    /// The style of the bar; a stored value.
    open var barStyle = UIBarStyle.default
    /// The titles of what is searched; a stored value.
    open var scopeButtonTitles: [String]?
    /// The field that is written in; it is not among the subviews.
    open private(set) lazy var searchTextField = UISearchTextField(frame: .zero)
    /// The delegate of searches; held weakly, never notified on Linux.
    open weak var delegate: (any UISearchBarDelegate)?

    /// Shows or hides the button that ends searching, at once.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 56)
    }
}

/// The field of a search bar.
open class UISearchTextField: UITextField {
    deinit {}
}

/// What handles searches; never called on Linux.
public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
