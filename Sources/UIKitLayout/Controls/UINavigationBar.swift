import Foundation

/// The bar at the top. It has no width of its own.
open class UINavigationBar: UIView {
    deinit {}

    /// What the bar shows, the last one on top.
    open var items: [UINavigationItem]?
    /// What the bar shows now.
    open var topItem: UINavigationItem? { items?.last }
    /// Whether one sees through the bar: if not, content lies below it.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }
    /// Whether titles are large; a stored value: the bar is 44 points high.
    open var prefersLargeTitles = false
    /// The colour of the bar; a stored value.
    open var barTintColor: UIColor?
    /// The style of the bar; a stored value.
    open var barStyle = UIBarStyle.default
    /// How titles look; a stored value.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How large titles look; a stored value.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The line at the edge; a stored value.
    open var shadowImage: UIImage?
    /// How the bar looks; a stored value.
    open var standardAppearance = UINavigationBarAppearance()
    /// How the bar looks when it is low; a stored value.
    open var compactAppearance: UINavigationBarAppearance?
    /// How the bar looks at the edge of what is scrolled; a stored value.
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    /// Sets the image behind the bar; does nothing on Linux.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }
}

/// The style of a bar.
public nonisolated enum UIBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black
}

/// Where a bar is.
public nonisolated enum UIBarMetrics: Int, Hashable, Sendable {
    case `default` = 0
    case compact
}
