import Foundation
import LayoutEngine

// What the delegate, the properties and, for automatic dimensions, the views say of heights.
extension UITableView {
    /// What a row counts that nobody else gave an estimate, in points.
    var defaultRowEstimate: CGFloat {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        return rowHeight > 0 ? rowHeight : Self.standardRowHeight
    }

    /// What is known of a row's height before it is shown. Without estimates, which an `estimatedRowHeight` of 0
    /// means, its height is asked for at once.
    func rowEstimate(at path: IndexPath) -> RowEstimate {
        if estimatedRowHeight == 0 {
            return .height(height(ofRow: path, cell: nil))
        }
        guard let delegate, !delegateGivesNoRowEstimates else { return .uniform }
        let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
        if delegateGivesNoRowEstimates { return .uniform }
        return .estimate(estimate > 0 ? estimate : defaultRowEstimate)
    }

    /// The height of a row: the delegate's, the table's, or, where that is automatic, what its cell wants.
    ///
    /// - Parameter cell: the row's cell if there is one.
    func height(ofRow path: IndexPath, cell: UITableViewCell?) -> CGFloat {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard height == Self.automaticDimension else { return max(0, height) }
        if let cell { return automaticHeight(of: cell) }
        guard let dataSource else { return Self.standardRowHeight }
        let borrowed = dataSource.tableView(self, cellForRowAt: path)
        defer { enqueueForReuse(borrowed) }
        return automaticHeight(of: borrowed)
    }

    /// What a cell's constraints, or else its `sizeThatFits`, say at the table's width; the separator comes to that.
    private func automaticHeight(of cell: UITableViewCell) -> CGFloat {
        let size = CGSize(width: bounds.width - cell.accessoryWidth, height: 0)
        var height = fittingHeight(of: cell.contentView, at: size)
        if height == 0 { height = cell.sizeThatFits(size).height }
        return (height > 0 ? height : Self.standardRowHeight) + separatorHeight
    }

    private func fittingHeight(of content: UIView, at size: CGSize) -> CGFloat {
        guard !content.constraints.isEmpty, size.width > 0 else { return 0 }
        return content.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: UILayoutPriority(999), verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// The table's own estimate, from a delegate that has none: it need not be asked for every row.
    func rowEstimateForAll() -> CGFloat {
        delegateGivesNoRowEstimates = true
        return estimatedRowHeight
    }

    /// One pixel, unless the table draws no separators, in points.
    public var separatorHeight: CGFloat {
        separatorStyle == .none ? 0 : 1 / traitCollection.displayScale
    }

    // MARK: Headers and footers

    /// The estimate of a header or footer that is measured only when it comes into sight, `nil` if there is none.
    func estimatedHeight(of part: RowHeightTree.Part, inSection section: Int) -> CGFloat? {
        let estimate =
            part == .header
            ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
            : delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
        return estimate > 0 ? estimate : nil
    }

    /// The height of a header or footer: the delegate's, the table's, or, where that is automatic, what its view
    /// wants, or what a title takes; nothing where there is neither.
    func height(of part: RowHeightTree.Part, inSection section: Int) -> CGFloat {
        let height =
            part == .header
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard height == Self.automaticDimension else { return max(0, height) }
        if let view = supplement(part, inSection: section) {
            let size = CGSize(width: bounds.width, height: 0)
            let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
            let fitting = fittingHeight(of: content, at: size)
            return fitting > 0 ? fitting : view.sizeThatFits(size).height
        }
        return title(of: part, inSection: section) == nil ? 0 : style.titleHeight
    }

    private func supplement(_ part: RowHeightTree.Part, inSection section: Int) -> UIView? {
        part == .header
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
    }

    private func title(of part: RowHeightTree.Part, inSection section: Int) -> String? {
        part == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }
}

extension UITableView.Style {
    /// What Interface Builder writes into its files as the height of headers and footers, in points.
    fileprivate var titleHeight: CGFloat { self == .plain ? 28 : 18 }
}
