import Foundation
import UIKitFacts

extension UICollectionViewListCell {
    /// The configuration of the list that shows the cell; `nil` if the cell is not shown in a list.
    private var list: (configuration: UICollectionLayoutListConfiguration, path: IndexPath)? {
        guard let collectionView = superview as? UICollectionView, let path = collectionView.indexPath(for: self),
            let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
        else { return nil }
        return layout.listConfiguration(ofSection: path.section).map { ($0, path) }
    }

    /// Draws the accessories and, if the cell has no background of its own, the standard background in its list.
    func drawListParts(in context: CGContext) {
        if backgroundConfiguration == nil, backgroundColor == nil, backgroundView == nil {
            let isGrouped = list.map { $0.configuration.isGrouped } ?? false
            let background: UIBackgroundConfiguration = isGrouped ? .listGroupedCell() : .listPlainCell()
            background.updated(for: configurationState).draw(in: self, bounds, of: context)
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let indent = indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0
        var (leading, trailing) = (indent, CGFloat(0))
        for accessory in accessories where accessory.isShown(isEditing: isEdited) {
            let used = accessory.isLeading ? leading : trailing
            let isLeft = accessory.isLeading != isMirrored
            let area = CGRect(
                x: isLeft ? bounds.minX + used : bounds.maxX - used - accessory.width, y: bounds.minY,
                width: accessory.width, height: bounds.height)
            accessory.draw(in: area, of: self, context)
            if accessory.isLeading { leading += accessory.width } else { trailing += accessory.width }
        }
    }

    /// Draws the separator below the cell, unless the list shows none there.
    func drawListSeparator(in context: CGContext) {
        guard let list, list.configuration.showsSeparators, let collectionView = superview as? UICollectionView
        else { return }
        var separator = list.configuration.separatorConfiguration
        if let handler = list.configuration.itemSeparatorHandler { separator = handler(list.path, separator) }
        let isLast = list.path.item == collectionView.numberOfItems(inSection: list.path.section) - 1
        let isHidden = separator.bottomSeparatorVisibility == .hidden
        guard !isHidden, !isLast || separator.bottomSeparatorVisibility == .visible || !list.configuration.isGrouped
        else { return }
        let insets = separator.bottomSeparatorInsets
        let pixel = 1 / traitCollection.displayScale
        context.setFillColor(separator.color.cgColor)
        if insets == .zero, let guide = separatorGuide?.layoutFrame {
            let place = CGRect(x: guide.minX, y: bounds.maxY - pixel, width: guide.width, height: pixel)
            return context.fill(place)
        }
        let start = insets == .zero ? contentView.frame.minX + Self.textInset : insets.leading
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(0, bounds.width - start - insets.trailing)
        context.fill(
            CGRect(
                x: bounds.minX + (isMirrored ? insets.trailing : start), y: bounds.maxY - pixel, width: width,
                height: pixel))
    }

    /// The distance from the content view to the text of a list cell, in points.
    static let textInset: CGFloat = 16
}

extension UICellAccessory {
    /// The content of an accessory.
    enum Face {
        /// A symbol of the given size; `nil` as its colour means the tint colour of the cell.
        case symbol(String, CGSize, UIColor?)
        case text(String, UIFont?)
        case view(UIView)
    }

    func isShown(isEditing: Bool) -> Bool {
        width > 0 && (displayed == .always || (displayed == .whenEditing) == isEditing)
    }

    /// Draws the accessory in the middle of an area of the given cell.
    func draw(in area: CGRect, of cell: UIView, _ context: CGContext) {
        switch face {
        case .symbol(let name, let size, let color):
            let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
            SymbolShape(named: isMirrored && name == "chevron.right" ? "chevron.left" : name).draw(
                in: UIView.ContentMode.center.frame(of: size, in: area), of: context,
                color: (tintColor ?? color ?? cell.tintColor).cgColor)
        case .text(let text, let font):
            TextLines.drawLine(
                text, font: font ?? .systemFont(ofSize: UIFont.labelFontSize), color: tintColor ?? .secondaryLabel,
                alignment: .center, in: area, of: context)
        case .view(let view):
            let frame = UIView.ContentMode.center.frame(of: view.frame.size, in: area)
            cell.draw(view, in: frame, of: context)
        }
    }
}
