import Foundation

extension UIView: LayerOwner {
    final var baseLayer: CALayer {
        if let known = appearance.layer { return known }
        let made = CALayer.make(of: Self.layerClass)
        made.owner = self
        appearance.layer = made
        return made
    }

    var superviewLayer: CALayer? { superview?.layer }

    var subviewLayers: [CALayer] { subviews.map(\.layer) }
    var subviewLayerCount: Int { subviews.count }

    func drawLayerContent(in context: CGContext) {
        traitCollection.callAsCurrent {
            context.saveGState()
            drawContent(in: context)
            context.restoreGState()
            context.saveGState()
            CurrentContext.with(context) { draw(bounds) }
            context.restoreGState()
        }
    }

    func drawLayerOverlay(in context: CGContext) {
        traitCollection.callAsCurrent {
            context.saveGState()
            drawOverlay(in: context)
            context.restoreGState()
        }
    }

    var layerBackgroundColor: CGColor? {
        get { backgroundColor?.resolvedColor(with: traitCollection).cgColor }
        set { backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }
}
