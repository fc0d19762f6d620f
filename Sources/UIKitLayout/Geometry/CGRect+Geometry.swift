import Foundation
import Trapping

nonisolated extension CGRect {
    /// Traps with Core Animation's message unless the rectangle is valid as a view's frame.
    @inline(__always)
    func requireGeometry() {
        let sum = origin.x + origin.y + size.width + size.height
        // Infinite values may also make the sum NaN; therefore the values are then checked one by one.
        if sum.isNaN { requireNumbers() }
    }

    @inline(never)
    private func requireNumbers() {
        trap(
            unless: ![origin.x, origin.y, size.width, size.height].contains(where: \.isNaN),
            "CALayer position contains NaN: [\(center(origin.x, size.width)) \(center(origin.y, size.height))]")
    }

    private func center(_ start: CGFloat, _ length: CGFloat) -> String { Double(start + length / 2).description }
}
