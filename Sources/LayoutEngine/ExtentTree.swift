internal import CTemplateLayout

/// A prefix-sum tree of the heights of a table's rows, by section and row, with the positions of all rows. It follows
/// the table's updates. Layouts of collection views store other lengths and counts in it.
///
/// Rows that were never stored exist without a height, so every update is valid. Offsets include the rows up to the
/// last one that was stored or inserted; a row of unknown height counts with its estimate. Every operation takes O(log
/// n) of the number of rows, even an operation on a range. A row takes 8 to 24 bytes; long ranges of unknown rows take
/// next to nothing. Numbers of sections and rows that are negative or exceed 32 bits trap. Only one isolation domain at
/// a time may use a tree.
public final class ExtentTree {
    let heights: OpaquePointer

    /// Creates a tree in which no height is known.
    public init() {
        heights = tl_row_heights_new()
    }

    deinit {
        tl_row_heights_free(heights)
    }

    /// The number of rows whose height is known.
    public var count: Int { Int(tl_row_heights_get_n_known(heights)) }

    /// The number of sections up to the last one that was inserted or in which a row was stored.
    public var sectionCount: Int { Int(tl_row_heights_get_n_sections(heights)) }

    /// The number of rows in a section up to the last row that was stored or inserted.
    public func rowCount(inSection section: Int) -> Int {
        Int(tl_row_heights_get_n_rows(heights, engineNumber(section)))
    }

    // MARK: Heights

    /// The height of a row, in points, or `nil` if it is not known.
    public func height(section: Int, row: Int) -> Double? {
        var height = 0.0
        return tl_row_heights_lookup(heights, engineNumber(section), engineNumber(row), &height) != 0 ? height : nil
    }

    /// Stores the height of a row, in points.
    ///
    /// - Returns: whether the height was stored. A height that is not a ``ValidHeight`` is rejected.
    @discardableResult
    public func store(_ height: Double, section: Int, row: Int) -> Bool {
        tl_row_heights_store(heights, engineNumber(section), engineNumber(row), height) != 0
    }

    /// The first row of unknown height, searched from a given row up to the last one that was stored or inserted; `nil`
    /// if there is none.
    public func firstUnknownRow(fromSection section: Int, row: Int) -> (section: Int, row: Int)? {
        var (foundSection, foundRow) = (engineNumber(section), engineNumber(row))
        guard tl_row_heights_find_unknown(heights, &foundSection, &foundRow) != 0 else { return nil }
        return (Int(foundSection), Int(foundRow))
    }

    /// Forgets the heights of rows. The rows are not removed.
    public func forgetRows(section: Int, rows: Range<Int>) {
        tl_row_heights_forget_rows(
            heights, engineNumber(section), engineNumber(rows.lowerBound), engineNumber(rows.count))
    }

    /// Forgets the height of a row. The row is not removed.
    public func forgetRow(section: Int, row: Int) {
        tl_row_heights_forget_rows(heights, engineNumber(section), engineNumber(row), 1)
    }

    /// Forgets the heights and the row counts of sections. The sections are not removed.
    public func forgetSections(_ sections: Range<Int>) {
        tl_row_heights_forget_sections(heights, engineNumber(sections.lowerBound), engineNumber(sections.count))
    }

    /// Forgets all heights, sections and rows.
    public func removeAll() {
        tl_row_heights_clear(heights)
    }

    // MARK: Updates

    /// Inserts sections without rows.
    public func insertSections(_ sections: Range<Int>) {
        tl_row_heights_insert_sections(heights, engineNumber(sections.lowerBound), engineNumber(sections.count))
    }

    /// Removes sections.
    public func removeSections(_ sections: Range<Int>) {
        tl_row_heights_remove_sections(heights, engineNumber(sections.lowerBound), engineNumber(sections.count))
    }

    /// Moves a section; the sections between its old and its new position move by one.
    public func moveSection(_ from: Int, to target: Int) {
        tl_row_heights_move_section(heights, engineNumber(from), engineNumber(target))
    }

    /// Inserts rows of unknown heights.
    public func insertRows(section: Int, rows: Range<Int>) {
        tl_row_heights_insert_rows(
            heights, engineNumber(section), engineNumber(rows.lowerBound), engineNumber(rows.count))
    }

    /// Removes rows.
    public func removeRows(section: Int, rows: Range<Int>) {
        tl_row_heights_remove_rows(
            heights, engineNumber(section), engineNumber(rows.lowerBound), engineNumber(rows.count))
    }

    /// Moves a row; the rows between its old and its new position move by one.
    public func moveRow(fromSection: Int, row: Int, toSection: Int, row target: Int) {
        tl_row_heights_move_row(
            heights, engineNumber(fromSection), engineNumber(row), engineNumber(toSection), engineNumber(target))
    }
}

// MARK: - Detached rows and sections

extension ExtentTree {
    /// The height or estimate of a row that was taken out of a tree.
    public struct DetachedRow {
        fileprivate let height: TlRowHeight
    }

    /// A section that was taken out of a tree, with its heights.
    public final class DetachedSection {
        private var section: OpaquePointer?

        fileprivate init(_ section: OpaquePointer?) {
            self.section = section
        }

        deinit {
            tl_section_heights_free(section)
        }

        fileprivate func take() -> OpaquePointer? {
            defer { section = nil }
            return section
        }
    }

    /// Takes a row out of the tree; the numbers of later rows decrease by one.
    public func takeRow(section: Int, row: Int) -> DetachedRow {
        DetachedRow(height: tl_row_heights_take_row(heights, engineNumber(section), engineNumber(row)))
    }

    /// Inserts a row that was taken out; the numbers of the rows from `target` on increase by one.
    public func putRow(_ row: DetachedRow, section: Int, at target: Int) {
        tl_row_heights_put_row(heights, engineNumber(section), engineNumber(target), row.height)
    }

    /// Takes a section out of the tree; the numbers of later sections decrease by one.
    public func takeSection(_ section: Int) -> DetachedSection {
        DetachedSection(tl_row_heights_take_section(heights, engineNumber(section)))
    }

    /// Inserts a section that was taken out, which is possible only once; the numbers of the sections from `target` on
    /// increase by one.
    public func putSection(_ section: DetachedSection, at target: Int) {
        tl_row_heights_put_section(heights, engineNumber(target), section.take())
    }
}
