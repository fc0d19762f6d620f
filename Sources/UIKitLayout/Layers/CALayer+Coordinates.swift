import Foundation

extension CALayer {
    /// A point of this layer in another one's coordinates; in the topmost layer's where that is `nil`.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(transformToTop).applying((l?.transformToTop ?? .identity).inverted())
    }

    /// A point of another layer in this one's coordinates.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(l?.transformToTop ?? .identity).applying(transformToTop.inverted())
    }

    /// The smallest rectangle around one of this layer in another one's coordinates.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(transformToTop).applying((l?.transformToTop ?? .identity).inverted())
    }

    /// The smallest rectangle around one of another layer in this one's coordinates.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(l?.transformToTop ?? .identity).applying(transformToTop.inverted())
    }

    /// Whether a point of the layer's coordinates lies in it.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The value that was set under a key.
    public func value(forKey key: String) -> Any? { values.keyedValues[key] }

    /// Keeps a value under a key; it changes no property.
    public func setValue(_ value: Any?, forKey key: String) { values.keyedValues[key] = value }

    /// Keeps a value under a path of keys; it changes no property.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { values.keyedValues[keyPath] = value }

    private var transformToTop: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            transform = transform.concatenating(current.geometry.transformToSuperlayer)
            layer = current.superlayer
        }
        return transform
    }

    /// A layer of a class. One of a class that is not known here is made as from an archive; where that is not possible,
    /// the layer is a plain one.
    static func make(of layerClass: AnyClass) -> CALayer {
        switch layerClass {
        case is CAShapeLayer.Type where layerClass == CAShapeLayer.self: CAShapeLayer()
        case is CAGradientLayer.Type where layerClass == CAGradientLayer.self: CAGradientLayer()
        case let type as CALayer.Type where type != CALayer.self: type.init(coder: NSCoder()) ?? CALayer()
        default: CALayer()
        }
    }
}
