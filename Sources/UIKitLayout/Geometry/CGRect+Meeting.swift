import Foundation

extension CGRect {
    /// Whether the inside of a rectangle meets this one; what has no area is never met.
    func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
