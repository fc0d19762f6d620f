import Foundation

/// An image that is drawn into rectangles of other sizes in nine parts: the caps, which are the parts at the edges,
/// keep their size; the parts between them are tiled or stretched.
nonisolated struct ResizableImage {
    let image: CGImage
    /// The size of the image, in points.
    let size: CGSize
    let insets: UIEdgeInsets
    let mode: UIImage.ResizingMode

    /// One of the three ranges into which the caps divide an axis: its range in the image and in the drawing, in
    /// points.
    fileprivate struct Part {
        let source: ClosedRange<CGFloat>
        let target: ClosedRange<CGFloat>
        let isCap: Bool
    }

    /// Draws the nine parts.
    func draw(in rect: CGRect, of context: CGContext) {
        let columns = Self.parts(size.width, insets.left, insets.right, rect.minX, rect.width)
        let rows = Self.parts(size.height, insets.top, insets.bottom, rect.minY, rect.height)
        for row in rows {
            for column in columns { draw(column, row, of: context) }
        }
    }

    private static func parts(
        _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, _ start: CGFloat, _ target: CGFloat
    ) -> [Part] {
        let factor = first + last > target ? target / (first + last) : 1
        let middle = max(0, length - last)
        let (from, to) = (start + first * factor, max(start + first * factor, start + target - last * factor))
        let parts = [
            Part(source: 0...first, target: start...from, isCap: true),
            Part(source: first...max(first, middle), target: from...to, isCap: false),
            Part(source: middle...max(middle, length), target: to...max(to, start + target), isCap: true),
        ]
        return parts.filter { $0.source.length > 0 && $0.target.length > 0 }
    }

    private func draw(_ column: Part, _ row: Part, of context: CGContext) {
        let horizontal = mode == .tile && !column.isCap ? column.tiles : [column]
        let vertical = mode == .tile && !row.isCap ? row.tiles : [row]
        let (sx, sy) = (CGFloat(image.width) / size.width, CGFloat(image.height) / size.height)
        for row in vertical {
            for column in horizontal {
                let part = CGRect(
                    x: column.source.lowerBound * sx, y: row.source.lowerBound * sy, width: column.source.length * sx,
                    height: row.source.length * sy)
                let place = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound, width: column.target.length,
                    height: row.target.length)
                context.drawUpright(image, from: part, in: place)
            }
        }
    }
}

nonisolated extension ResizableImage.Part {
    /// The repetitions that fill the target range, each as long as the source range except for the last one, which may
    /// be cut off. A part whose source range is shorter than a point is stretched instead.
    fileprivate var tiles: [ResizableImage.Part] {
        guard source.length >= 1, target.length > source.length else { return [self] }
        return stride(from: target.lowerBound, to: target.upperBound, by: source.length).map { start in
            let length = min(source.length, target.upperBound - start)
            return ResizableImage.Part(
                source: source.lowerBound...(source.lowerBound + length), target: start...(start + length), isCap: false
            )
        }
    }
}

nonisolated extension ClosedRange<CGFloat> {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}
