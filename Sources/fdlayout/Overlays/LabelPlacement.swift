import Foundation
import UIKitLayout

/// Places labels inside an area such that they cover each other as little as possible. A label keeps its preferred
/// position if that does not cover a label that was placed before.
struct LabelPlacement {
    private let area: CGRect
    private var taken: [CGRect] = []
    /// The font of labels.
    static let font = UIFont.systemFont(ofSize: 8, weight: .medium)
    /// The height of a label, in points.
    static let height: CGFloat = 11
    private static let padding: CGFloat = 2.5

    /// Creates a placement inside a rectangle.
    init(in area: CGRect) {
        self.area = area
    }

    /// Returns the shape of a label at the first free position, which is sought for the text and then for the shorter
    /// text; if there is none, at the position where the label covers the smallest area of others.
    mutating func place(_ label: OverlayLabel) -> OverlayShape {
        let texts = [label.text] + (label.shortText.map { [$0] } ?? [])
        var best: (frame: CGRect, text: String, covered: CGFloat)?
        for text in texts {
            for frame in candidates(for: label, size: Self.size(of: text)) {
                let covered = coveredArea(by: frame)
                if covered < best?.covered ?? .infinity { best = (frame, text, covered) }
                if covered == 0 { break }
            }
            if best?.covered == 0 { break }
        }
        let frame = best?.frame ?? .zero
        taken.append(frame)
        return OverlayShape(
            geometry: .label(frame, best?.text ?? label.text), style: label.style, objectID: label.objectID)
    }

    /// Returns the size of a label with the given text.
    static func size(of text: String) -> CGSize {
        let width = NSString(string: text).size(withAttributes: [.font: font]).width
        return CGSize(width: width.rounded(.up) + 2 * padding, height: height)
    }

    /// The possible frames of a label, the preferred one first, moved into the area.
    private func candidates(for label: OverlayLabel, size: CGSize) -> [CGRect] {
        let (stepX, stepY) = (size.width / 2 + 3, size.height + 1)
        let offsets: [(CGFloat, CGFloat)] = [
            (0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1), (2, 0), (-2, 0), (0, 2),
            (0, -2), (2, 1), (-2, 1), (2, -1), (-2, -1), (1, 2), (-1, 2), (1, -2), (-1, -2), (3, 0), (-3, 0), (0, 3),
            (0, -3), (4, 0), (-4, 0), (4, 1), (-4, 1), (0, 4), (0, -4),
        ]
        let origin =
            label.isAtCorner
            ? CGPoint(x: label.anchor.x - size.width, y: label.anchor.y)
            : CGPoint(x: label.anchor.x - size.width / 2, y: label.anchor.y - size.height / 2)
        return offsets.map { x, y in
            inside(CGRect(x: origin.x + x * stepX, y: origin.y + y * stepY, width: size.width, height: size.height))
        }
    }

    private func inside(_ frame: CGRect) -> CGRect {
        var moved = frame
        moved.origin.x = max(area.minX, min(moved.minX, area.maxX - moved.width))
        moved.origin.y = max(area.minY, min(moved.minY, area.maxY - moved.height))
        return moved
    }

    private func coveredArea(by frame: CGRect) -> CGFloat {
        let outside = frame.width * frame.height - frame.intersection(area).area
        return taken.reduce(max(0, outside)) { $0 + $1.intersection(frame).area }
    }
}

extension CGRect {
    /// The product of width and height; 0 for the null rectangle.
    fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
