import Foundation
import UIKitFacts

/// A spinning activity indicator.
open class UIActivityIndicatorView: UIView {
    deinit {}

    /// The size of an activity indicator.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case whiteLarge = 0
        case white, gray
        case medium = 100
        case large
    }

    /// The size of the indicator.
    open var style: Style = .medium {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Whether the indicator is hidden while it is stopped.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }
    /// The colour of the indicator.
    open var color: UIColor! = .systemGray
    /// Whether the indicator is running.
    open private(set) var isAnimating = false

    /// Creates an indicator of the given style, in the intrinsic size of that style.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
    }

    /// Starts the indicator.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Stops the indicator.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    override func initialSize(for size: CGSize) -> CGSize { size == .zero ? intrinsicContentSize : size }

    /// The size that Interface Builder stores for the style, in points: a square, which is larger for the large styles.
    open override var intrinsicContentSize: CGSize {
        let isLarge = style == .large || style == .whiteLarge
        let length = isLarge ? Controls.largeActivityIndicator.value : Controls.activityIndicator.value
        return CGSize(width: length, height: length)
    }
}
