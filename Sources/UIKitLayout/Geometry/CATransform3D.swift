import Foundation

/// A three-dimensional transform of a layer: a matrix that is applied to row vectors. Frames use only its
/// two-dimensional part.
public nonisolated struct CATransform3D: Hashable, Sendable {
    /// The first row of the matrix.
    public var m11, m12, m13, m14: CGFloat
    /// The second row of the matrix.
    public var m21, m22, m23, m24: CGFloat
    /// The third row of the matrix.
    public var m31, m32, m33, m34: CGFloat
    /// The last row of the matrix, the translation.
    public var m41, m42, m43, m44: CGFloat

    /// Creates a matrix whose entries are all 0, as on iOS. The identity is ``CATransform3DIdentity``.
    public init() {
        self.init(rows: Array(repeating: [0, 0, 0, 0], count: 4))
    }

    /// Creates a matrix from its entries.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.init(rows: [
            [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
        ])
    }

    /// The two-dimensional part. Setting it leaves the other entries unchanged.
    var affine: CGAffineTransform {
        get { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
        set {
            (m11, m12, m21, m22) = (newValue.a, newValue.b, newValue.c, newValue.d)
            (m41, m42) = (newValue.tx, newValue.ty)
        }
    }

    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    fileprivate init(rows: [[CGFloat]]) {
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identity transform.
public nonisolated let CATransform3DIdentity = CATransform3D(rows: [
    [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1],
])

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a translation by the given distances, in points.
public nonisolated func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a scaling by the given factors.
public nonisolated func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rotation by an angle in radians around the axis (x, y, z); the identity if the axis has no length.
public nonisolated func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    return CATransform3D(rows: [
        [cosine + x * x * rest, y * x * rest + z * sine, z * x * rest - y * sine, 0],
        [x * y * rest - z * sine, cosine + y * y * rest, z * y * rest + x * sine, 0],
        [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
        [0, 0, 0, 1],
    ])
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that applies first `a` and then `b`.
public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    return CATransform3D(
        rows: (0..<4).map { row in
            (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
        })
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that reverts `t`; `t` itself if no transform does, because the determinant is 0.
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination with partial pivoting, on the matrix with the identity beside it.
    var rows = zip(t.rows, CATransform3DIdentity.rows).map { $0 + $1 }
    for column in 0..<4 {
        guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
            rows[pivot][column] != 0
        else { return t }
        rows.swapAt(column, pivot)
        rows[column] = rows[column].map { [divisor = rows[column][column]] in $0 / divisor }
        for row in 0..<4 where row != column {
            rows[row] = zip(rows[row], rows[column]).map { [factor = rows[row][column]] in $0 - factor * $1 }
        }
    }
    return CATransform3D(rows: rows.map { Array($0[4...]) })
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the matrix differs from the identity only in its two-dimensional part.
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    CATransform3DMakeAffineTransform(t.affine) == t
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that first translates by the given distances and then applies `t`.
public nonisolated func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that first scales by the given factors and then applies `t`.
public nonisolated func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
    -> CATransform3D
{
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that first rotates by an angle in radians around the axis (x, y, z) and then applies `t`.
public nonisolated func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the three-dimensional transform whose two-dimensional part is the given affine transform.
public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.affine = m
    return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the two-dimensional part of a transform.
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a transform is the identity.
public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two transforms are equal, component by component.
public nonisolated func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
