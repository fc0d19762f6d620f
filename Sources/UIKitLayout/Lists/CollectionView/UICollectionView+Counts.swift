import Foundation
import Trapping

// The numbers of items that the data source returns.
extension UICollectionView {
    func requestItemCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sectionCount = Self.validCount(dataSource.numberOfSections(in: self), of: "sections")
        return (0..<sectionCount).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            return Self.validCount(count, of: "items in section \(section)")
        }
    }

    private static func validCount(_ count: Int, of what: @autoclosure () -> String) -> Int {
        trap(
            unless: (0..<UITableView.rowLimit).contains(count),
            "the data source says that there are \(count) \(what()): a collection view has 0 to "
                + "\(UITableView.rowLimit - 1)")
        return count
    }

    /// The size of the content that the layout computes.
    final var computedContentSize: CGSize {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.collectionViewContentSize
    }
}
