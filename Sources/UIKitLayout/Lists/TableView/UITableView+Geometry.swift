import Foundation
import LayoutEngine

// The positions of rows and sections, with estimated heights for rows that have not been shown yet.
extension UITableView {
    final func baseRectForRow(at indexPath: IndexPath) -> CGRect {
        rectangle(of: loadedGeometry().place(of: .row, section: indexPath.section, row: indexPath.row))
    }

    final func baseRectForHeader(inSection section: Int) -> CGRect {
        let rect = rectangle(of: loadedGeometry().place(of: .header, section: section))
        guard rect.height > 0 else { return rect }
        return rect.inset(by: UIEdgeInsets(top: padding(above: .header), left: 0, bottom: 0, right: 0))
    }

    final func baseRectForFooter(inSection section: Int) -> CGRect {
        rectangle(of: loadedGeometry().place(of: .footer, section: section))
    }

    final func baseRect(forSection section: Int) -> CGRect {
        guard section >= 0, let extent = loadedGeometry().extent(ofSection: section) else { return .null }
        return rowRectangle(y: rowsTop + extent.offset, height: extent.height)
    }

    final func baseIndexPathForRow(at point: CGPoint) -> IndexPath? {
        guard let place = loadedGeometry().place(at: point.y - rowsTop), place.part == .row else { return nil }
        return IndexPath(row: place.row, section: place.section)
    }

    final func baseIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        var paths: [IndexPath] = []
        forEachPlace(from: rect.minY, to: rect.maxY) { place in
            if place.part == .row { paths.append(IndexPath(row: place.row, section: place.section)) }
        }
        return paths
    }

    /// The top of the first section, which is the height of the table's header view, in points.
    var rowsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

    /// The geometry, with heights for the table's current width and traits. While an update is open the geometry is not
    /// loaded again, because the data source may already have other rows.
    func loadedGeometry() -> TableGeometry {
        if !geometry.isLoaded {
            geometry.load(counts: requestRowCounts())
        } else if openUpdateDepth == 0, !geometry.isCurrent {
            // A change of width, traits or fonts changes heights, but not the number of rows.
            if !geometry.hasCurrentContext { notifyObservers { $0.tableViewWillRequestHeights(self) } }
            geometry.load(counts: geometry.rowCounts)
            rowsHaveChanged = true
            setNeedsLayout()
        }
        return geometry
    }

    /// The geometry for queries that do not depend on heights: after a change of width, heights are not requested
    /// again.
    func countedGeometry() -> TableGeometry {
        geometry.isLoaded ? geometry : loadedGeometry()
    }

    private func rectangle(of place: ExtentTree.Place?) -> CGRect {
        guard let place else { return .null }
        return rowRectangle(y: rowsTop + place.offset, height: place.height)
    }

    /// Visits the headers, rows and footers between two vertical positions of the content, from the top, except those
    /// with a height of 0.
    func forEachPlace(from top: CGFloat, to bottom: CGFloat, _ visit: (ExtentTree.Place) -> Void) {
        let geometry = loadedGeometry()
        var next = geometry.place(at: max(0, top - rowsTop))
        while let place = next, place.offset < bottom - rowsTop {
            if place.height > 0 { visit(place) }
            next = geometry.place(after: place)
        }
    }
}
