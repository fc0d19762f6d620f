import Foundation
import LayoutEngine
import Trapping
import UIKitFacts

// Heights and estimates from the delegate, the table's properties and, for automatic dimensions, the views.
extension UITableView {
    /// The height of a row, in points, when neither the table, the delegate nor the cell determines one.
    static var standardRowHeight: CGFloat { Rows.standardHeight.value }

    /// The estimated height of rows that have no estimate of their own, in points.
    var defaultRowEstimate: CGFloat {
        if estimatedRowHeight > 0 { return valid(estimatedRowHeight, "table view estimated row", "all rows") }
        return rowHeight > 0 ? valid(rowHeight, "table view row", "all rows") : Self.standardRowHeight
    }

    /// The estimate of a row. If `estimatedRowHeight` is 0, the table has no estimates, and the height of the row is
    /// returned instead.
    func rowEstimate(at path: IndexPath) -> RowEstimate {
        if estimatedRowHeight == 0 {
            return .height(height(ofRow: path, cell: visibleRow(at: path)?.cell))
        }
        guard let delegate, !delegateGaps.contains(.rowEstimates) else { return .uniform }
        let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
        if delegateGaps.contains(.rowEstimates) { return .uniform }
        guard !(estimate <= 0) else { return .estimate(defaultRowEstimate) }
        return .estimate(valid(estimate, "table view estimated row", "index path (\(path.uikitText))"))
    }

    /// The height of a row: the height that the delegate returns or, without a delegate, the table's `rowHeight`. If
    /// that is `automaticDimension`, the cell is measured.
    ///
    /// Traps with UIKit's wording if the height is negative, NaN, infinite or above ``maximumHeight``.
    /// - Parameter cell: the row's cell, if there is one; otherwise the data source provides a cell to measure.
    func height(ofRow path: IndexPath, cell: UITableViewCell?) -> RowHeight {
        let height =
            (storedIsEditing
                ? whileMeasuring(path) { delegate?.tableView(self, heightForRowAt: path) }
                : delegate?.tableView(self, heightForRowAt: path)) ?? rowHeight
        let isAutomatic = height == Self.automaticDimension
        let points = valid(
            isAutomatic ? automaticHeight(ofRow: path, cell: cell) : height, "table view row",
            "index path (\(path.uikitText))")
        return RowHeight(points: points, isAutomatic: isAutomatic)
    }

    private func automaticHeight(ofRow path: IndexPath, cell: UITableViewCell?) -> CGFloat {
        if let cell { return automaticHeight(of: cell) }
        guard let dataSource else { return Self.standardRowHeight }
        let borrowed = dataSource.tableView(self, cellForRowAt: path)
        defer { enqueueForReuse(borrowed) }
        if storedIsEditing || borrowed.storedIsEditing { passEditing(to: borrowed, at: path) }
        if !delegateGaps.contains(.indentation) { indent(borrowed, at: path) }
        return automaticHeight(of: borrowed)
    }

    /// Returns the given height if it is valid; traps otherwise.
    private func valid(
        _ height: CGFloat, _ what: @autoclosure () -> String, _ place: @autoclosure () -> String
    ) -> CGFloat {
        trap(unless: Self.isHeight(height), Self.reasonAgainst(height, of: what(), at: place()))
        return height
    }

    /// Returns the table's estimate and records that the delegate does not implement row estimates. Called by the
    /// default implementation of the delegate's method.
    func rowEstimateForAll() -> CGFloat {
        delegateGaps.insert(.rowEstimates)
        return estimatedRowHeight
    }

    /// Returns 0 and records that the delegate does not implement indentation. Called by the default implementation of
    /// the delegate's method.
    func indentationForAll() -> Int {
        delegateGaps.insert(.indentation)
        return 0
    }

    /// The height of separators, in points: one pixel, or 0 if the table has no separators.
    public var separatorHeight: CGFloat { separatorHeight(for: traitCollection) }

    /// The height of separators with the given traits, in points.
    func separatorHeight(for traits: UITraitCollection) -> CGFloat {
        separatorStyle == .none ? 0 : 1 / traits.displayScale
    }

    // MARK: Headers and footers

    /// The estimated height of a header or footer, in points; `nil` if there is no estimate. With an estimate, the
    /// header or footer is measured only when it becomes visible. The space above a header is included.
    func estimatedHeight(of part: ExtentTree.Part, inSection section: Int) -> CGFloat? {
        let estimate =
            part == .header
            ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
            : delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
        guard !(estimate <= 0) else { return nil }
        return valid(estimate, "section \(part) estimated", "section \(section)") + padding(above: part)
    }

    /// The height of a header or footer: the height that the delegate returns or, without a delegate, the table's
    /// `sectionHeaderHeight` or `sectionFooterHeight`. If that is `automaticDimension`, the view is measured; without a
    /// view, the height is that of the title or the default without one (``SectionHeights``).
    func height(of part: ExtentTree.Part, inSection section: Int) -> CGFloat {
        let ofTable = part == .header ? sectionHeaderHeight : sectionFooterHeight
        let height =
            part == .header
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? ofTable
            : delegate?.tableView(self, heightForFooterInSection: section) ?? ofTable
        let points =
            switch height {
            case Self.automaticDimension: automaticHeight(of: part, inSection: section)
            case ofTable: height > 0 ? uniformHeight(height, of: part, inSection: section) : height
            default: height
            }
        let result = valid(points, "section \(part)", "section \(section)")
        return result > 0 ? result + padding(above: part) : 0
    }

    /// The space above a header, which is part of its height in the geometry, in points; 0 for footers and, unless the
    /// app sets `sectionHeaderTopPadding`, in grouped tables.
    func padding(above part: ExtentTree.Part) -> CGFloat {
        guard part == .header else { return 0 }
        let padding = sectionHeaderTopPadding
        if padding == Self.automaticDimension { return style == .plain ? Rows.aboveHeader.value : 0 }
        return max(0, padding)
    }

    private func automaticHeight(of part: ExtentTree.Part, inSection section: Int) -> CGFloat {
        if let view = supplement(part, inSection: section) {
            let height = measuredHeight(ofSupplement: view, isAsked: true, as: part)
            guard let header = view as? UITableViewHeaderFooterView, header.isSizedByTitle else { return height }
            return height + SectionHeights.aboveTitle(of: part, in: self, isFirst: section == 0)
        }
        return titleHeight(of: part, inSection: section)
            ?? SectionHeights.untitled(part, in: self, isFirst: section == 0)
    }

    /// The height of a header or footer if the table sets one height for all.
    ///
    /// A title of the data source has at least its own height: Interface Builder stores `sectionHeaderHeight` 22 and
    /// first cells 28 below the top (QuickBlox, `Dialogs.storyboard`), or 1 and 55.5 (DuckDuckGo,
    /// `Bookmarks.storyboard`). In plain tables, sections without title and view have no header and footer: every
    /// storyboard stores a height for them.
    private func uniformHeight(_ height: CGFloat, of part: ExtentTree.Part, inSection section: Int) -> CGFloat {
        guard !providesViews(for: part, inSection: section) else { return height }
        if let title = titleHeight(of: part, inSection: section) { return max(height, title) }
        return style == .plain ? 0 : height
    }

    /// Whether the delegate implements the method that provides the views of headers or footers. The method is called
    /// at most once for that.
    private func providesViews(for part: ExtentTree.Part, inSection section: Int) -> Bool {
        guard delegate != nil else { return false }
        let gap: DelegateGaps = part == .header ? .headerViews : .footerViews
        let known: DelegateGaps = part == .header ? .asksForHeaderViews : .asksForFooterViews
        if !delegateGaps.contains(known) {
            delegateGaps.insert(known)
            _ = supplement(part, inSection: section)
        }
        return !delegateGaps.contains(gap)
    }

    /// Returns `nil` and records that the delegate provides no views of headers or footers. Called by the default
    /// implementations of the delegate's methods.
    func noView(of part: ExtentTree.Part) -> UIView? {
        delegateGaps.insert(part == .header ? .headerViews : .footerViews)
        return nil
    }

    /// The view that the delegate provides for a header or footer; `nil` if it provides none.
    func supplement(_ part: ExtentTree.Part, inSection section: Int) -> UIView? {
        part == .header
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
    }

    /// The title that the data source provides for a header or footer; `nil` if it provides none.
    func title(of part: ExtentTree.Part, inSection section: Int) -> String? {
        part == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }
}
