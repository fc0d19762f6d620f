import Foundation
import UIKitFacts

nonisolated extension CellMargins {
    /// The margins as text, which is part of the keys of saved heights.
    var text: String {
        ([vertical] + sides.flatMap { [$0.side, $0.width] }).map { "\(Double($0))" }.joined(separator: " ")
    }

    /// The margins of a content view.
    ///
    /// - Parameters:
    ///   - side: the margin at the left, and at the right if there is no accessory, in points.
    ///   - separator: the part of the cell's height that the separator takes from the content view, in points. It is
    ///     subtracted from the lower margin; a row therefore has the same height with and without separators.
    ///   - accessory: the margin beside the cell's accessory, in points; `nil` if the cell has no accessory.
    package func ofContent(side: CGFloat, separator: CGFloat, accessory: CGFloat?) -> UIEdgeInsets {
        UIEdgeInsets(
            top: vertical, left: side, bottom: vertical - (includesSeparator ? separator : 0), right: accessory ?? side)
    }
}
