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

/// The view of a header or footer with a title of the data source.
final class SectionTitleView: UITableViewHeaderFooterView {
    deinit {}

    /// Creates a view for titles of the given part of sections.
    init(_ part: ExtentTree.Part, in table: UITableView) {
        super.init(reuseIdentifier: nil)
        titlePlace = table.titlePlace(part)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a title, which is in capitals in the headers of the grouped styles.
    func show(_ text: String) {
        let isCapital = titlePlace.style != .plain && titlePlace.part == .header
        textLabel?.text = isCapital ? text.uppercased() : text
    }

    /// Draws the background. In the plain style, it has the table's colour and covers the rows behind the title.
    override func drawContent(in context: CGContext) {
        guard let table = superview as? UITableView else { return }
        contentHostIfSet?.background?.draw(in: self, bounds, of: context)
        guard table.style == .plain, contentHostIfSet?.background == nil, backgroundView == nil else { return }
        context.setFillColor((backgroundColor ?? table.backgroundColor ?? .systemBackground).cgColor)
        context.fill(bounds)
    }
}

extension UITableView {
    /// The height of a header or footer with a title of the data source, in points. In grouped tables an empty title
    /// counts as no title (Rocket.Chat, `Preferences.storyboard`); `nil` then, and without a title.
    func titleHeight(of part: ExtentTree.Part, inSection section: Int) -> CGFloat? {
        guard let text = title(of: part, inSection: section), style == .plain || !text.isEmpty else { return nil }
        let measurer = supplements.titleMeasurers[part] ?? SectionTitleMeasurer(part, in: self)
        supplements.titleMeasurers[part] = measurer
        // The header of a plain table with an empty title is as tall as one with a line.
        let height = measurer.height(of: text.isEmpty ? " " : text, in: self)
        return height + SectionHeights.aboveTitle(of: part, in: self, isFirst: section == 0)
    }
}

/// Measures the titles of all headers or all footers of a table with one view. The height of each text is measured once
/// under the same conditions, because the table requests all heights again after every update.
final class SectionTitleMeasurer {
    private let view: SectionTitleView
    private let part: ExtentTree.Part
    private var conditions: CellConditions?
    private var heights: [String: CGFloat] = [:]

    init(_ part: ExtentTree.Part, in table: UITableView) {
        (self.part, view) = (part, SectionTitleView(part, in: table))
    }

    /// The height of a view with the given title, in points.
    func height(of text: String, in table: UITableView) -> CGFloat {
        takeConditions(of: table)
        if let known = heights[text] { return known }
        view.show(text)
        let height = view.sizeThatFits(CGSize(width: table.rowWidth, height: 0)).height
        heights[text] = height
        return height
    }

    private func takeConditions(of table: UITableView) {
        let current = table.cellConditions
        guard conditions !== current else { return }
        (conditions, heights) = (current, [:])
        view.overrideTraitCollection = current.traits
        table.prepareForLayout(view, as: part)
    }
}
