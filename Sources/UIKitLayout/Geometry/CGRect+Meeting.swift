import Foundation

extension CGRect {
    /// Whether the two rectangles overlap. Rectangles that only touch at an edge do not overlap. An empty rectangle
    /// overlaps another one if the empty one is located inside the other.
    func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
