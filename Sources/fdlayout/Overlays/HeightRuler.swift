import Foundation
import UIKitLayout

/// The height chains of a picture, as rulers beside it: a bar for each length of a chain, with its text.
struct HeightRuler {
    /// The width of the rulers and their labels, in points.
    let width: CGFloat
    /// The bottom of the lowest label, in points.
    let bottom: CGFloat
    let shapes: [OverlayShape]

    /// The distance from the picture to the bars, and from the bars to the labels.
    private static let gap: CGFloat = 8

    /// - Parameters:
    ///   - chains: the chains of the cells in the picture, from the top to the bottom, each with the frame of its cell.
    ///   - left: the right edge of the picture.
    init?(of chains: [(chain: HeightChain, frame: CGRect)], left: CGFloat) {
        guard !chains.isEmpty else { return nil }
        var shapes: [OverlayShape] = []
        var (bottom, right) = (CGFloat(0), left)
        for (chain, frame) in chains {
            for (text, top, end) in Self.lengths(of: chain, in: frame) {
                let bar = left + Self.gap
                let size = LabelPlacement.size(of: text)
                let middle = (top + end) / 2
                let origin = CGPoint(x: bar + Self.gap + 4, y: max(bottom, middle - size.height / 2))
                let label = CGRect(origin: origin, size: size)
                shapes += [
                    OverlayShape(geometry: .dimension(CGPoint(x: bar, y: top), CGPoint(x: bar, y: end)), style: .chain),
                    OverlayShape(
                        geometry: .line(CGPoint(x: bar, y: middle), CGPoint(x: label.minX, y: label.midY)), style: .note
                    ),
                    OverlayShape(geometry: .label(label, text), style: .chain),
                ]
                (bottom, right) = (label.maxY + 1, max(right, label.maxX))
            }
        }
        (width, self.bottom, self.shapes) = (right - left + Self.gap, bottom, shapes)
    }

    /// The texts and the ends of a chain's lengths; a single text if the chain does not set the height of the row.
    private static func lengths(of chain: HeightChain, in frame: CGRect) -> [(String, CGFloat, CGFloat)] {
        guard !chain.segments.isEmpty else { return [(chain.text, frame.minY, frame.maxY)] }
        let total = "= \(chain.height.shortText)"
        return chain.segments.enumerated().map { index, segment in
            let isLast = index == chain.segments.count - 1
            return (isLast ? "\(segment.text)  \(total)" : segment.text, segment.top, segment.bottom)
        }
    }
}
