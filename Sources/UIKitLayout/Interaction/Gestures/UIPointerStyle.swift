import Foundation

/// The appearance of the pointer over a region. It is stored; on Linux there is no pointer.
open class UIPointerStyle: NSObject, NSCopying {
    deinit {}

    /// The effect on the content; `nil` if the pointer only changes its shape.
    public let effect: UIPointerEffect?
    /// The shape of the pointer; `nil` for the shape of the effect.
    public let shape: UIPointerShape?
    /// The axes on which the pointer is attracted to the region.
    public let constrainedAxes: UIAxis

    private init(effect: UIPointerEffect?, shape: UIPointerShape?, constrainedAxes: UIAxis) {
        (self.effect, self.shape, self.constrainedAxes) = (effect, shape, constrainedAxes)
    }

    /// Creates a style with an effect on the content.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect: effect, shape: shape, constrainedAxes: [])
    }

    /// Creates a style with a shape of the pointer.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(effect: nil, shape: shape, constrainedAxes: axes)
    }

    /// A style that hides the pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, constrainedAxes: []) }
    /// The style of the system.
    open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, constrainedAxes: []) }

    /// Returns the object itself, which cannot change.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The effect of the pointer on the content below it.
public enum UIPointerEffect {
    /// The system chooses the effect.
    case automatic(UITargetedPreview)
    /// The content is highlighted and the pointer takes the shape of the content.
    case highlight(UITargetedPreview)
    /// The content is raised and the pointer disappears.
    case lift(UITargetedPreview)
    /// The content is tinted, scaled or shadowed, and the pointer stays.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The position of the tint: in front of the content or behind it.
    public nonisolated enum TintMode: Int, Hashable, Sendable {
        case none = 0
        case overlay, underlay
    }

    /// The preview of the content.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape of the pointer.
public enum UIPointerShape {
    /// A path in the pointer's coordinates.
    case path(UIBezierPath)
    /// A rectangle with rounded corners.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical beam of the given length, in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam of the given length, in points.
    case horizontalBeam(length: CGFloat)

    /// The corner radius of rounded rectangles by default, in points.
    public nonisolated static let defaultCornerRadius: CGFloat = 8
}
