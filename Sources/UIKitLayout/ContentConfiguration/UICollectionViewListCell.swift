import Foundation

/// A cell of a list.
open class UICollectionViewListCell: UICollectionViewCell {
    deinit {}

    /// How far in the content is, in steps.
    open var indentationLevel = 0 {
        didSet { noteOtherRoom() }
    }
    /// How far a step goes, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { noteOtherRoom() }
    }
    /// Whether accessories are indented, too; does nothing on Linux.
    open var indentsAccessories = true
    /// What stands beside the content.
    open var accessories: [UICellAccessory] = [] {
        didSet { noteOtherRoom() }
    }
    /// Where the separator lies, between guides of one's own: the edges of the cell's content.
    public private(set) lazy var separatorLayoutGuide = UILayoutGuide(
        identifier: "UICollectionViewListCell-separatorLayoutGuide", of: self, insets: { _ in .zero })

    /// The content of a cell of a list without text or image.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The background of a cell of a list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    private func noteOtherRoom() {
        setNeedsLayout()
    }

    override var contentInsets: UIEdgeInsets {
        func width(_ isLeading: Bool) -> CGFloat {
            accessories.filter { $0.isLeading == isLeading && $0.displayed != .whenEditing }.reduce(0) { $0 + $1.width }
        }
        return UIEdgeInsets(
            top: 0, left: CGFloat(indentationLevel) * indentationWidth + width(true), bottom: 0, right: width(false))
    }
}
