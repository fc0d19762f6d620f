import Foundation

/// The title and the buttons of a navigation bar, as they are drawn.
struct NavigationBarItems {
    private let item: UINavigationItem
    private let former: UINavigationItem?
    private let bar: UINavigationBar
    private let isMirrored: Bool

    private static let font = UIFont.systemFont(ofSize: 17)
    private static let spacing: CGFloat = 8

    /// - Parameter former: the item to which the back button leads.
    init(of item: UINavigationItem, below former: UINavigationItem?, in bar: UINavigationBar) {
        (self.item, self.former, self.bar) = (item, former, bar)
        isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    func draw(in context: CGContext) {
        let margins = bar.layoutMargins.left + bar.safeAreaInsets.left
        let area = bar.bounds.insetBy(dx: max(16, margins), dy: 0)
        let left =
            drawBackButton(in: area, of: context) + draw(item.leftBarButtonItems ?? [], fromLeft: true, area, context)
        let right = draw(item.rightBarButtonItems ?? [], fromLeft: false, area, context)
        guard item.titleView == nil, let title = item.title, !title.isEmpty else { return }
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        let color = bar.titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
        let side = max(left, right)
        let fitsCentred = font.width(of: title) <= area.width - 2 * side
        let room = CGRect(
            x: area.minX + (fitsCentred ? side : left), y: area.minY,
            width: max(0, area.width - (fitsCentred ? 2 * side : left + right)), height: area.height)
        TextLines.drawLine(title, font: font, color: color, alignment: .center, in: room, of: context)
    }

    /// Returns the width that the button takes.
    private func drawBackButton(in area: CGRect, of context: CGContext) -> CGFloat {
        guard let former, !item.hidesBackButton, item.leftBarButtonItems?.isEmpty != false else { return 0 }
        let chevron = CGRect(x: isMirrored ? area.maxX - 4 : area.minX - 8, y: area.midY - 10.5, width: 12, height: 21)
        SymbolShape(named: isMirrored ? "chevron.right" : "chevron.left").draw(
            in: chevron, of: context, color: bar.tintColor.cgColor)
        let title = former.backBarButtonItem?.title ?? former.backButtonTitle ?? former.title ?? "Back"
        let width = min(Self.font.width(of: title), area.width / 3)
        let room = CGRect(
            x: isMirrored ? area.maxX - 10 - width : area.minX + 10, y: area.minY, width: width + 1, height: area.height
        )
        TextLines.drawLine(title, font: Self.font, color: bar.tintColor, in: room, of: context)
        return width + 18
    }

    /// Draws buttons from one edge inwards, and returns the width that they take.
    private func draw(
        _ items: [UIBarButtonItem], fromLeft: Bool, _ area: CGRect, _ context: CGContext
    ) -> CGFloat {
        var used: CGFloat = 0
        for item in items {
            let width = size(of: item).width
            let x = fromLeft != isMirrored ? area.minX + used : area.maxX - used - width
            draw(item, in: CGRect(x: x, y: area.minY, width: width, height: area.height), of: context)
            used += width + Self.spacing
        }
        return used
    }

    private func size(of item: UIBarButtonItem) -> CGSize {
        if let image = item.shownImage { return image.size }
        return CGSize(width: Self.font(of: item).width(of: item.shownTitle ?? ""), height: Self.font.lineHeight)
    }

    private func draw(_ item: UIBarButtonItem, in rect: CGRect, of context: CGContext) {
        let color = item.isEnabled ? item.tintColor ?? bar.tintColor ?? .systemBlue : .tertiaryLabel
        if let image = item.shownImage {
            let frame = UIView.ContentMode.center.frame(of: image.size, in: rect)
            return image.draw(in: frame, of: context, tint: color, isTemplateByDefault: true)
        }
        guard let title = item.shownTitle else { return }
        TextLines.drawLine(
            title, font: Self.font(of: item), color: color, in: rect.insetBy(dx: -0.5, dy: 0), of: context)
    }

    private static func font(of item: UIBarButtonItem) -> UIFont {
        item.isEmphasized ? .systemFont(ofSize: 17, weight: .semibold) : font
    }
}

extension UIBarButtonItem {
    /// The image that a bar draws: the item's, or the symbol of a system item.
    fileprivate var shownImage: UIImage? {
        if let image { return image }
        guard title == nil, let name = systemItem?.symbolName else { return nil }
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, scale: .large))
    }

    fileprivate var shownTitle: String? { title ?? systemItem?.title }
    fileprivate var isEmphasized: Bool { style == .done || systemItem == .done || systemItem == .save }
}

extension UIBarButtonItem.SystemItem {
    /// The title of an item that shows text.
    fileprivate var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The symbol of an item that shows one.
    fileprivate var symbolName: String? { Self.symbols[self] }

    private static let symbols: [UIBarButtonItem.SystemItem: String] = [
        .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up",
        .organize: "folder", .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise",
        .stop: "xmark", .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill",
        .rewind: "backward.fill", .fastForward: "forward.fill", .close: "xmark",
    ]
}
