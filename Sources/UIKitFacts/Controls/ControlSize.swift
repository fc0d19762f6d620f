import Foundation

/// The size of a control's frame, in points.
package struct ControlSize: FactValue {
    /// The width, in points; `nil` if it depends on the control's content.
    package let width: CGFloat?
    /// The height, in points.
    package let height: CGFloat

    init(_ width: CGFloat? = nil, height: CGFloat) {
        (self.width, self.height) = (width, height)
    }

    package var factText: String {
        width.map { "\($0.factText) × \(height.factText)" } ?? "height \(height.factText)"
    }
}

/// Distances from the edges of a rectangle, in points.
package struct EdgeDistances: FactValue {
    package let top, left, bottom, right: CGFloat

    init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    package var factText: String {
        let sides = [("top", top), ("left", left), ("bottom", bottom), ("right", right)].filter { $0.1 != 0 }
        return sides.isEmpty ? "none" : sides.map { "\($0.0) \($0.1.factText)" }.joined(separator: ", ")
    }
}
