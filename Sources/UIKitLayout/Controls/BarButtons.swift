import Foundation

/// The drawing of the buttons of a navigation bar or a toolbar.
struct BarButtons {
    /// The bar, whose tint colour and writing direction the buttons have.
    let bar: UIView

    /// The distance between adjacent buttons, in points.
    static let spacing: CGFloat = 8
    private static let font = UIFont.systemFont(ofSize: 17)

    var isMirrored: Bool { bar.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Draws buttons from one edge of an area inwards, and returns their width with a spacing after each button.
    func draw(_ items: [UIBarButtonItem], fromLeft: Bool, in area: CGRect, of context: CGContext) -> CGFloat {
        var used: CGFloat = 0
        for item in items {
            let width = width(of: item)
            let x = fromLeft != isMirrored ? area.minX + used : area.maxX - used - width
            draw(item, in: CGRect(x: x, y: area.minY, width: width, height: area.height), of: context)
            used += width + Self.spacing
        }
        return used
    }

    /// Draws buttons side by side over the whole width of an area. Flexible spaces share the width that remains.
    func drawSpread(_ items: [UIBarButtonItem], in area: CGRect, of context: CGContext) {
        let natural = items.reduce(0) { $0 + width(of: $1) } + CGFloat(max(0, items.count - 1)) * Self.spacing
        let share = max(0, area.width - natural) / CGFloat(max(1, items.count { $0.isFlexibleSpace }))
        var used: CGFloat = 0
        for item in items {
            let width = width(of: item) + (item.isFlexibleSpace ? share : 0)
            let x = isMirrored ? area.maxX - used - width : area.minX + used
            draw(item, in: CGRect(x: x, y: area.minY, width: width, height: area.height), of: context)
            used += width + Self.spacing
        }
    }

    private func width(of item: UIBarButtonItem) -> CGFloat {
        if item.width > 0 { return item.width }
        if let view = item.customView { return size(of: view).width }
        if let image = item.shownImage { return image.size.width }
        return font(of: item).width(of: item.shownTitle ?? "")
    }

    private func draw(_ item: UIBarButtonItem, in rect: CGRect, of context: CGContext) {
        if let view = item.customView { return draw(view, in: rect, of: context) }
        let attributes = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled)
        let tint = attributes?[.foregroundColor] as? UIColor ?? item.tintColor ?? bar.tintColor ?? .systemBlue
        let color = item.isEnabled || attributes != nil ? tint : .tertiaryLabel
        if let image = item.shownImage {
            let frame = UIView.ContentMode.center.frame(of: image.size, in: rect.inset(by: item.imageInsets))
            return image.draw(in: frame, of: context, tint: color, isTemplateByDefault: true)
        }
        guard let title = item.shownTitle else { return }
        TextLines.drawLine(
            title, font: font(of: item), color: color, alignment: .center, in: rect.insetBy(dx: -0.5, dy: 0),
            of: context)
    }

    /// Draws a view in the middle of a rectangle, in its own size or, if the rectangle is smaller, in that size.
    func draw(_ view: UIView, in rect: CGRect, of context: CGContext) {
        let size = size(of: view)
        let shown = CGSize(width: min(size.width, rect.width), height: min(size.height, rect.height))
        bar.draw(view, in: UIView.ContentMode.center.frame(of: shown, in: rect), of: context)
    }

    /// The size of a view in a bar: the size of its frame or, if the frame is empty, the size that fits its content.
    private func size(of view: UIView) -> CGSize {
        let size = view.frame.size
        return size.width > 0 && size.height > 0
            ? size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    private func font(of item: UIBarButtonItem) -> UIFont {
        if let font = item.titleTextAttributes(for: .normal)?[.font] as? UIFont { return font }
        return item.isEmphasized ? .systemFont(ofSize: 17, weight: .semibold) : Self.font
    }
}

extension UIBarButtonItem {
    /// Whether the item is an empty space that takes up the width that the other items leave.
    fileprivate var isFlexibleSpace: Bool {
        if let systemItem { return systemItem == .flexibleSpace }
        return title == nil && image == nil && customView == nil && width == 0
    }

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
