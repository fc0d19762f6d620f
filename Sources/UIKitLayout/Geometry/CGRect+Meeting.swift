import Foundation

extension CGRect {
    /// Whether the two rectangles overlap; rectangles that only touch at an edge do not. An empty rectangle overlaps
    /// another one if it is located inside it.
    func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
