import Foundation

/// Where a layer lies, as Core Animation describes it.
nonisolated struct LayerGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var transform = CATransform3D()

    /// The smallest rectangle around the transformed layer. Setting it keeps anchor point and transform.
    var frame: CGRect {
        get { CGRect(origin: .zero, size: bounds.size).applying(toSuperlayer) }
        set {
            let transform = transform.affine
            bounds.size = transform.isIdentity ? newValue.size : newValue.size.covered(by: transform)
            let present = frame
            position.x += newValue.minX - present.minX
            position.y += newValue.minY - present.minY
        }
    }

    /// From points, counted from the top left corner of the layer, to the superlayer's coordinates.
    private var toSuperlayer: CGAffineTransform {
        CGAffineTransform(translationX: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
            .concatenating(transform.affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// From the layer's coordinates to the superlayer's.
    var transformToSuperlayer: CGAffineTransform {
        CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(toSuperlayer)
    }
}

nonisolated extension CGSize {
    /// The size that is as large as this one after a transform, as near as a transform that turns allows.
    fileprivate func covered(by transform: CGAffineTransform) -> CGSize {
        let size = applying(transform.inverted())
        return CGSize(width: abs(size.width), height: abs(size.height))
    }
}
