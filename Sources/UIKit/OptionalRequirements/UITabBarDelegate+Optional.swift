import Foundation
import UIKitLayout

extension UITabBarDelegate {
    /// The methods of this name, as a value that can be called with a question mark.
    public var tabBar: UITabBarDelegateCalls? { UITabBarDelegateCalls(receiver: self) }
}

/// The methods `tabBar` of an object that conforms to `UITabBarDelegate`, as a value that can be called with a
/// question mark.
public struct UITabBarDelegateCalls {
    let receiver: any UITabBarDelegate

    /// Calls `tabBar(_:didSelect:)`.
    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        receiver.tabBar(tabBar, didSelect: item)
    }
}
