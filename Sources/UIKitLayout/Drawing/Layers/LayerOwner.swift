import Foundation

/// The members of a view that the view's layer uses. The layer reads and sets the geometry and the appearance of its
/// owner in place of its own.
protocol LayerOwner: AnyObject {
    var layerGeometry: LayerGeometry { get set }
    /// The layer of the superview; `nil` if the view has no superview.
    var superviewLayer: CALayer? { get }
    var layerBackgroundColor: CGColor? { get set }
    /// The radii of the owner's corners, in points, which replace those of the layer; `nil` if the owner has none.
    var layerCornerRadii: CornerValues<CGFloat>? { get }
    var alpha: CGFloat { get set }
    var isHidden: Bool { get set }
    var clipsToBounds: Bool { get set }
    var needsLayout: Bool { get }
    func setNeedsLayout()
    func layoutIfNeeded()
    /// The layers of the subviews, from back to front.
    var subviewLayers: [CALayer] { get }
    var subviewLayerCount: Int { get }
    /// Draws the view's own content into a context whose user space is the view's coordinates. The view's traits are
    /// the current traits meanwhile.
    func drawLayerContent(in context: CGContext)
    /// Draws what the view shows in front of its subviews.
    func drawLayerOverlay(in context: CGContext)
}
