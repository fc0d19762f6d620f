import Foundation

/// The values of a layer that do not affect layout.
struct LayerValues {
    /// For a layer added to the layer of a view: the number of the view's subviews that the added layer is in front
    /// of.
    var viewsBelow = 0
    var needsLayout = false
    var needsDisplay = false
    /// The size of the bounds when the layer was displayed last, in points; `nil` before the first time.
    var displayedSize: CGSize?
    var animations: [String: CAAnimation] = [:]
    var isHidden = false
    var opacity: Float = 1
    var masksToBounds = false
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var cornerCurve = CALayerCornerCurve.circular
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var mask: CALayer?
    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var isDoubleSided = true
    var isOpaque = false
    var isGeometryFlipped = false
    var drawsAsynchronously = false
    var needsDisplayOnBoundsChange = false
    var name: String?
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var beginTime: CFTimeInterval = 0
    var fillMode = CAMediaTimingFillMode.removed
    var duration: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var actions: [String: any CAAction]?
    var keyedValues: [String: Any] = [:]
    weak var delegate: (any CALayerDelegate)?
}

/// A set of corners of a layer, in coordinates whose vertical axis points down.
public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of rounded corners.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String

    /// Creates a curve from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Corners are quarter circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Corners have the curve of the corners of app icons.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The position and the scale of a layer's image in the layer's bounds.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The image is centred and not scaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// The image is scaled to the size of the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The image is scaled to fit into the bounds; its aspect ratio is preserved.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The image is scaled to cover the bounds; its aspect ratio is preserved.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// The image is not scaled; it is at the top in coordinates whose vertical axis points up.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// The image is not scaled; it is at the bottom in coordinates whose vertical axis points up.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// The image is not scaled; it is at the left in coordinates whose vertical axis points up.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// The image is not scaled; it is at the right in coordinates whose vertical axis points up.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// The image is not scaled; it is at the top left in coordinates whose vertical axis points up.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// The image is not scaled; it is at the top right in coordinates whose vertical axis points up.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// The image is not scaled; it is at the bottom left in coordinates whose vertical axis points up.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// The image is not scaled; it is at the bottom right in coordinates whose vertical axis points up.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

/// An action that a layer runs when a property changes; never run.
public protocol CAAction {}

extension NSNull: CAAction {}

/// The delegate of a layer.
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// The default implementation does nothing.
    public func display(_ layer: CALayer) {}
    /// The default implementation does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// The default implementation does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// The default implementation returns `nil`; never called on Linux.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
