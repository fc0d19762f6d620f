import Foundation

extension NSLayoutManager {
    /// The lines in a container; none if the container does not belong to the layout manager.
    final func lines(in container: NSTextContainer) -> [TextFragment] {
        guard let index = textContainers.firstIndex(where: { $0 === container }) else { return [] }
        return fragments.containers[index]
    }

    /// The line that contains a glyph; `nil` if no container contains the glyph.
    final func line(at glyphIndex: Int) -> TextFragment? {
        fragments.containers.joined().first { $0.characters.contains(glyphIndex) }
    }

    /// The left end of a glyph, in the coordinates of the container.
    final func left(of glyphIndex: Int, in line: TextFragment) -> CGFloat {
        line.textStart + line.offset(ofByte: byte(of: glyphIndex), layout: fragments.layout)
    }

    private func byte(of glyphIndex: Int) -> Int {
        let string = fragments.text.string
        let count = max(0, min(glyphIndex, string.utf16.count))
        let index = string.utf16.index(string.startIndex, offsetBy: count)
        return string.utf8.distance(from: string.startIndex, to: index)
    }

    /// The rectangle of the given glyphs that are in a line; `nil` if the line contains none of them. If an ellipsis
    /// replaces them all, it is the rectangle of the ellipsis, as in UIKit.
    final func rect(of glyphRange: NSRange, in line: TextFragment) -> CGRect? {
        let part = NSIntersectionRange(line.characters, glyphRange)
        guard part.length > 0 else { return nil }
        var (left, right) = (left(of: part.location, in: line), left(of: part.upperBound, in: line))
        if let hidden = line.hidden, NSIntersectionRange(hidden, part).length == part.length,
            let ellipsis = line.ellipsis(layout: fragments.layout)
        {
            (left, right) = (line.textStart + ellipsis.lowerBound, line.textStart + ellipsis.upperBound)
        }
        return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
    }

    /// The glyph at a point in the coordinates of a container, or the nearest one, with the position of the point in
    /// the glyph, from 0 to 1.
    final func nearest(to point: CGPoint, in container: NSTextContainer) -> (glyph: Int, fraction: CGFloat) {
        let lines = lines(in: container).filter { $0.characters.length > 0 }
        guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return (0, 0) }
        var (first, end) = (line.characters.location, line.characters.upperBound)
        while end - first > 1 {
            let middle = (first + end) / 2
            if left(of: middle, in: line) <= point.x { first = middle } else { end = middle }
        }
        let (left, right) = (left(of: first, in: line), left(of: first + 1, in: line))
        return (first, right > left ? min(max((point.x - left) / (right - left), 0), 1) : 0)
    }
}

extension NSLayoutManager {
    /// Creates the layout manager of a text view, which does not add the leading of fonts, as in UIKit.
    static func withoutLeading() -> NSLayoutManager {
        let manager = NSLayoutManager()
        manager.usesFontLeading = false
        return manager
    }
}
