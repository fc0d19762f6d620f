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
    /// The layout guide for the separator below the cell, whose ends are those of the guide. Without other constraints,
    /// it begins at the text and ends at the trailing edge of the cell.
    public var separatorLayoutGuide: UILayoutGuide {
        let guide = separatorGuide ?? makeSeparatorGuide()
        separatorGuide = guide
        return guide
    }
    /// The value of ``separatorLayoutGuide``; `nil` before the first access.
    final private(set) var separatorGuide: UILayoutGuide?

    private func makeSeparatorGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = "UICollectionViewListCell-separatorLayoutGuide"
        addLayoutGuide(guide)
        let ends = [
            guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.textInset),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
        for end in ends { end.priority = .fittingSizeLevel }
        NSLayoutConstraint.activate(
            ends + [
                guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 0),
            ])
        return guide
    }

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
