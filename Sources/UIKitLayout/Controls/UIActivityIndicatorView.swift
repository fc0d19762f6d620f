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
    /// The colour of the indicator; by default white in the white styles and grey in the others.
    open var color: UIColor! {
        get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?
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

    /// Draws eight spokes. A stopped indicator draws nothing if ``hidesWhenStopped`` is set.
    ///
    /// The opacity of the spokes decreases from the one at the top, which is opaque, counterclockwise to the last one.
    override func drawContent(in context: CGContext) {
        guard isAnimating || !hidesWhenStopped else { return }
        let side = intrinsicContentSize.width
        context.translateBy(x: bounds.midX, y: bounds.midY)
        let spoke = CGRect(x: -side / 16, y: -side / 2, width: side / 8, height: side * 0.28)
        for index in 0..<Self.spokeCount {
            let opacity = 1 - CGFloat(index) / CGFloat(Self.spokeCount) * 0.85
            let color: UIColor = color
            ControlParts.fillCapsule(
                spoke, color.withAlphaComponent(color.cgColor.alpha * opacity), in: context)
            context.rotate(by: -2 * .pi / CGFloat(Self.spokeCount))
        }
    }

    private static let spokeCount = 8
}
