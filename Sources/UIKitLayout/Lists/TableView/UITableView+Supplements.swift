import Foundation
import LayoutEngine

extension UITableView {
    /// Draws the titles of the section index one below the other at the trailing edge, centred vertically.
    func drawSectionIndex(in context: CGContext) {
        let titles = sectionIndexTitles
        let rows = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
        guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else { return }
        let index = SectionIndex(
            titles: titles, width: storedContentWidthRule.sectionIndexWidth, color: sectionIndexColor ?? tintColor,
            background: sectionIndexBackgroundColor)
        index.draw(
            in: bounds, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, of: context)
    }
}

/// The view of a header or footer with a title. Its label has the title, the font and the colour that are drawn.
final class SectionTitleView: UITableViewHeaderFooterView {
    deinit {}

    private let part: ExtentTree.Part
    private let style: UITableView.Style

    /// Creates a view with a title, which is in capitals in the headers of the grouped styles.
    init(_ title: String, _ part: ExtentTree.Part, style: UITableView.Style) {
        (self.part, self.style) = (part, style)
        super.init(reuseIdentifier: nil)
        let isPlain = style == .plain
        textLabel?.text = !isPlain && part == .header ? title.uppercased() : title
        textLabel?.font = isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        textLabel?.textColor = isPlain ? .label : .secondaryLabel
    }

    required init?(coder: NSCoder) { nil }

    /// Draws the title. In the grouped styles, headers are near the bottom edge, and footers are near the top edge. In
    /// the plain style, both are centred vertically on a background in the table's colour, which covers the rows behind
    /// it.
    override func drawContent(in context: CGContext) {
        guard let label = textLabel, let table = superview as? UITableView else { return }
        let font: UIFont = label.font ?? .systemFont(ofSize: 13)
        var area = titleArea
        contentHostIfSet?.background?.draw(in: self, bounds, of: context)
        if style == .plain {
            if contentHostIfSet?.background == nil, backgroundView == nil {
                context.setFillColor((backgroundColor ?? table.backgroundColor ?? .systemBackground).cgColor)
                context.fill(bounds)
            }
        } else {
            let height = min(bounds.height, font.lineHeight)
            area.origin.y =
                part == .header ? bounds.maxY - height - Self.spacing : bounds.minY + min(8, bounds.height - height)
            area.size.height = height
        }
        TextLines.drawLine(
            label.text ?? "", font: font, color: label.textColor ?? .label, alignment: label.textAlignment,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, in: area, of: context)
    }

    /// The distance between a header's text and the first row of a group, in points.
    private static let spacing: CGFloat = 6.5
}
