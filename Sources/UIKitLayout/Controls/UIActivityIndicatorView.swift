import Foundation

/// A turning wheel.
open class UIActivityIndicatorView: UIView {
    deinit {}

    /// How large the wheel is.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case whiteLarge = 0
        case white, gray
        case medium = 100
        case large
    }

    /// How large the wheel is.
    open var style: Style = .medium {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Whether it disappears while it does not turn.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }
    /// The colour of the wheel.
    open var color: UIColor! = .systemGray
    /// Whether it turns.
    open private(set) var isAnimating = false

    /// Makes a wheel of its own size.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
    }

    /// Makes it turn.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Makes it stand still.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    override func initialSize(for size: CGSize) -> CGSize { size == .zero ? intrinsicContentSize : size }

    /// 20 points, 37 for the large one, as Interface Builder stores them.
    open override var intrinsicContentSize: CGSize {
        let length: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: length, height: length)
    }
}
