import Foundation

nonisolated extension NSValue {
    /// Creates a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value that contains a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value that contains a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates a value that contains a transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        var transform = transform
        self.init(bytes: &transform, objCType: "[16d]")
    }

    /// The rectangle in the value.
    public var cgRectValue: CGRect { rectValue }
    /// The point in the value.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in the value.
    public var cgSizeValue: CGSize { sizeValue }
    /// The transform in the value; all its entries are 0 if the value contains something else.
    public var caTransform3DValue: CATransform3D {
        var transform = CATransform3D()
        if strcmp(objCType, "[16d]") == 0 { getValue(&transform) }
        return transform
    }
}
