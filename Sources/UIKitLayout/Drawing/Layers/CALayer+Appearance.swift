import Foundation

// The appearance of a layer.
extension CALayer {
    final var baseIsHidden: Bool {
        get { owner?.isHidden ?? values.isHidden }
        set {
            if let owner { owner.isHidden = newValue } else { values.isHidden = newValue }
        }
    }

    final var baseOpacity: Float {
        get { owner.map { Float($0.alpha) } ?? values.opacity }
        set {
            if let owner { owner.alpha = CGFloat(newValue) } else { values.opacity = newValue }
        }
    }

    final var baseMasksToBounds: Bool {
        get { owner?.clipsToBounds ?? values.masksToBounds }
        set {
            if let owner { owner.clipsToBounds = newValue } else { values.masksToBounds = newValue }
        }
    }

    final var baseBackgroundColor: CGColor? {
        get { owner.map { $0.layerBackgroundColor } ?? values.backgroundColor }
        set {
            if let owner { owner.layerBackgroundColor = newValue } else { values.backgroundColor = newValue }
        }
    }

    /// The curve of rounded corners: a quarter circle or the curve of app icons.
    public var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { values.cornerCurve = newValue }
    }

    /// The corners that are rounded.
    public var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { values.maskedCorners = newValue }
    }

    /// The colour of the shadow.
    public var shadowColor: CGColor? {
        get { values.shadowColor }
        set { values.shadowColor = newValue }
    }

    /// The opacity of the shadow, from 0 to 1.
    public var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { values.shadowOpacity = newValue }
    }

    /// The offset of the shadow, in points.
    public var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { values.shadowOffset = newValue }
    }

    /// The standard deviation of the shadow's blur, in points.
    public var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { values.shadowRadius = newValue }
    }

    /// The position and scale of the image in the layer's bounds.
    public var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { values.contentsGravity = newValue }
    }

    /// The part of the image that is shown, in unit coordinates.
    public var contentsRect: CGRect {
        get { values.contentsRect }
        set { values.contentsRect = newValue }
    }

    /// Whether the layer is rasterized before compositing. Stored; has no effect on Linux.
    public var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { values.shouldRasterize = newValue }
    }

    /// The number of pixels per point of the rasterized layer. Stored; has no effect on Linux.
    public var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set { values.rasterizationScale = newValue }
    }

    /// Whether edges are antialiased. Stored; has no effect on Linux.
    public var allowsEdgeAntialiasing: Bool {
        get { values.allowsEdgeAntialiasing }
        set { values.allowsEdgeAntialiasing = newValue }
    }

    /// Whether the layer and its sublayers are composited as a group with the layer's opacity; true by default. If not,
    /// the opacity applies to each of them separately, unless a mask or a shadow requires a group.
    public var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { values.allowsGroupOpacity = newValue }
    }

    /// Whether the layer is drawn when its transform, or that of a superlayer, turns its back to the viewer; true by
    /// default.
    public var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { values.isDoubleSided = newValue }
    }

    /// Whether the layer is opaque. Stored; has no effect on Linux.
    public var isOpaque: Bool {
        get { values.isOpaque }
        set { values.isOpaque = newValue }
    }

    /// Whether the vertical axis of the sublayers' geometry points up: their positions are measured from the bottom edge
    /// of the layer. Images, text and drawn content remain upright.
    public var isGeometryFlipped: Bool {
        get { values.isGeometryFlipped }
        set { values.isGeometryFlipped = newValue }
    }

    /// Whether drawing is done asynchronously. Stored; has no effect on Linux.
    public var drawsAsynchronously: Bool {
        get { values.drawsAsynchronously }
        set { values.drawsAsynchronously = newValue }
    }

    /// Whether a change of the size requires ``CALayer/display()`` to be called; false by default.
    public var needsDisplayOnBoundsChange: Bool {
        get { values.needsDisplayOnBoundsChange }
        set { values.needsDisplayOnBoundsChange = newValue }
    }

    /// A name for the layer, which only the app uses.
    public var name: String? {
        get { values.name }
        set { values.name = newValue }
    }

    /// The actions for changes of properties. Stored; has no effect on Linux.
    public var actions: [String: any CAAction]? {
        get { values.actions }
        set { values.actions = newValue }
    }
}
