import Foundation

/// An object that draws a view or a part of a view.
///
/// The layer of a view has the geometry and the appearance of the view. A layer created in code stores its own geometry
/// and appearance.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class CALayer: NSObject {
    deinit {}

    /// The view to which the layer belongs; `nil` for a layer created in code.
    weak var owner: (any LayerOwner)?
    private var ownGeometry = LayerGeometry()
    /// The layer's appearance, animations and other values that do not affect layout.
    var values = LayerValues()

    /// Creates a layer.
    public override init() {}

    /// Creates a copy with the geometry, the appearance and the animations of the given layer.
    public init(layer: Any) {
        guard let layer = layer as? CALayer else { return }
        ownGeometry = layer.geometry
        values = layer.values
    }

    /// Creates a new layer. The decoder is not read.
    public required init?(coder: NSCoder) {}

    /// The geometry of the layer: that of the view, for the layer of a view.
    var geometry: LayerGeometry {
        get { owner?.layerGeometry ?? ownGeometry }
        set {
            if let owner { owner.layerGeometry = newValue } else { ownGeometry = newValue }
        }
    }

    // MARK: Geometry

    /// The bounding box of the layer in the superlayer's coordinates, in points.
    open var frame: CGRect {
        get { geometry.frame }
        set { geometry.frame = newValue }
    }
    /// The rectangle that the layer occupies in its own coordinates, in points.
    open var bounds: CGRect {
        get { geometry.bounds }
        set { geometry.bounds = newValue }
    }
    /// The position of the anchor point in the superlayer's coordinates, in points.
    open var position: CGPoint {
        get { geometry.position }
        set { geometry.position = newValue }
    }
    /// The point of the layer that is at ``position`` and around which the layer is transformed, as fractions of the
    /// width and height of the bounds; by default the centre.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { geometry.anchorPoint = newValue }
    }
    /// The position on the z axis: sublayers with a greater position are drawn in front of those with a lesser one.
    open var zPosition: CGFloat {
        get { geometry.zPosition }
        set { geometry.zPosition = newValue }
    }
    /// The transform of the layer around its anchor point.
    open var transform: CATransform3D {
        get { geometry.transform }
        set { geometry.transform = newValue }
    }
    /// The transform of the sublayers; stored, with no effect.
    open var sublayerTransform = CATransform3DIdentity

    /// The two-dimensional part of the transform.
    open func affineTransform() -> CGAffineTransform { transform.affine }

    /// Sets a two-dimensional transform.
    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    // MARK: Hierarchy

    /// The sublayers, from back to front; the layers of a view's subviews are not included.
    open var sublayers: [CALayer]? {
        get { ownSublayers.isEmpty ? nil : ownSublayers }
        set {
            for layer in ownSublayers { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    private var ownSublayers: [CALayer] = []
    private weak var ownSuperlayer: CALayer?

    /// The layer that contains this layer; `nil` for a topmost layer.
    open var superlayer: CALayer? { ownSuperlayer ?? owner?.superviewLayer }

    /// Removes a layer from its superlayer and adds it in front of the other sublayers.
    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(ownSublayers.count))
        layer.values.viewsBelow = viewCount
    }

    /// Removes a layer from its superlayer and inserts it at an index among the sublayers; 0 is the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        let place = min(Int(idx), ownSublayers.count)
        layer.values.viewsBelow =
            place < ownSublayers.count ? ownSublayers[place].values.viewsBelow : idx == 0 ? 0 : viewCount
        ownSublayers.insert(layer, at: place)
        layer.ownSuperlayer = self
    }

    /// The number of subviews of the layer's view.
    private var viewCount: Int { owner?.subviewLayerCount ?? 0 }

    /// Inserts a layer behind `sibling`, or at the back if `sibling` is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(ownSublayers.firstIndex { $0 === sibling } ?? 0))
    }

    /// Inserts a layer in front of `sibling`, or at the front if `sibling` is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let place = ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 }
        insertSublayer(layer, at: UInt32(place ?? ownSublayers.count))
    }

    /// Replaces a sublayer with another layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
        ownSuperlayer?.ownSublayers.removeAll { $0 === self }
        ownSuperlayer = nil
    }

    // MARK: Layout

    /// Whether the next ``layoutIfNeeded()`` lays out the sublayers.
    open func needsLayout() -> Bool { owner?.needsLayout ?? values.needsLayout }

    /// Requests layout at the next ``layoutIfNeeded()``.
    open func setNeedsLayout() {
        if let owner { owner.setNeedsLayout() } else { values.needsLayout = true }
    }

    /// Lays out the sublayers if layout was requested.
    open func layoutIfNeeded() {
        if let owner { return owner.layoutIfNeeded() }
        guard values.needsLayout else { return }
        values.needsLayout = false
        layoutSublayers()
    }

    /// Lays out the sublayers. The default implementation calls the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Drawing

    /// Requests that ``display()`` be called before the layer is rendered.
    open func setNeedsDisplay() { values.needsDisplay = true }

    /// Requests display like ``setNeedsDisplay()``, because the whole layer is drawn.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Whether ``display()`` is called before the layer is rendered: after a request, and after a change of the size if
    /// ``needsDisplayOnBoundsChange`` is set.
    open func needsDisplay() -> Bool { isDisplayNeeded }

    /// Calls ``display()`` if that was requested.
    open func displayIfNeeded() {
        if recordDisplay() { display() }
    }

    /// Provides the content, usually by setting ``contents``. The default implementation calls the delegate.
    open func display() { delegate?.display(self) }

    /// Draws the layer's content into a context whose user space is the layer's coordinates. The default implementation
    /// calls the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Lays out the layer and draws it and its sublayers into a context whose user space is the layer's coordinates.
    open func render(in ctx: CGContext) {
        layoutIfNeeded()
        CurrentContext.with(ctx) { renderContent(in: ctx) }
    }

    /// Draws the layer's own content, behind its sublayers: the image, what the view draws, and what ``draw(in:)``
    /// draws. Layers with other content, such as paths and gradients, override this method.
    func drawOwnContent(in context: CGContext) {
        drawContents(in: context)
        owner?.drawLayerContent(in: context)
        draw(in: context)
    }

    /// Whether a change by ``setValue(_:forKey:)`` requires ``display()`` to be called; false by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Animations

    /// Stores an animation, which ends at once, until it is removed. The layer keeps its values.
    open func add(_ anim: CAAnimation, forKey key: String?) { baseAdd(anim, forKey: key) }

    /// Returns the animation that was added for a key; `nil` if there is none.
    open func animation(forKey key: String) -> CAAnimation? { values.animations[key] }

    /// Removes the animation that was added for a key.
    open func removeAnimation(forKey key: String) { values.animations[key] = nil }

    /// Removes all animations.
    open func removeAllAnimations() { values.animations = [:] }

    /// The keys of the added animations, in alphabetical order; `nil` if there are none.
    open func animationKeys() -> [String]? { values.animations.isEmpty ? nil : values.animations.keys.sorted() }

    /// The presentation layer, which is the layer itself because no animation runs.
    open func presentation() -> Self? { self }

    /// The model layer, which is the layer itself.
    open func model() -> Self { self }

    // MARK: Members that subclasses can override

    /// Converts a point from this layer's coordinates to another layer's, or to the topmost layer's if `l` is `nil`.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { baseConvert(p, to: l) }

    /// Converts a point to this layer's coordinates from another layer's, or from the topmost layer's if `l` is `nil`.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { baseConvert(p, from: l) }

    /// Converts a rectangle from this layer's coordinates to another layer's, or to the topmost layer's if `l` is
    /// `nil`. Returns the bounding box of the converted rectangle.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        baseConvert(r, to: l)
    }

    /// Converts a rectangle to this layer's coordinates from another layer's, or from the topmost layer's if `l` is
    /// `nil`. Returns the bounding box of the converted rectangle.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        baseConvert(r, from: l)
    }

    /// Whether a point, in the layer's coordinates, is inside the layer.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The size that the layer prefers, in the coordinates of its superlayer: by default the size of its frame.
    open func preferredFrameSize() -> CGSize { frame.size }

    /// Returns the value that ``setValue(_:forKey:)`` stored for a key; `nil` if there is none.
    open func value(forKey key: String) -> Any? { values.keyedValues[key] }

    /// Stores a value for a key. No property of the layer changes, even if it has the name of the key.
    open func setValue(_ value: Any?, forKey key: String) { baseSetValue(value, forKey: key) }

    /// Whether the layer is hidden.
    open var isHidden: Bool {
        get { baseIsHidden }
        set { baseIsHidden = newValue }
    }

    /// The opacity of the layer and its sublayers, from 0 to 1.
    open var opacity: Float {
        get { baseOpacity }
        set { baseOpacity = newValue }
    }

    /// Whether the content and the sublayers are clipped to the bounds and their rounded corners.
    open var masksToBounds: Bool {
        get { baseMasksToBounds }
        set { baseMasksToBounds = newValue }
    }

    /// The background colour.
    open var backgroundColor: CGColor? {
        get { baseBackgroundColor }
        set { baseBackgroundColor = newValue }
    }

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { values.cornerRadius = newValue }
    }

    /// The width of the border, in points.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { values.borderWidth = newValue }
    }

    /// The colour of the border.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { values.borderColor = newValue }
    }

    /// The shape that throws the shadow; if it is `nil`, all that the layer and its sublayers show throws the shadow.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { values.shadowPath = newValue }
    }

    /// A layer, in this layer's coordinates, by whose opacity that of this layer is multiplied at each point.
    open var mask: CALayer? {
        get { values.mask }
        set { values.mask = newValue }
    }

    /// The image that the layer shows, a `CGImage`; other values are not drawn.
    open var contents: Any? {
        get { values.contents }
        set { values.contents = newValue }
    }

    /// The number of pixels per point of the image.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { values.contentsScale = newValue }
    }

    /// The delegate; held weakly.
    open var delegate: (any CALayerDelegate)? {
        get { values.delegate }
        set { values.delegate = newValue }
    }
}
