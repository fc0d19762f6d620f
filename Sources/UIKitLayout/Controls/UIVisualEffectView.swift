import Foundation

/// A view that blurs what is behind it; its own views lie in a content view.
open class UIVisualEffectView: UIView {
    /// The view that holds the content.
    public let contentView = UIView(frame: .zero)

    /// Makes a view with a frame in its future superview's coordinates.
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
