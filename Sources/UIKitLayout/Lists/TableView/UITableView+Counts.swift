import Foundation
import Trapping

// The numbers of sections and rows, and the section index.
extension UITableView {
    /// Requests the numbers of rows of all sections from the data source. Traps if a number is invalid.
    func requestRowCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sectionCount = Self.validCount(dataSource.numberOfSections(in: self), of: "sections")
        return (0..<sectionCount).map { section in
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            return Self.validCount(count, of: "rows in section \(section)")
        }
    }

    /// The upper bound of the number of sections, and of the number of rows in a section. The bound itself is not
    /// included.
    static let rowLimit = Int(UInt32.max)

    private static func validCount(_ count: Int, of what: @autoclosure () -> String) -> Int {
        trap(
            unless: (0..<rowLimit).contains(count),
            "the data source says that there are \(count) \(what()): a table has 0 to \(rowLimit - 1)")
        return count
    }

    /// The titles of the index at the right edge, which are requested from the data source; empty if there is no index.
    public var sectionIndexTitles: [String] { dataSource?.sectionIndexTitles(for: self) ?? [] }

    /// The size of the content that follows from the heights of the rows.
    final var computedContentSize: CGSize {
        let rows = loadedGeometry().totalHeight
        return CGSize(width: bounds.width, height: rowsTop + rows + (tableFooterView?.frame.height ?? 0))
    }
}
