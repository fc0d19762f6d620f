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

    var layerBackgroundColor: CGColor? {
        get { backgroundColor?.cgColor }
        set { backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }
}
