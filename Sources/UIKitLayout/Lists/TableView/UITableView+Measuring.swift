import Foundation
import LayoutEngine

// The measurement of headers, rows and footers that become visible.
extension UITableView {
    /// Replaces the estimates of the visible headers, rows and footers with measured heights.
    ///
    /// If a height changes above the first visible row that has been measured, the content offset changes by the same
    /// amount, so that nothing jumps on the screen. After an update the offset stays, and the rows below move instead.
    func measureVisibleRows() {
        let geometry = loadedGeometry()
        let staysWithinContent = rowsHaveChanged || offsetWithinContent(bounds.origin) == bounds.origin
        defer { rowsHaveChanged = false }
        var (offset, pinnedPlacesChanged): (CGFloat, Bool)
        repeat {
            offset = bounds.minY
            let anchor = rowsHaveChanged ? nil : firstKnownVisiblePlace()
            measureVisiblePlaces(of: geometry, above: anchor)
            pinnedPlacesChanged = style == .plain && measurePinnedPlaces(of: geometry)
            let inset = adjustedContentInset
            if bounds.minY < -inset.top, offset >= -inset.top { bounds.origin.y = -inset.top }
            // If rows were deleted or became shorter, no empty space must be visible below the last row.
            if staysWithinContent { bounds.origin.y = offsetWithinContent(bounds.origin).y }
        } while bounds.minY != offset || pinnedPlacesChanged
    }

    /// Measures the visible headers, rows and footers that have estimates, from the top. Those with a height of 0 are
    /// included, because the height may change. If a height above the anchor changes, the content offset changes by the
    /// same amount.
    private func measureVisiblePlaces(of geometry: TableGeometry, above anchor: ExtentTree.Place?) {
        guard geometry.sectionCount > 0 else { return }
        let top = bounds.minY - rowsTop
        var next = top <= 0 ? geometry.place(of: .header, section: 0) : geometry.place(at: top.nextDown)
        while let place = next, place.offset < bounds.maxY - rowsTop {
            let isVisible = place.end > top || place.height == 0 && place.offset >= top
            if isVisible, !geometry.isKnown(place) {
                let change = measure(place)
                if let anchor, place.isAbove(anchor) { bounds.origin.y += change }
            }
            next = geometry.place(of: place.part, section: place.section, row: place.row)
                .flatMap(geometry.place(after:))
        }
    }

    /// Measures the header and the footer that a plain table shows at the edges of the visible part although their own
    /// places lie outside of it. Otherwise they would be shown with their estimates.
    ///
    /// All visible rows are below such a header, so the content offset changes with its height, except after an update.
    ///
    /// - Returns: Whether any height has changed, so that other rows may be visible.
    private func measurePinnedPlaces(of geometry: TableGeometry) -> Bool {
        let (top, bottom) = (bounds.minY - rowsTop, bounds.maxY - rowsTop)
        var hasChanged = false
        if top > 0, let first = geometry.place(at: top.nextDown), first.part != .header,
            let header = geometry.place(of: .header, section: first.section), !geometry.isKnown(header)
        {
            let change = measure(header)
            hasChanged = change != 0
            if !rowsHaveChanged { bounds.origin.y += change }
        }
        if bottom > 0, let last = geometry.place(at: bottom.nextDown), last.part != .footer,
            let footer = geometry.place(of: .footer, section: last.section), !geometry.isKnown(footer)
        {
            hasChanged = measure(footer) != 0 || hasChanged
        }
        return hasChanged
    }

    private func firstKnownVisiblePlace() -> ExtentTree.Place? {
        for row in visibleRows {
            let place = geometry.place(of: .row, section: row.indexPath.section, row: row.indexPath.row)
            if let place, geometry.isKnown(place), rowsTop + place.end > bounds.minY,
                rowsTop + place.offset < bounds.maxY
            {
                return place
            }
        }
        return nil
    }

    /// Measures a header, row or footer. Returns the difference from its former height or estimate.
    private func measure(_ place: ExtentTree.Place) -> CGFloat {
        guard place.part == .row else {
            return geometry.setHeight(height(of: place.part, inSection: place.section), ofSupplementAt: place)
        }
        let path = IndexPath(row: place.row, section: place.section)
        return geometry.setHeight(height(ofRow: path, cell: cellForRow(at: path)), ofRowAt: place)
    }
}

extension ExtentTree.Place {
    /// Whether the place precedes the other place in the table.
    fileprivate func isAbove(_ other: ExtentTree.Place) -> Bool {
        (section, part.order, row) < (other.section, other.part.order, other.row)
    }
}

extension ExtentTree.Part {
    fileprivate var order: Int {
        switch self {
        case .header: 0
        case .row: 1
        case .footer: 2
        }
    }
}
