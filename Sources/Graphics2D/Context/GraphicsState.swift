import Foundation

/// The part of the graphics state that cairo does not store.
struct GraphicsState {
    /// A shadow of what is drawn.
    struct Shadow {
        /// The offset in points, downwards if positive.
        var offset: CGSize
        /// The standard deviation of the blur, in points.
        var deviation: CGFloat
        var color: CGColor
    }

    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var shouldAntialias = true
    var interpolationQuality = CGInterpolationQuality.default
}

/// The quality of scaled images.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default` = 0
    case none, low, high, medium
}
