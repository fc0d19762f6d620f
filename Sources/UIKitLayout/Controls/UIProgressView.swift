import Foundation
import UIKitFacts

/// A progress bar. It has no intrinsic width.
open class UIProgressView: UIView {
    deinit {}

    /// The style of a progress bar.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case bar
    }

    /// The progress, from 0 to 1.
    open var progress: Float = 0
    /// The style of the bar.
    open var progressViewStyle = Style.default
    /// The colour of the completed part.
    open var progressTintColor: UIColor?
    /// The colour of the remaining part.
    open var trackTintColor: UIColor?

    /// A progress object. Its completed fraction is read once, when this property is set.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    /// Creates a progress bar with the given style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Sets the progress, without animation.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The intrinsic size, in points; the height is the one that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        Controls.progressViews.atRunTime.intrinsicSize()
    }

    override func drawContent(in context: CGContext) {
        ControlParts.fillCapsule(bounds, trackTintColor ?? .systemFill, in: context)
        let width = bounds.width * CGFloat(max(0, min(1, progress)))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let done = CGRect(
            x: isMirrored ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
        ControlParts.fillCapsule(done, progressTintColor ?? tintColor, in: context)
    }
}
