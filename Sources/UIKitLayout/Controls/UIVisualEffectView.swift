import Foundation

/// A view that blurs what is behind it; its own views lie in a content view.
open class UIVisualEffectView: UIView {
    /// The view that holds the content.
    public let contentView = UIView(frame: .zero)

    /// Makes a view with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
