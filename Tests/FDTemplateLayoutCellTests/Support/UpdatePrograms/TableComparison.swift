import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// Compares a laid out table with its data.
struct TableComparison {
    let subject: TableSubject

    private var table: UITableView { subject.table }

    /// The first difference; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - allowedRequests: the maximum number of heights that UIKit would have requested from the delegate.
    ///   - keptOffset: the offset that UIKit keeps, within the bounds of the content; `nil` after scrolling.
    func fault(allowedRequests: Int, keptOffset: CGFloat?) -> String? {
        if subject.setup.isMeasuredAtOnce, let fault = faultOfAllHeights() { return fault }
        return faultOfVisibleRows() ?? faultOfCache() ?? faultOfOffset(keptOffset)
            ?? faultOfRequests(allowed: allowedRequests)
    }

    /// Compares the positions of all headers and rows with sums of the model's heights.
    func faultOfAllHeights() -> String? {
        var offset: CGFloat = 0
        for (section, content) in subject.model.sections.enumerated() {
            let header = CGRect(x: 0, y: offset, width: table.frame.width, height: content.headerHeight)
            guard table.rectForHeader(inSection: section) == header else {
                return "header \(section): \(table.rectForHeader(inSection: section)), expected \(header)"
            }
            offset += header.height
            for row in content.rows.indices {
                let path = IndexPath(row: row, section: section)
                let expected = CGRect(
                    x: 0, y: offset, width: table.frame.width, height: subject.expectedHeight(at: path))
                guard table.rectForRow(at: path) == expected else {
                    return "row \(path): \(table.rectForRow(at: path)), expected \(expected)"
                }
                offset += expected.height
            }
        }
        return table.contentSize.height == offset
            ? nil : "content height \(table.contentSize.height), expected \(offset)"
    }

    private func faultOfVisibleRows() -> String? {
        let inSight = subject.model.paths.filter { table.rectForRow(at: $0).intersection(table.bounds).height > 0 }
        guard table.indexPathsForVisibleRows ?? [] == inSight else {
            return "visible \(table.indexPathsForVisibleRows ?? []), expected \(inSight)"
        }
        for path in inSight {
            guard let cell = table.cellForRow(at: path) as? ProgramCell else { return "no cell for \(path)" }
            guard cell.row == subject.model[path] || subject.setup.delegateGivesHeights else {
                return "cell \(path) shows \(cell.row), expected \(subject.model[path])"
            }
            guard cell.row.number == subject.model[path].number else {
                return "cell \(path) shows row \(cell.row.number), expected \(subject.model[path].number)"
            }
            guard cell.frame == table.rectForRow(at: path), cell.frame.height == subject.expectedHeight(at: path) else {
                return "cell \(path) \(cell.frame) of \(table.rectForRow(at: path)), "
                    + "expected height \(subject.expectedHeight(at: path))"
            }
        }
        return nil
    }

    private func faultOfCache() -> String? {
        guard subject.setup.heights == .cachedByIndexPath else { return nil }
        for path in subject.model.paths {
            if let cached = table.fd_indexPathHeightCache.height(for: path), cached != subject.expectedHeight(at: path)
            {
                return "cached \(path): \(cached), expected \(subject.expectedHeight(at: path))"
            }
        }
        return nil
    }

    private func faultOfOffset(_ kept: CGFloat?) -> String? {
        guard let kept else { return nil }
        let lowest = max(0, table.contentSize.height - table.bounds.height)
        let offset = table.contentOffset.y
        // With estimates, the content may temporarily have been shorter.
        let isKept = subject.setup.isMeasuredAtOnce ? offset == min(kept, lowest) : offset <= min(kept, lowest)
        return isKept ? nil : "offset \(offset), expected \(kept) limited to \(lowest)"
    }

    private func faultOfRequests(allowed: Int) -> String? {
        guard subject.requested.count > allowed else { return nil }
        return "\(subject.requested.count) heights requested, \(allowed) by UIKit: \(subject.requested)"
    }
}
