import Foundation
import UIKitFacts

/// The title and the buttons of a navigation bar, as they are drawn.
struct NavigationBarItems {
    private let item: UINavigationItem
    private let former: UINavigationItem?
    private let bar: UINavigationBar
    private let buttons: BarButtons

    private static let font = UIFont.systemFont(ofSize: 17)

    /// - Parameter former: the item to which the back button leads.
    init(of item: UINavigationItem, below former: UINavigationItem?, in bar: UINavigationBar) {
        (self.item, self.former, self.bar) = (item, former, bar)
        buttons = BarButtons(bar: bar)
    }

    /// Draws the row of buttons at the top of the bar with the title in its middle or, in a bar that is tall enough,
    /// with a large title below.
    func draw(in context: CGContext) {
        let margins = bar.layoutMargins.left + bar.safeAreaInsets.left
        let whole = bar.bounds.insetBy(dx: max(16, margins), dy: 0)
        let isLarge = bar.prefersLargeTitles && bar.bounds.height >= Self.largeHeight
        let area = CGRect(
            x: whole.minX, y: whole.minY, width: whole.width,
            height: isLarge ? whole.height - BarHeights.largeTitle.value : whole.height)
        let left =
            drawBackButton(in: area, of: context)
            + buttons.draw(item.leftBarButtonItems ?? [], fromLeft: true, in: area, of: context)
        let right = buttons.draw(item.rightBarButtonItems ?? [], fromLeft: false, in: area, of: context)
        let middle = room(in: area, left: left, right: right)
        if let view = item.titleView { return buttons.draw(view, in: middle, of: context) }
        guard let title = item.title, !title.isEmpty else { return }
        if isLarge { return drawLarge(title, below: area, in: whole, of: context) }
        TextLines.drawLine(
            title, font: titleFont, color: attributes[.foregroundColor] as? UIColor ?? bar.standardTitleColor,
            alignment: .center, in: middle, of: context)
    }

    /// The least height of a bar that shows a large title below its buttons, in points.
    private static let largeHeight = BarHeights.standardBar.value + BarHeights.largeTitle.value

    private var attributes: [NSAttributedString.Key: Any] { bar.shownTitleAttributes }

    private var titleFont: UIFont {
        attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    }

    /// Returns the area of the title between the buttons: the middle of the bar or, if the title does not fit there,
    /// all of the width that the buttons leave.
    private func room(in area: CGRect, left: CGFloat, right: CGFloat) -> CGRect {
        let side = max(left, right)
        let width = item.titleView.map(\.frame.width) ?? titleFont.width(of: item.title ?? "")
        let isCentred = width <= area.width - 2 * side
        let start = buttons.isMirrored ? right : left
        return CGRect(
            x: area.minX + (isCentred ? side : start), y: area.minY,
            width: max(0, area.width - (isCentred ? 2 * side : left + right)), height: area.height)
    }

    private func drawLarge(_ title: String, below row: CGRect, in whole: CGRect, of context: CGContext) {
        let attributes = bar.shownLargeTitleAttributes
        TextLines.drawLine(
            title, font: attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold),
            color: attributes[.foregroundColor] as? UIColor ?? bar.standardTitleColor,
            isRightToLeft: buttons.isMirrored,
            in: CGRect(x: whole.minX, y: row.maxY, width: whole.width, height: whole.maxY - row.maxY), of: context)
    }

    /// Returns the width that the button takes.
    private func drawBackButton(in area: CGRect, of context: CGContext) -> CGFloat {
        guard let former, !item.hidesBackButton, item.leftBarButtonItems?.isEmpty != false else { return 0 }
        let isMirrored = buttons.isMirrored
        let chevron = CGRect(x: isMirrored ? area.maxX - 4 : area.minX - 8, y: area.midY - 10.5, width: 12, height: 21)
        SymbolShape(named: isMirrored ? "chevron.right" : "chevron.left").draw(
            in: chevron, of: context, color: bar.tintColor.cgColor)
        guard former.backButtonDisplayMode != .minimal else { return 18 }
        let given = former.backBarButtonItem?.title ?? former.backButtonTitle
        let title = given ?? (former.backButtonDisplayMode == .generic ? nil : former.title) ?? "Back"
        let width = min(Self.font.width(of: title), area.width / 3)
        let room = CGRect(
            x: isMirrored ? area.maxX - 10 - width : area.minX + 10, y: area.minY, width: width + 1, height: area.height
        )
        TextLines.drawLine(title, font: Self.font, color: bar.tintColor, in: room, of: context)
        return width + 18
    }
}
