import Foundation
import UIKitLayout

// On Apple's platforms these protocols inherit the method from `NSObjectProtocol`.

extension UIScrollViewDelegate {
    /// Whether the object has a method for the given selector; always false on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }
}

extension UITableViewDataSource {
    /// Whether the object has a method for the given selector; always false on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }
}

extension UICollectionViewDataSource {
    /// Whether the object has a method for the given selector; always false on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }
}

extension UITextFieldDelegate {
    /// Whether the object has a method for the given selector; always false on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }
}

extension UISearchBarDelegate {
    /// Whether the object has a method for the given selector; always false on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }
}

extension UIGestureRecognizerDelegate {
    /// Whether the object has a method for the given selector; always false on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }
}

extension UIPickerViewDelegate {
    /// Whether the object has a method for the given selector; always false on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }
}

extension UIAdaptivePresentationControllerDelegate {
    /// Whether the object has a method for the given selector; always false on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }
}

extension UINavigationControllerDelegate {
    /// Whether the object has a method for the given selector; always false on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }
}

extension UITabBarControllerDelegate {
    /// Whether the object has a method for the given selector; always false on Linux.
    public func responds(to aSelector: Selector?) -> Bool { false }
}
