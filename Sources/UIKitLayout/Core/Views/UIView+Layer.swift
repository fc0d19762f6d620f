import Foundation

extension UIView: LayerOwner {
    /// The layer, an instance of ``layerClass`` that shares the view's geometry. It is created on first access.
    public var layer: CALayer {
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
        drawingTraits.callAsCurrent {
            context.saveGState()
            drawContent(in: context)
            context.restoreGState()
            context.saveGState()
            CurrentContext.with(context) { draw(bounds) }
            context.restoreGState()
        }
    }

    func drawLayerOverlay(in context: CGContext) {
        drawingTraits.callAsCurrent {
            context.saveGState()
            drawOverlay(in: context)
            context.restoreGState()
        }
    }

    /// The traits with which the view is drawn: its traits, with the interface style that the view, its controller or
    /// the nearest superview overrides.
    private var drawingTraits: UITraitCollection {
        var view: UIView? = self
        while let shown = view {
            var style = shown.appearanceIfSet?.overrideUserInterfaceStyle ?? .unspecified
            if style == .unspecified, let controller = shown.next as? UIViewController {
                style = controller.overrideUserInterfaceStyle
            }
            guard style == .unspecified else {
                return UITraitCollection(traitsFrom: [traitCollection, UITraitCollection(userInterfaceStyle: style)])
            }
            view = shown.superview
        }
        return traitCollection
    }

    var layerBackgroundColor: CGColor? {
        get { backgroundColor?.resolvedColor(with: drawingTraits).cgColor }
        set { backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }
}
