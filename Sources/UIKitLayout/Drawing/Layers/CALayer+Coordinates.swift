import Foundation

extension CALayer {
    /// Converts a point from this layer's coordinates to another layer's, or to the topmost layer's if `l` is `nil`.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(transformToTop).applying((l?.transformToTop ?? .identity).inverted())
    }

    /// Converts a point to this layer's coordinates from another layer's, or from the topmost layer's if `l` is `nil`.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(l?.transformToTop ?? .identity).applying(transformToTop.inverted())
    }

    /// Converts a rectangle from this layer's coordinates to another layer's. Returns the bounding box.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(transformToTop).applying((l?.transformToTop ?? .identity).inverted())
    }

    /// Converts a rectangle to this layer's coordinates from another layer's. Returns the bounding box.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(l?.transformToTop ?? .identity).applying(transformToTop.inverted())
    }

    /// Whether a point, in the layer's coordinates, is inside the layer.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The value that was stored for a key.
    public func value(forKey key: String) -> Any? { values.keyedValues[key] }

    /// Stores a value for a key; it changes no property.
    public func setValue(_ value: Any?, forKey key: String) { values.keyedValues[key] = value }

    /// Stores a value for a key path; it changes no property.
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

    /// Creates a layer of a class. Classes that are unknown here are instantiated with `init(coder:)`; if that returns
    /// `nil`, the result is a plain layer.
    static func make(of layerClass: AnyClass) -> CALayer {
        switch layerClass {
        case is CAShapeLayer.Type where layerClass == CAShapeLayer.self: CAShapeLayer()
        case is CAGradientLayer.Type where layerClass == CAGradientLayer.self: CAGradientLayer()
        case let type as CALayer.Type where type != CALayer.self: type.init(coder: NSCoder()) ?? CALayer()
        default: CALayer()
        }
    }
}
