import Foundation

/// The bar at the bottom. It has no width of its own.
open class UITabBar: UIView {
    deinit {}

    /// The tabs.
    open var items: [UITabBarItem]?
    /// The chosen tab.
    open var selectedItem: UITabBarItem?
    /// Whether one sees through the bar; a stored value.
    open var isTranslucent = true
    /// The colour of the bar; a stored value.
    open var barTintColor: UIColor?
    /// The colour of tabs that are not chosen; a stored value.
    open var unselectedItemTintColor: UIColor?
    /// How the bar looks; a stored value.
    open var standardAppearance = UITabBarAppearance()
    /// How the bar looks at the edge of what is scrolled; a stored value.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 49)
    }
}
