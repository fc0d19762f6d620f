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

    /// Converts a rectangle from this layer's coordinates to another layer's, or to the topmost layer's if `l` is
    /// `nil`. Returns the bounding box of the converted rectangle.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(transformToTop).applying((l?.transformToTop ?? .identity).inverted())
    }

    /// Converts a rectangle to this layer's coordinates from another layer's, or from the topmost layer's if `l` is
    /// `nil`. Returns the bounding box of the converted rectangle.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(l?.transformToTop ?? .identity).applying(transformToTop.inverted())
    }

    /// Whether a point, in the layer's coordinates, is inside the layer.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Returns the value that ``setValue(_:forKey:)`` stored for a key; `nil` if there is none.
    public func value(forKey key: String) -> Any? { values.keyedValues[key] }

    /// Stores a value for a key. No property of the layer changes, even if it has the name of the key.
    public func setValue(_ value: Any?, forKey key: String) { values.keyedValues[key] = value }

    /// Stores a value for a key path. No property of the layer changes.
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
