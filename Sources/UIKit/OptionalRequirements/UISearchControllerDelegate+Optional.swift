import Foundation
import UIKitLayout

extension UISearchControllerDelegate {
    /// The method of this name, as a value that can be called with a question mark.
    public var willPresentSearchController: ((UISearchController) -> Void)? {
        { self.willPresentSearchController($0) }
    }
    /// The method of this name, as a value that can be called with a question mark.
    public var didPresentSearchController: ((UISearchController) -> Void)? { { self.didPresentSearchController($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var willDismissSearchController: ((UISearchController) -> Void)? {
        { self.willDismissSearchController($0) }
    }
    /// The method of this name, as a value that can be called with a question mark.
    public var didDismissSearchController: ((UISearchController) -> Void)? { { self.didDismissSearchController($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var presentSearchController: ((UISearchController) -> Void)? { { self.presentSearchController($0) } }
}
