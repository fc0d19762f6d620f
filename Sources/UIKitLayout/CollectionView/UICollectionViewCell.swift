import Foundation

/// A cell of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    /// The view that holds the cell's content.
    public let contentView = UIView(frame: .zero)

    /// Makes a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        fill(with: contentView)
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill(with: contentView)
    }

    /// Makes a cell for a collection view that knows only its class; UIKit's initialiser for cells made in code runs.
    public required convenience init() {
        self.init(frame: .zero)
    }

    /// Whether the cell's item is selected; the collection view sets it.
    open var isSelected = false

    /// Whether the cell is highlighted, as while it is touched.
    open var isHighlighted = false

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView) }
    }

    /// A view behind the content and in front of ``backgroundView``, as large as the cell. As nothing is drawn, it is
    /// there whether the cell is selected or not.
    open var selectedBackgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: selectedBackgroundView) }
    }

    private func exchangeBackground(_ former: UIView?, for view: UIView?) {
        guard former !== view else { return }
        former?.removeFromSuperview()
        guard let view else { return }
        fill(with: view)
        let isBehindBackground = view === selectedBackgroundView && backgroundView?.superview === self
        insertSubview(view, at: isBehindBackground ? 1 : 0)
    }

    override var fittingContent: UIView { contentView }
}
