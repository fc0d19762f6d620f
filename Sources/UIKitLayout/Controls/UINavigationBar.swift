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
    /// Whether titles are large, unless the navigation items specify otherwise. A navigation controller makes room for a
    /// large title; a bar that is at least 96 points tall, as Interface Builder stores such bars, draws it. A large title
    /// does not shrink when the content is scrolled.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { superview?.setNeedsLayout() } }
    }
    /// Whether the shown item has a large title. An item with the mode `automatic` has the mode of the item below it.
    final var showsLargeTitle: Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
        return items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
    }
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The style of the bar.
    open var barStyle = UIBarStyle.default
    /// The text attributes of titles: the font and the colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The text attributes of large titles: the font and the colour.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The image of the line at the bar's lower edge. It is drawn only if the bar has a background image, as in UIKit.
    open var shadowImage: UIImage?
    /// The appearance of the bar, unless the shown item has an appearance of its own. Its background colour and text
    /// attributes take precedence over those of the bar; images that are set for the bar take precedence over its own.
    open var standardAppearance = UINavigationBarAppearance()
    /// The appearance of the bar in a compact height; `nil` means ``standardAppearance``.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance of the bar in a navigation controller while the topmost controller's content is scrolled to its top
    /// edge or has no scroll view; `nil` means the appearance at other times.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Sets the background image of the bar. Only an image for default metrics is drawn.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }

    /// Returns the background image that was set for the given metrics; `nil` if none was set.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// The intrinsic size, in points; the height is the one that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarHeights.standardBar.value)
    }

    override func drawContent(in context: CGContext) {
        var background = BarBackground(shownAppearance, tint: barTintColor, style: barStyle)
        if let image = backgroundImage(for: .default) {
            background.image = image
            if let shadowImage { (background.shadowImage, background.shadowColor) = (shadowImage, nil) }
        }
        background.draw(in: self, lineAt: bounds.maxY, of: context)
        guard let topItem else { return }
        let items = NavigationBarItems(of: topItem, below: (items ?? []).dropLast().last, in: self)
        items.draw(in: context)
    }

    private var shownAppearance: UINavigationBarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
        if let edge, superview?.controller?.isContentAtEdge(.top) ?? false { return edge }
        return topItem?.standardAppearance ?? (isCompact ? compactAppearance : nil) ?? standardAppearance
    }

    /// The attributes of the title: those of the bar, overridden by those of the appearance.
    var shownTitleAttributes: [NSAttributedString.Key: Any] {
        (titleTextAttributes ?? [:]).merging(shownAppearance.titleTextAttributes) { $1 }
    }

    /// The attributes of the large title: those of the bar, overridden by those of the appearance.
    var shownLargeTitleAttributes: [NSAttributedString.Key: Any] {
        (largeTitleTextAttributes ?? [:]).merging(shownAppearance.largeTitleTextAttributes) { $1 }
    }

    /// The colour of titles without a colour attribute.
    var standardTitleColor: UIColor { barStyle == .black ? .white : .label }
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
