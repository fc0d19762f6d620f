import Foundation

/// A bar that shows how far something is. It has no width of its own.
open class UIProgressView: UIView {
    deinit {}

    /// How the bar looks.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case bar
    }

    /// How far it is, from 0 to 1.
    open var progress: Float = 0
    /// How the bar looks.
    open var progressViewStyle = Style.default
    /// The colour of what is done.
    open var progressTintColor: UIColor?
    /// The colour of the rest.
    open var trackTintColor: UIColor?

    /// What the bar follows: it is read when it is set.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    /// Makes a bar.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Sets how far it is, at once.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 2)
    }
}
