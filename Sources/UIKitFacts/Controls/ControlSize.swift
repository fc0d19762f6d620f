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

/// The width of a page control, in points.
package struct PageRow: FactValue {
    /// The width of a dot.
    static let dot: CGFloat = 7

    /// The width of a control with one page.
    package let first: CGFloat
    /// The width of each further page: the distance between dots.
    package let pitch: CGFloat

    /// The width of a control with the given number of pages, which is at least that of a dot.
    package func width(ofPages count: Int) -> CGFloat { max(Self.dot, first + CGFloat(count - 1) * pitch) }

    package var factText: String { "\(first.factText), and \(pitch.factText) for each further page" }
}
