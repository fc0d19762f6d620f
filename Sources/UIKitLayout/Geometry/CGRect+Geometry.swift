import Foundation
import Trapping

nonisolated extension CGRect {
    /// Traps with Core Animation's message if one of the rectangle's values is not a number (NaN), which a view's frame
    /// must not contain.
    @inline(__always)
    func requireGeometry() {
        let sum = origin.x + origin.y + size.width + size.height
        // The sum may also be NaN because of infinite values, which are permitted. Therefore the values are then
        // checked one by one.
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
