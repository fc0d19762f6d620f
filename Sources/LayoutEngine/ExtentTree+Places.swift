internal import CTemplateLayout

extension ExtentTree {
    /// A kind of element of a table.
    public enum Part: Hashable, Sendable {
        case header, row, footer
    }

    /// A header, row or footer with its position.
    public struct Place: Hashable, Sendable {
        /// The kind of element.
        public let part: Part
        /// The number of the section that contains the element.
        public let section: Int
        /// The number of the row in its section; 0 for headers and footers.
        public let row: Int
        /// The distance from the top of the table to the top of the element, in points.
        public let offset: Double
        /// The height of the element, in points; the estimate if the height is unknown.
        public let height: Double
        /// The distance from the top of the table to the bottom of the element, in points.
        public var end: Double { offset + height }
    }

    /// The total height of all rows, headers and footers, in points; unknown heights count with their estimates.
    public var totalHeight: Double { tl_row_heights_get_total(heights) }

    /// Sets the estimate, in points, for all rows that have neither a height nor an estimate of their own; 0 by
    /// default.
    public func setEstimate(_ estimate: Double) {
        tl_row_heights_set_estimate(heights, estimate)
    }

    /// Sets the estimate, in points, of a row whose height is unknown.
    public func setEstimate(_ estimate: Double, section: Int, row: Int) {
        tl_row_heights_estimate_row(heights, engineNumber(section), engineNumber(row), estimate)
    }

    /// Sets the height of a header or footer, in points; an estimate of the height if `isEstimate` is true.
    public func setHeight(_ height: Double, isEstimate: Bool = false, of part: Part, section: Int) {
        tl_row_heights_set_header_or_footer(
            heights, engineNumber(section), part.engineValue,
            TlRowHeight(state: isEstimate ? TL_HEIGHT_ESTIMATED : TL_HEIGHT_KNOWN, height: height))
    }

    /// Whether the height of a header or footer is unknown or only an estimate.
    public func isEstimated(_ part: Part, section: Int) -> Bool {
        tl_row_heights_get_header_or_footer(heights, engineNumber(section), part.engineValue).state != TL_HEIGHT_KNOWN
    }

    /// The place of a header, row or footer; `nil` if there is no such section or row. `row` matters for rows only.
    public func place(of part: Part, section: Int, row: Int = 0) -> Place? {
        var place = TlTablePlace()
        guard tl_row_heights_get_place(heights, part.engineValue, engineNumber(section), engineNumber(row), &place) != 0
        else { return nil }
        return Place(place)
    }

    /// The place at a distance from the top of the table, in points; `nil` outside of the table. The top edge of an
    /// element belongs to the element, its bottom edge belongs to the next one.
    public func place(at offset: Double) -> Place? {
        Place(tl_row_heights_find_offset(heights, offset))
    }

    /// The place below a given one: after a header or row, the next row or the footer; after a footer, the header of
    /// the next section; `nil` at the end of the table. Its offset equals the end of the given place, except for
    /// rounding.
    public func place(after place: Place) -> Place? {
        let row = place.part == .header ? 0 : place.row + 1
        if place.part != .footer {
            return self.place(of: .row, section: place.section, row: row)
                ?? self.place(of: .footer, section: place.section)
        }
        return self.place(of: .header, section: place.section + 1)
    }

    /// The offset and the height of a section including its header and footer, in points; `nil` if there is no such
    /// section.
    public func extent(ofSection section: Int) -> (offset: Double, height: Double)? {
        var (offset, height) = (0.0, 0.0)
        guard tl_row_heights_get_section_extent(heights, engineNumber(section), &offset, &height) != 0 else {
            return nil
        }
        return (offset, height)
    }
}

extension ExtentTree.Part {
    fileprivate var engineValue: TlTablePart {
        switch self {
        case .header: TL_TABLE_HEADER
        case .row: TL_TABLE_ROW
        case .footer: TL_TABLE_FOOTER
        }
    }
}

extension ExtentTree.Place {
    fileprivate init?(_ place: TlTablePlace) {
        switch place.part {
        case TL_TABLE_HEADER: part = .header
        case TL_TABLE_ROW: part = .row
        case TL_TABLE_FOOTER: part = .footer
        default: return nil
        }
        (section, row) = (Int(place.section), Int(place.row))
        (offset, height) = (place.offset, place.height)
    }
}
