import Foundation
import UIKitFacts

/// The bar at the top of a navigation controller. It has no intrinsic width.
open class UINavigationBar: UIView {
    deinit {}

    /// The navigation items of the controllers on the stack; the last one is that of the topmost controller.
    open var items: [UINavigationItem]?
    /// The item that the bar shows.
    open var topItem: UINavigationItem? { items?.last }
    /// Whether the bar is translucent; if it is not, content begins below the bar.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }
    /// Whether titles are large. Stored; has no effect on Linux, where the bar is 44 points high.
    open var prefersLargeTitles = false
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The style of the bar. Stored; has no effect on Linux.
    open var barStyle = UIBarStyle.default
    /// The text attributes of titles. Stored; has no effect on Linux.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The text attributes of large titles. Stored; has no effect on Linux.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The image of the line at the bar's lower edge. Stored; has no effect on Linux.
    open var shadowImage: UIImage?
    /// The appearance of the bar. Stored; has no effect on Linux.
    open var standardAppearance = UINavigationBarAppearance()
    /// The appearance of the bar in a compact height. Stored; has no effect on Linux.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance of the bar while the content is scrolled to its edge. Stored; has no effect on Linux.
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    /// Sets the background image of the bar. Does nothing on Linux.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

    /// The intrinsic size, in points; the height is the one that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarHeights.standardBar.value)
    }

    override func drawContent(in context: CGContext) {
        drawBar(
            barTintColor ?? standardAppearance.backgroundColor, hairlineAt: bounds.maxY, in: context)
        guard let topItem else { return }
        let items = NavigationBarItems(of: topItem, below: (items ?? []).dropLast().last, in: self)
        items.draw(in: context)
    }
}

/// The style of a bar.
public nonisolated enum UIBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black
}

/// The kind of height with which a bar is shown: the default height or a compact one.
public nonisolated enum UIBarMetrics: Int, Hashable, Sendable {
    case `default` = 0
    case compact
}
