import Foundation

/// A cell of a collection.
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
}
