import Foundation
import LayoutEngine

/// The sizes of a section's items: known sizes, estimates of single items, and one estimate for all others.
///
/// Every operation, including those on ranges, takes O(log n) in the number of items; items without a size or estimate
/// of their own take almost no memory.
final class ItemSizes {
    private let mains = ExtentTree()
    private let crosses = ExtentTree()
    private(set) var count = 0
    /// Whether any item may have a size or an estimate of its own.
    private(set) var hasOwnSizes = false

    /// The estimate for items that have neither a size nor an estimate of their own.
    var estimate = AxisSize.zero {
        didSet {
            mains.setEstimate(Double(estimate.main))
            crosses.setEstimate(Double(estimate.cross))
        }
    }

    init() {
        mains.insertSections(0..<1)
        crosses.insertSections(0..<1)
    }

    /// Whether an item has a known size, not only an estimate.
    func isKnown(_ item: Int) -> Bool {
        mains.height(section: 0, row: item) != nil
    }

    /// The size of an item or, if the size is unknown, the item's estimate.
    func size(of item: Int) -> AxisSize {
        guard hasOwnSizes else { return estimate }
        let main = mains.place(of: .row, section: 0, row: item)?.height
        let cross = crosses.place(of: .row, section: 0, row: item)?.height
        return AxisSize(
            main: main.map { CGFloat($0) } ?? estimate.main, cross: cross.map { CGFloat($0) } ?? estimate.cross)
    }

    func setSize(_ size: AxisSize, of item: Int) {
        hasOwnSizes = true
        mains.store(Double(size.main), section: 0, row: item)
        crosses.store(Double(size.cross), section: 0, row: item)
    }

    func setEstimate(_ size: AxisSize, of item: Int) {
        hasOwnSizes = true
        mains.setEstimate(Double(size.main), section: 0, row: item)
        crosses.setEstimate(Double(size.cross), section: 0, row: item)
    }

    // MARK: Updates

    func insert(_ items: Range<Int>) {
        guard !items.isEmpty else { return }
        count += items.count
        mains.insertRows(section: 0, rows: items)
        crosses.insertRows(section: 0, rows: items)
    }

    func remove(_ items: Range<Int>) {
        guard !items.isEmpty else { return }
        count -= items.count
        mains.removeRows(section: 0, rows: items)
        crosses.removeRows(section: 0, rows: items)
    }

    func forget(_ items: Range<Int>) {
        mains.forgetRows(section: 0, rows: items)
        crosses.forgetRows(section: 0, rows: items)
    }

    /// The size or estimate of an item that has been removed in order to be inserted elsewhere.
    struct DetachedItem {
        fileprivate let main: ExtentTree.DetachedRow
        fileprivate let cross: ExtentTree.DetachedRow
        fileprivate let isOwn: Bool
    }

    func take(_ item: Int) -> DetachedItem {
        count -= 1
        return DetachedItem(
            main: mains.takeRow(section: 0, row: item), cross: crosses.takeRow(section: 0, row: item),
            isOwn: hasOwnSizes)
    }

    func put(_ detached: DetachedItem, at item: Int) {
        count += 1
        hasOwnSizes = hasOwnSizes || detached.isOwn
        mains.putRow(detached.main, section: 0, at: item)
        crosses.putRow(detached.cross, section: 0, at: item)
    }
}
