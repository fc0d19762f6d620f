import Foundation

/// A cell of a list in a collection view.
open class UICollectionViewListCell: UICollectionViewCell {
    deinit {}

    /// The number of steps by which the content is indented.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    /// The width of an indentation step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }
    /// Whether accessories at the leading edge are indented like the content.
    open var indentsAccessories = true
    /// The accessories beside the content.
    open var accessories: [UICellAccessory] = [] {
        didSet { setNeedsLayout() }
    }
    /// The layout guide for the separator; on Linux it always coincides with the cell's bounds.
    public private(set) lazy var separatorLayoutGuide = UILayoutGuide(
        identifier: "UICollectionViewListCell-separatorLayoutGuide", of: self, insets: { _ in .zero })

    /// Returns the default content of a list cell, without text or image.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// Returns the default background of a list cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    override var contentInsets: UIEdgeInsets {
        func width(_ isLeading: Bool) -> CGFloat {
            accessories.filter { $0.isLeading == isLeading && $0.isShown(isEditing: isEdited) }
                .reduce(0) { $0 + $1.width }
        }
        return UIEdgeInsets(
            top: 0, left: CGFloat(indentationLevel) * indentationWidth + width(true), bottom: 0, right: width(false))
    }

    override func drawContent(in context: CGContext) {
        super.drawContent(in: context)
        drawListParts(in: context)
    }

    override func drawOverlay(in context: CGContext) { drawListSeparator(in: context) }
}
