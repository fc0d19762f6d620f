import Foundation

/// The part of the graphics state that cairo does not store.
struct GraphicsState {
    /// The shadow that each drawing operation throws.
    struct Shadow {
        /// The distance of the shadow from the drawing, in points of the initial user space, whose vertical axis points
        /// up in bitmap contexts and otherwise down.
        var offset: CGSize
        /// The standard deviation of the blur, in points of the initial user space.
        var deviation: CGFloat
        var color: CGColor

        /// Whether the shadow can be seen in any picture: offsets and blurs beyond this limit, and what is not a number, have
        /// no visible shadow.
        var isInReach: Bool {
            let limit: CGFloat = 1e5
            return abs(offset.width) < limit && abs(offset.height) < limit && deviation >= 0 && deviation < limit
        }
    }

    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    /// The opacities, by pixel, by which that of everything drawn is multiplied.
    var masks: [PixelSurface] = []
    var shouldAntialias = true
    var interpolationQuality = CGInterpolationQuality.default
}

/// The quality of scaled images.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default` = 0
    case none, low, high, medium
}
