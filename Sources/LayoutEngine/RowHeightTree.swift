internal import CTemplateLayout

/// Heights by section and row at one content width, in step with a table's updates.
///
/// The table has no end: rows never stored are there, without a height, and every update is valid. One
/// tree belongs to one isolation domain at a time.
public final class RowHeightTree {
    private let heights: OpaquePointer

    /// Creates a tree in which no height is known.
    public init() {
        heights = tl_row_heights_new()
    }

    deinit {
        tl_row_heights_free(heights)
    }

    /// The number of rows whose height is known.
    public var count: Int { Int(tl_row_heights_get_n_known(heights)) }

    /// The number of rows of a section up to the last one whose place is known.
    public func rowCount(inSection section: Int) -> Int {
        Int(tl_row_heights_get_n_rows(heights, UInt32(section)))
    }

    /// The height of a row, in points, or `nil` if it is not known.
    public func height(section: Int, row: Int) -> Double? {
        var height = 0.0
        return tl_row_heights_lookup(heights, UInt32(section), UInt32(row), &height) != 0 ? height : nil
    }

    /// Remembers a height.
    ///
    /// - Returns: whether it was stored; a negative height or one that is not finite is refused.
    @discardableResult
    public func store(_ height: Double, section: Int, row: Int) -> Bool {
        tl_row_heights_store(heights, UInt32(section), UInt32(row), height) != 0
    }

    /// Forgets the height of a row that stays where it is.
    public func forget(section: Int, row: Int) {
        tl_row_heights_forget_rows(heights, UInt32(section), UInt32(row), 1)
    }

    /// Forgets the heights of a section that stays where it is.
    public func forget(section: Int) {
        tl_row_heights_forget_sections(heights, UInt32(section), 1)
    }

    /// Forgets all heights.
    public func forgetAll() {
        tl_row_heights_clear(heights)
    }

    /// Inserts sections of unknown heights.
    public func insertSections(at first: Int, count: Int = 1) {
        tl_row_heights_insert_sections(heights, UInt32(first), UInt32(count))
    }

    /// Removes sections.
    public func removeSections(at first: Int, count: Int = 1) {
        tl_row_heights_remove_sections(heights, UInt32(first), UInt32(count))
    }

    /// Moves a section; those between the two places move by one.
    public func moveSection(_ from: Int, to target: Int) {
        tl_row_heights_move_section(heights, UInt32(from), UInt32(target))
    }

    /// Inserts rows of unknown heights.
    public func insertRows(section: Int, at first: Int, count: Int = 1) {
        tl_row_heights_insert_rows(heights, UInt32(section), UInt32(first), UInt32(count))
    }

    /// Removes rows.
    public func removeRows(section: Int, at first: Int, count: Int = 1) {
        tl_row_heights_remove_rows(heights, UInt32(section), UInt32(first), UInt32(count))
    }

    /// Moves a row; those between the two places move by one.
    public func moveRow(fromSection: Int, row: Int, toSection: Int, row target: Int) {
        tl_row_heights_move_row(
            heights, UInt32(fromSection), UInt32(row), UInt32(toSection), UInt32(target))
    }
}
