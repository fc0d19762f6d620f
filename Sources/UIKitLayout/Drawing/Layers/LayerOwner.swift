import Foundation

/// A view, as its layer uses it: the layer has the geometry and the appearance of its owner.
protocol LayerOwner: AnyObject {
    var layerGeometry: LayerGeometry { get set }
    /// The layer of the superview.
    var superviewLayer: CALayer? { get }
    var layerBackgroundColor: CGColor? { get set }
    var alpha: CGFloat { get set }
    var isHidden: Bool { get set }
    var clipsToBounds: Bool { get set }
    var needsLayout: Bool { get }
    func setNeedsLayout()
    func layoutIfNeeded()
    /// The layers of the subviews, from back to front.
    var subviewLayers: [CALayer] { get }
    var subviewLayerCount: Int { get }
    /// Draws the view's own content in its coordinates, with its traits as the current ones.
    func drawLayerContent(in context: CGContext)
    /// Draws what the view shows in front of its subviews.
    func drawLayerOverlay(in context: CGContext)
}
