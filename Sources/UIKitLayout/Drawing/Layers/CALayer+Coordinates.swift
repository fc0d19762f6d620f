import Foundation

extension CALayer {
    final func baseConvert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(transformToTop).applying((l?.transformToTop ?? .identity).inverted())
    }

    final func baseConvert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(l?.transformToTop ?? .identity).applying(transformToTop.inverted())
    }

    final func baseConvert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(transformToTop).applying((l?.transformToTop ?? .identity).inverted())
    }

    final func baseConvert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(l?.transformToTop ?? .identity).applying(transformToTop.inverted())
    }

    /// Stores a value for a key path. No property of the layer changes.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { values.keyedValues[keyPath] = value }

    /// Whether content is drawn upside down in the layer's coordinates, so that it is upright on the screen: an odd number
    /// of superlayers have a flipped geometry.
    public func contentsAreFlipped() -> Bool {
        guard let superlayer else { return false }
        return superlayer.isGeometryFlipped != superlayer.contentsAreFlipped()
    }

    /// The transform from the layer's coordinates to the superlayer's, which may be flipped.
    final var transformToSuperlayer: CGAffineTransform {
        let transform = geometry.transformToSuperlayer
        guard let superlayer, superlayer.isGeometryFlipped else { return transform }
        return transform.concatenating(superlayer.flip)
    }

    /// The transform that exchanges the top and the bottom of the bounds.
    final var flip: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    }

    private var transformToTop: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            transform = transform.concatenating(current.transformToSuperlayer)
            layer = current.superlayer
        }
        return transform
    }

    /// Creates a layer of the given class. `init(coder:)` creates the layers of other classes than `CALayer`,
    /// `CAShapeLayer` and `CAGradientLayer`; if it returns `nil`, the result is a `CALayer`.
    static func make(of layerClass: AnyClass) -> CALayer {
        switch layerClass {
        case is CAShapeLayer.Type where layerClass == CAShapeLayer.self: CAShapeLayer()
        case is CAGradientLayer.Type where layerClass == CAGradientLayer.self: CAGradientLayer()
        case let type as CALayer.Type where type != CALayer.self: type.init(coder: NSCoder()) ?? CALayer()
        default: CALayer()
        }
    }
}
