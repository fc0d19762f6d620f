import Foundation

// What a layer looks like.
extension CALayer {
    /// Whether the layer is out of sight.
    public var isHidden: Bool {
        get { view?.isHidden ?? values.isHidden }
        set {
            if let view { view.isHidden = newValue } else { values.isHidden = newValue }
        }
    }

    /// How opaque the layer is, from 0 to 1.
    public var opacity: Float {
        get { view.map { Float($0.alpha) } ?? values.opacity }
        set {
            if let view { view.alpha = CGFloat(newValue) } else { values.opacity = newValue }
        }
    }

    /// Whether what lies outside is cut off.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? values.masksToBounds }
        set {
            if let view { view.clipsToBounds = newValue } else { values.masksToBounds = newValue }
        }
    }

    /// The colour behind the layer.
    public var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? values.backgroundColor }
        set {
            if let view {
                view.backgroundColor = newValue.map(UIColor.init(cgColor:))
            } else {
                values.backgroundColor = newValue
            }
        }
    }

    /// How round the corners are, in points.
    public var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { values.cornerRadius = newValue }
    }

    /// How the corners are rounded.
    public var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { values.cornerCurve = newValue }
    }

    /// The corners that are rounded.
    public var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { values.maskedCorners = newValue }
    }

    /// How wide the border is, in points.
    public var borderWidth: CGFloat {
        get { values.borderWidth }
        set { values.borderWidth = newValue }
    }

    /// The colour of the border.
    public var borderColor: CGColor? {
        get { values.borderColor }
        set { values.borderColor = newValue }
    }

    /// The colour of the shadow.
    public var shadowColor: CGColor? {
        get { values.shadowColor }
        set { values.shadowColor = newValue }
    }

    /// How opaque the shadow is, from 0 to 1.
    public var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { values.shadowOpacity = newValue }
    }

    /// How far the shadow is shifted, in points.
    public var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { values.shadowOffset = newValue }
    }

    /// How blurred the shadow is, in points.
    public var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { values.shadowRadius = newValue }
    }

    /// The outline of the shadow.
    public var shadowPath: CGPath? {
        get { values.shadowPath }
        set { values.shadowPath = newValue }
    }

    /// A layer whose opacity would show this one in part.
    public var mask: CALayer? {
        get { values.mask }
        set { values.mask = newValue }
    }

    /// The image that is shown.
    public var contents: Any? {
        get { values.contents }
        set { values.contents = newValue }
    }

    /// How the image fills the layer.
    public var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { values.contentsGravity = newValue }
    }

    /// Pixels of a point of the image.
    public var contentsScale: CGFloat {
        get { values.contentsScale }
        set { values.contentsScale = newValue }
    }

    /// The part of the image that is shown, in parts of its size.
    public var contentsRect: CGRect {
        get { values.contentsRect }
        set { values.contentsRect = newValue }
    }

    /// Whether the layer is drawn into an image first; does nothing on Linux.
    public var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { values.shouldRasterize = newValue }
    }

    /// Pixels of a point of that image; does nothing on Linux.
    public var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set { values.rasterizationScale = newValue }
    }

    /// Whether edges are smoothed; does nothing on Linux.
    public var allowsEdgeAntialiasing: Bool {
        get { values.allowsEdgeAntialiasing }
        set { values.allowsEdgeAntialiasing = newValue }
    }

    /// Whether the layers inside share the opacity; does nothing on Linux.
    public var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { values.allowsGroupOpacity = newValue }
    }

    /// Whether the back is shown; does nothing on Linux.
    public var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { values.isDoubleSided = newValue }
    }

    /// Whether the layer covers what is behind it; does nothing on Linux.
    public var isOpaque: Bool {
        get { values.isOpaque }
        set { values.isOpaque = newValue }
    }

    /// Whether the layer is upside down; does nothing on Linux.
    public var isGeometryFlipped: Bool {
        get { values.isGeometryFlipped }
        set { values.isGeometryFlipped = newValue }
    }

    /// Whether drawing is put off; does nothing on Linux.
    public var drawsAsynchronously: Bool {
        get { values.drawsAsynchronously }
        set { values.drawsAsynchronously = newValue }
    }

    /// Whether other bounds ask for drawing; does nothing on Linux.
    public var needsDisplayOnBoundsChange: Bool {
        get { values.needsDisplayOnBoundsChange }
        set { values.needsDisplayOnBoundsChange = newValue }
    }

    /// A name to find the layer by.
    public var name: String? {
        get { values.name }
        set { values.name = newValue }
    }

    /// What the layer does when a property changes; does nothing on Linux.
    public var actions: [String: any CAAction]? {
        get { values.actions }
        set { values.actions = newValue }
    }

    /// The delegate; held weakly.
    public var delegate: (any CALayerDelegate)? {
        get { values.delegate }
        set { values.delegate = newValue }
    }
}
