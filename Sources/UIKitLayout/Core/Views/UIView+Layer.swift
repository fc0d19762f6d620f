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
            context.restoringState { drawContent(in: context) }
            let isBalanced = context.restoringState { CurrentContext.with(context) { draw(bounds) } }
            if !isBalanced {
                printToStandardError("\(type(of: self)).draw(_:): saved and restored graphics states are not balanced")
            }
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
