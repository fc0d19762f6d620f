import Foundation

/// The geometry of a layer, with the properties that Core Animation uses: bounds, position, anchor point, transform.
nonisolated struct LayerGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var transform = CATransform3DIdentity

    /// The bounding box of the transformed layer in the superlayer's coordinates. Setting it changes the position and
    /// the size of the bounds.
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

    /// The transform from points relative to the layer's top left corner to the superlayer's coordinates.
    private var toSuperlayer: CGAffineTransform {
        CGAffineTransform(translationX: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
            .concatenating(transform.affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The transform from the layer's coordinates to the superlayer's.
    var transformToSuperlayer: CGAffineTransform {
        CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(toSuperlayer)
    }
}

nonisolated extension CGSize {
    /// Returns the size that the given transform maps to this size; only an approximation if the transform rotates.
    fileprivate func covered(by transform: CGAffineTransform) -> CGSize {
        let size = applying(transform.inverted())
        return CGSize(width: abs(size.width), height: abs(size.height))
    }
}
