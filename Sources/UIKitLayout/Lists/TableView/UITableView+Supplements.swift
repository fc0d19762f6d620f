import Foundation
import LayoutEngine
import UIKitFacts

// The headers and footers of sections and the section index, as they are drawn. Their views are not subviews.
extension UITableView {
    /// Draws the visible headers and footers, then the section index. In the plain style, as long as a section is
    /// visible, its header stays at the top of the visible part, and its footer at the bottom.
    func drawSupplements(in context: CGContext) {
        var sections: [Int] = []
        forEachPlace(from: bounds.minY, to: bounds.maxY) { place in
            if sections.last != place.section { sections.append(place.section) }
        }
        let (top, bottom) = (bounds.minY + adjustedContentInset.top, bounds.maxY - adjustedContentInset.bottom)
        for section in sections {
            let whole = rect(forSection: section)
            var (header, footer) = (rectForHeader(inSection: section), rectForFooter(inSection: section))
            if style == .plain {
                header.origin.y = min(max(header.minY, top), whole.maxY - header.height)
                footer.origin.y = max(min(footer.maxY, bottom) - footer.height, whole.minY)
            }
            draw(.header, ofSection: section, in: header, context)
            draw(.footer, ofSection: section, in: footer, context)
        }
        drawSectionIndex(in: context)
    }

    private func draw(_ part: ExtentTree.Part, ofSection section: Int, in rect: CGRect, _ context: CGContext) {
        guard rect.height > 0, rect.intersects(bounds) else { return }
        if let view = supplement(part, inSection: section) {
            (view as? UITableViewHeaderFooterView).map(prepareForLayout)
            return draw(view, in: rect, of: context)
        }
        guard let title = title(of: part, inSection: section), !title.isEmpty else { return }
        let label = SupplementTitle(title, part, of: self)
        label.draw(in: rect, of: context)
    }

    /// Draws the titles of the section index one below the other at the trailing edge, centred vertically.
    private func drawSectionIndex(in context: CGContext) {
        let titles = sectionIndexTitles
        let rows = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
        guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else { return }
        let width = storedContentWidthRule.sectionIndexWidth
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let strip = CGRect(
            x: isMirrored ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
        context.setFillColor((sectionIndexBackgroundColor ?? .clear).cgColor)
        context.fill(strip)
        let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
        let height = min(14, strip.height / CGFloat(titles.count))
        var top = strip.midY - height * CGFloat(titles.count) / 2
        for title in titles {
            TextLines.drawLine(
                title, font: font, color: sectionIndexColor ?? tintColor, alignment: .center,
                in: CGRect(x: strip.minX - 2, y: top, width: width + 4, height: height), of: context)
            top += height
        }
    }
}

/// The text of a header or footer without a view of its own.
private struct SupplementTitle {
    private let text: String
    private let part: ExtentTree.Part
    private let table: UITableView

    init(_ text: String, _ part: ExtentTree.Part, of table: UITableView) {
        (self.text, self.part, self.table) = (text, part, table)
    }

    /// Draws the text into the rectangle of the header or footer. In the grouped styles, headers are in capitals near
    /// the bottom edge, and footers are near the top edge. In the plain style, both are centred vertically on a
    /// background in the table's colour, which covers the rows behind it.
    func draw(in rect: CGRect, of context: CGContext) {
        let isPlain = table.style == .plain
        let margin = Margins.system.value.side(atWidth: table.bounds.width)
        let font: UIFont = isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        var area = rect.insetBy(dx: margin, dy: 0)
        if isPlain {
            context.setFillColor((table.backgroundColor ?? .systemBackground).cgColor)
            context.fill(rect)
        } else {
            let height = min(rect.height, font.lineHeight)
            area.origin.y =
                part == .header ? rect.maxY - height - Self.spacing : rect.minY + min(8, rect.height - height)
            area.size.height = height
        }
        TextLines.drawLine(
            !isPlain && part == .header ? text.uppercased() : text, font: font,
            color: isPlain ? .label : .secondaryLabel,
            isRightToLeft: table.effectiveUserInterfaceLayoutDirection == .rightToLeft, in: area, of: context)
    }

    /// The distance between a header's text and the first row of a group, in points.
    private static let spacing: CGFloat = 6.5
}
