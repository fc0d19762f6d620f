import Foundation
import UIKitFacts

/// The bar at the bottom of a tab bar controller. It has no intrinsic width.
open class UITabBar: UIView {
    deinit {}

    /// The delegate; held weakly, never notified on Linux, where tabs are not tapped.
    open weak var delegate: (any UITabBarDelegate)?
    /// The tabs.
    open var items: [UITabBarItem]?
    /// The selected tab.
    open var selectedItem: UITabBarItem?
    /// Whether the bar is translucent; if it is not, the tab bar controller's content ends above the bar. Changing this
    /// property does not trigger a layout.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The style of the bar.
    open var barStyle = UIBarStyle.default
    /// The image over the colour of the bar; `nil` means that of the appearance.
    open var backgroundImage: UIImage?
    /// The image of the line above the bar; `nil` means that of the appearance. It is drawn if there is a
    /// ``backgroundImage``.
    open var shadowImage: UIImage?
    /// The image under the selected tab, in its own size; `nil` if there is none.
    open var selectionIndicatorImage: UIImage?
    /// The colour of tabs that are not selected.
    open var unselectedItemTintColor: UIColor?
    /// The appearance of the bar. Its background colour takes precedence over ``barTintColor``.
    open var standardAppearance = UITabBarAppearance()
    /// The appearance of the bar in a tab bar controller while the selected controller's content is scrolled to its bottom
    /// edge or has no scroll view; `nil` means ``standardAppearance``.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// The intrinsic size, in points; the height is the one that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarHeights.standardTabBar.value)
    }

    override func drawContent(in context: CGContext) {
        let isAtEdge = superview?.controller?.isContentAtEdge(.bottom) ?? false
        var background = BarBackground(
            (isAtEdge ? scrollEdgeAppearance : nil) ?? standardAppearance, tint: barTintColor, style: barStyle)
        if let backgroundImage {
            background.image = backgroundImage
            if let shadowImage { (background.shadowImage, background.shadowColor) = (shadowImage, nil) }
        }
        background.draw(in: self, lineAt: bounds.minY - 1 / traitCollection.displayScale, of: context)
        for (index, item) in (items ?? []).enumerated() { draw(item, at: index, in: context) }
    }

    private func draw(_ item: UITabBarItem, at index: Int, in context: CGContext) {
        let width = bounds.width / CGFloat(max(1, items?.count ?? 0))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = isMirrored ? (items?.count ?? 1) - 1 - index : index
        let area = CGRect(
            x: bounds.minX + width * CGFloat(place), y: bounds.minY, width: width,
            height: BarHeights.standardTabBar.value)
        let isSelected = selectedItem.map { $0 === item } ?? (index == 0)
        let tint = isSelected ? tintColor ?? .systemBlue : unselectedItemTintColor ?? .systemGray
        if isSelected, let selectionIndicatorImage { draw(selectionIndicatorImage, centeredIn: area, of: context) }
        let color = item.isEnabled ? tint : .tertiaryLabel
        if let image = (isSelected ? item.selectedImage : nil) ?? item.image {
            let room = CGRect(x: area.minX, y: area.minY + 4, width: area.width, height: 28)
                .inset(by: item.imageInsets)
            image.draw(
                in: UIView.ContentMode.center.frame(of: image.size, in: room), of: context, tint: color,
                isTemplateByDefault: true)
        }
        drawBadge(of: item, in: area, of: context)
        guard let title = item.title, !title.isEmpty else { return }
        let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
        TextLines.drawLine(
            title, font: attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium),
            color: attributes[.foregroundColor] as? UIColor ?? color, alignment: .center,
            in: CGRect(x: area.minX, y: area.minY + 35, width: area.width, height: 12), of: context)
    }

    private func draw(_ image: UIImage, centeredIn area: CGRect, of context: CGContext) {
        image.draw(
            in: UIView.ContentMode.center.frame(of: image.size, in: area), of: context, tint: tintColor ?? .systemBlue,
            isTemplateByDefault: false)
    }

    /// Draws the badge of an item that has one: a capsule with the value, at the trailing upper corner of the image.
    private func drawBadge(of item: UITabBarItem, in area: CGRect, of context: CGContext) {
        guard let value = item.badgeValue else { return }
        let font = UIFont.systemFont(ofSize: 13)
        let width = max(18, font.width(of: value).rounded(.up) + 8)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let badge = CGRect(
            x: isMirrored ? area.midX - 4 - width : area.midX + 4, y: area.minY + 2, width: width, height: 18)
        ControlParts.fillCapsule(badge, item.badgeColor ?? .systemRed, in: context)
        TextLines.drawLine(value, font: font, color: .white, alignment: .center, in: badge, of: context)
    }
}

/// The delegate of a tab bar; never notified on Linux, where tabs are not tapped.
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing by default. Never called on Linux.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
