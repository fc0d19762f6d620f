import Foundation

/// The drawing of a view, or a part of one: geometry and stored values; nothing here draws.
///
/// A view's layer has the view's geometry and appearance; one made in code has its own.
open class CALayer: NSObject {
    deinit {}

    /// The view that the layer belongs to.
    weak var view: UIView?
    private var ownGeometry = LayerGeometry()
    /// Values that nothing here depends on.
    var values = LayerValues()

    /// Makes a layer.
    public override init() {}

    /// Makes a copy of a layer for its presentation, with its geometry.
    public init(layer: Any) {
        guard let layer = layer as? CALayer else { return }
        ownGeometry = layer.geometry
        values = layer.values
    }

    /// Makes a layer that was archived; there are no archives on Linux, so that it is a new one.
    public required init?(coder: NSCoder) {}

    /// Where the layer lies; a view's layer lies where the view does.
    var geometry: LayerGeometry {
        get { view?.layerGeometry ?? ownGeometry }
        set {
            if let view { view.layerGeometry = newValue } else { ownGeometry = newValue }
        }
    }

    // MARK: Geometry

    /// The smallest rectangle around the layer in the superlayer's coordinates, in points.
    open var frame: CGRect {
        get { geometry.frame }
        set { geometry.frame = newValue }
    }
    /// The rectangle in the layer's own coordinates, in points.
    open var bounds: CGRect {
        get { geometry.bounds }
        set { geometry.bounds = newValue }
    }
    /// Where the anchor point lies in the superlayer, in points.
    open var position: CGPoint {
        get { geometry.position }
        set { geometry.position = newValue }
    }
    /// The point that is placed and turned around, in parts of the bounds; their middle by default.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { geometry.anchorPoint = newValue }
    }
    /// How far in front the layer lies; stored.
    open var zPosition: CGFloat {
        get { geometry.zPosition }
        set { geometry.zPosition = newValue }
    }
    /// How the layer is moved, scaled and turned around its anchor point.
    open var transform: CATransform3D {
        get { geometry.transform }
        set { geometry.transform = newValue }
    }
    /// How the layers inside it are moved, scaled and turned; stored.
    open var sublayerTransform = CATransform3D()

    /// The two-dimensional part of the transform.
    open func affineTransform() -> CGAffineTransform { transform.affine }

    /// Sets a transform of two dimensions.
    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    // MARK: Hierarchy

    /// The layers inside it, the bottommost first; those of a view's subviews are not among them.
    open var sublayers: [CALayer]? {
        get { ownSublayers.isEmpty ? nil : ownSublayers }
        set {
            for layer in ownSublayers { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    private var ownSublayers: [CALayer] = []
    private weak var ownSuperlayer: CALayer?

    /// The layer that this one lies in.
    open var superlayer: CALayer? { ownSuperlayer ?? view?.superview?.layer }

    /// Adds a layer on top of the others; it leaves its former superlayer.
    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(ownSublayers.count))
    }

    /// Adds a layer at a place among the others, 0 being the bottom.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        ownSublayers.insert(layer, at: min(Int(idx), ownSublayers.count))
        layer.ownSuperlayer = self
    }

    /// Adds a layer below another one; at the bottom if that is not there.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(ownSublayers.firstIndex { $0 === sibling } ?? 0))
    }

    /// Adds a layer above another one; at the top if that is not there.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let place = ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 }
        insertSublayer(layer, at: UInt32(place ?? ownSublayers.count))
    }

    /// Puts another layer in the place of one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() {
        ownSuperlayer?.ownSublayers.removeAll { $0 === self }
        ownSuperlayer = nil
    }

    // MARK: Layout

    /// Whether the next ``layoutIfNeeded()`` lays out what is inside.
    open func needsLayout() -> Bool { view?.needsLayout ?? values.needsLayout }

    /// Asks for layout at the next ``layoutIfNeeded()``.
    open func setNeedsLayout() {
        if let view { view.setNeedsLayout() } else { values.needsLayout = true }
    }

    /// Lays out what is inside, where that was asked for.
    open func layoutIfNeeded() {
        if let view { return view.layoutIfNeeded() }
        guard values.needsLayout else { return }
        values.needsLayout = false
        layoutSublayers()
    }

    /// Places the layers inside it; the default does nothing.
    open func layoutSublayers() {}

    // MARK: Drawing

    /// Asks for drawing; does nothing on Linux.
    open func setNeedsDisplay() {}

    /// Draws where that was asked for; does nothing on Linux.
    open func displayIfNeeded() {}

    /// Draws the content; never called on Linux.
    open func display() {}

    /// Draws into a context; never called on Linux.
    open func draw(in ctx: CGContext) {}

    /// Draws the layer and those inside it; does nothing on Linux.
    open func render(in ctx: CGContext) {}

    /// Whether a change of a property is to be followed by drawing; never asked on Linux.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Animations

    /// Stores an animation, which never runs: the layer keeps the values that it has.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        values.animations[key ?? "\(values.animations.count)"] = anim
    }

    /// The animation that was added under a key.
    open func animation(forKey key: String) -> CAAnimation? { values.animations[key] }

    /// Takes an animation away.
    open func removeAnimation(forKey key: String) { values.animations[key] = nil }

    /// Takes all animations away.
    open func removeAllAnimations() { values.animations = [:] }

    /// The keys of the animations that were added, in alphabetical order.
    open func animationKeys() -> [String]? { values.animations.isEmpty ? nil : values.animations.keys.sorted() }

    /// The layer as it is shown: itself, because nothing runs.
    open func presentation() -> Self? { self }

    /// The layer that is shown: itself.
    open func model() -> Self { self }
}
