import Foundation

/// A vector, in points.
public struct CGVector: Hashable, Sendable {
    /// The component to the right.
    public var dx: CGFloat
    /// The downward component.
    public var dy: CGFloat

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
        (self.dx, self.dy) = (dx, dy)
    }

    /// The zero vector.
    public static let zero = CGVector(dx: 0, dy: 0)
}
