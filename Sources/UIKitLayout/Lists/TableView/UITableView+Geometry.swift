import Foundation
import LayoutEngine

// Where rows and sections lie. Rows that were not shown yet count their estimates.
extension UITableView {
    /// The rectangle of a row in the table's content, in points; null if there is no such row. O(log n).
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        rectangle(of: loadedGeometry().place(of: .row, section: indexPath.section, row: indexPath.row))
    }

    /// The view that a section's header is displayed by: none is displayed on Linux.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }

    /// The view that a section's footer is displayed by: none is displayed on Linux.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }

    /// The rectangle of a section's header, in points; null if there is no such section.
    public func rectForHeader(inSection section: Int) -> CGRect {
        rectangle(of: loadedGeometry().place(of: .header, section: section))
    }

    /// The rectangle of a section's footer, in points; null if there is no such section.
    public func rectForFooter(inSection section: Int) -> CGRect {
        rectangle(of: loadedGeometry().place(of: .footer, section: section))
    }

    /// The rectangle of a section with its header and footer, in points; null if there is no such section.
    public func rect(forSection section: Int) -> CGRect {
        guard section >= 0, let extent = loadedGeometry().extent(ofSection: section) else { return .null }
        return rowRectangle(y: rowsTop + extent.offset, height: extent.height)
    }

    /// The row at a point of the table's content; `nil` where there is none, as in headers and footers.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard let place = loadedGeometry().place(at: point.y - rowsTop), place.part == .row else { return nil }
        return IndexPath(row: place.row, section: place.section)
    }

    /// The rows that a rectangle of the table's content meets, in order; empty if there are none.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        var paths: [IndexPath] = []
        forEachPlace(from: rect.minY, to: rect.maxY) { place in
            if place.part == .row { paths.append(IndexPath(row: place.row, section: place.section)) }
        }
        return paths
    }

    /// Where the first section begins: below the table's header view.
    var rowsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

    /// The geometry, with heights for the table's present width and traits. While an update is open it is left as it is: the data
    /// source may have other rows already.
    func loadedGeometry() -> TableGeometry {
        if !geometry.isLoaded {
            geometry.load(counts: askForRowCounts())
        } else if openUpdateDepth == 0, !geometry.isCurrent {
            // A table that was turned has the rows that it had, as far as its content reaches.
            geometry.load(counts: geometry.rowCounts)
            rowsHaveChanged = true
            setNeedsLayout()
        }
        return geometry
    }

    /// The geometry for questions that do not concern heights, which are not requested again for another width.
    func countedGeometry() -> TableGeometry {
        geometry.isLoaded ? geometry : loadedGeometry()
    }

    private func rectangle(of place: RowHeightTree.Place?) -> CGRect {
        guard let place else { return .null }
        return rowRectangle(y: rowsTop + place.offset, height: place.height)
    }

    /// Visits what lies between two heights of the content and is not 0 points high, from the top.
    func forEachPlace(from top: CGFloat, to bottom: CGFloat, _ visit: (RowHeightTree.Place) -> Void) {
        let geometry = loadedGeometry()
        var next = geometry.place(at: max(0, top - rowsTop))
        while let place = next, place.offset < bottom - rowsTop {
            if place.height > 0 { visit(place) }
            next = geometry.place(after: place)
        }
    }
}
