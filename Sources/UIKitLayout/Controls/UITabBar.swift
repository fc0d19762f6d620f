import Foundation
import UIKitFacts

/// The bar at the bottom of a tab bar controller. It has no intrinsic width.
open class UITabBar: UIView {
    deinit {}

    /// The tabs.
    open var items: [UITabBarItem]?
    /// The selected tab.
    open var selectedItem: UITabBarItem?
    /// Whether the bar is translucent; if it is not, the tab bar controller's content ends above the bar. Changing this
    /// property does not trigger a layout.
    open var isTranslucent = true
    /// The colour of the bar. Stored; has no effect on Linux.
    open var barTintColor: UIColor?
    /// The colour of tabs that are not selected. Stored; has no effect on Linux.
    open var unselectedItemTintColor: UIColor?
    /// The appearance of the bar. Stored; has no effect on Linux.
    open var standardAppearance = UITabBarAppearance()
    /// The appearance of the bar while the content is scrolled to its edge. Stored; has no effect on Linux.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// The intrinsic size, in points; the height is the one that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarHeights.standardTabBar.value)
    }
}
