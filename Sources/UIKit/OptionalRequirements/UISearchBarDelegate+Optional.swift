import Foundation
import UIKitLayout

extension UISearchBarDelegate {
    /// The methods of this name, as a value that can be called with a question mark.
    public var searchBar: UISearchBarDelegateCalls? { UISearchBarDelegateCalls(receiver: self) }
    /// The method of this name, as a value that can be called with a question mark.
    public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarSearchButtonClicked($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarCancelButtonClicked($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidBeginEditing($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidEndEditing($0) } }
}

/// The methods `searchBar` of an object that conforms to `UISearchBarDelegate`, as a value that can be called with a
/// question mark.
public struct UISearchBarDelegateCalls {
    let receiver: any UISearchBarDelegate

    /// Calls `searchBar(_:textDidChange:)`.
    public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
        receiver.searchBar(searchBar, textDidChange: searchText)
    }
}
