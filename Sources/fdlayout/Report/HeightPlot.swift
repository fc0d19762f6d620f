import Foundation

/// The heights of a cell over the widths, as a table and as a plot.
struct HeightPlot {
    let name: String
    let heights: [ReportedRoot.Height]

    private static let size = CGSize(width: 260, height: 120)
    private static let margins = (left: CGFloat(40), right: CGFloat(12), top: CGFloat(8), bottom: CGFloat(20))

    /// The elements of the table and, if there is more than one width, of the plot.
    var html: String {
        let rows = heights.filter(\.isListed).map { height in
            "<tr><th scope=\"row\">\(height.width.shortText)</th><td>\(height.height.shortText)</td></tr>"
        }
        let table =
            "<table><caption>Height by width, in points</caption><thead><tr><th scope=\"col\">width</th>"
            + "<th scope=\"col\">height</th></tr></thead><tbody>\(rows.joined())</tbody></table>"
        return "<div class=\"heights\">\(table)\(heights.count > 1 ? plot : "")</div>"
    }

    private var plot: String {
        let points = heights.map { "\(x($0.width).shortText),\(y($0.height).shortText)" }.joined(separator: " ")
        let circles = heights.filter(\.isListed).map { height in
            "<circle cx=\"\(x(height.width).shortText)\" cy=\"\(y(height.height).shortText)\" r=\"3\"/>"
        }
        let (width, height) = (Self.size.width.shortText, Self.size.height.shortText)
        let label =
            "Heights of \(name) over the widths from \(bounds.minX.shortText) to \(bounds.maxX.shortText) points"
        return "<svg class=\"plot\" role=\"img\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\" aria-label=\"\(HTMLText.escaped(label))\">\(axes)"
            + "<polyline points=\"\(points)\"/>\(circles.joined())</svg>"
    }

    /// Lines at the smallest and the largest height, and the numbers at the axes.
    private var axes: String {
        let bottom = Self.size.height - Self.margins.bottom
        let lines = Set([bounds.minY, bounds.maxY]).sorted().map { height in
            let at = y(height).shortText
            return
                "<line x1=\"\(Self.margins.left.shortText)\" x2=\"\((Self.size.width - Self.margins.right).shortText)\" "
                + "y1=\"\(at)\" y2=\"\(at)\"/><text x=\"\((Self.margins.left - 4).shortText)\" "
                + "y=\"\((y(height) + 3).shortText)\" text-anchor=\"end\">\(height.shortText)</text>"
        }
        let numbers = [bounds.minX, bounds.maxX].map { width in
            "<text x=\"\(x(width).shortText)\" y=\"\((bottom + 14).shortText)\" text-anchor=\"middle\">"
                + "\(width.shortText)</text>"
        }
        return (lines + numbers).joined()
    }

    /// The ranges of widths and heights.
    private var bounds: CGRect {
        let (widths, values) = (heights.map(\.width), heights.map(\.height))
        let (left, right) = (widths.min() ?? 0, widths.max() ?? 0)
        let (top, bottom) = (values.min() ?? 0, values.max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func x(_ width: CGFloat) -> CGFloat {
        let length = Self.size.width - Self.margins.left - Self.margins.right
        return Self.margins.left + (bounds.width > 0 ? (width - bounds.minX) / bounds.width : 0.5) * length
    }

    private func y(_ height: CGFloat) -> CGFloat {
        let length = Self.size.height - Self.margins.top - Self.margins.bottom
        let place = bounds.height > 0 ? (height - bounds.minY) / bounds.height : 0.5
        return ((Self.size.height - Self.margins.bottom - place * length) * 10).rounded() / 10
    }
}
