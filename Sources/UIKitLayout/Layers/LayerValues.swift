import Foundation

/// Values of a layer that nothing here depends on.
struct LayerValues {
    var needsLayout = false
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
    var shadowColor: CGColor? = UIColor.black.cgColor
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

/// Corners of a layer.
public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from bits.
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

/// How corners are rounded.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String

    /// Makes a curve from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The curve of the system's icons.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's content fills it.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String

    /// Makes a way from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In the middle, in its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Stretched.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// What a layer does when a property changes.
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
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func display(_ layer: CALayer) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func layoutSublayers(of layer: CALayer) {}
    /// None, unless the delegate says otherwise; never called on Linux.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
