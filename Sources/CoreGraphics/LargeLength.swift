import Foundation

/// A length without a limit, beside a length that is an integer literal.
///
/// On Linux, `CGSize(width: 100, height: .greatestFiniteMagnitude)` is ambiguous, because Foundation has initialisers
/// with parameters of the types `Double` and `CGFloat`. With a parameter of this type the call has one meaning, in which
/// the literal has its default type.
public struct LargeLength: Hashable, Sendable {
    fileprivate let value: CGFloat

    /// The greatest finite length.
    public static let greatestFiniteMagnitude = LargeLength(value: CGFloat.greatestFiniteMagnitude)
    /// An infinite length.
    public static let infinity = LargeLength(value: CGFloat.infinity)
}

extension CGSize {
    /// Creates a size with a limited width, in points.
    public init(width: Int, height: LargeLength) {
        self.init(width: CGFloat(width), height: height.value)
    }

    /// Creates a size with a limited height, in points.
    public init(width: LargeLength, height: Int) {
        self.init(width: width.value, height: CGFloat(height))
    }
}

extension CGRect {
    /// Creates a rectangle with a limited width, in points.
    public init(x: Int, y: Int, width: Int, height: LargeLength) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: height.value)
    }
}
