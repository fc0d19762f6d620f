import Foundation
import LayoutEngine

/// The sizes of a section's items: known ones, estimates of single items, and one estimate for all others.
///
/// Every operation takes O(log n) of the number of items, also those on ranges; items of which nothing is known take next
/// to no memory.
final class ItemSizes {
    private let mains = RowHeightTree()
    private let crosses = RowHeightTree()
    private(set) var count = 0
    /// Whether some items may have sizes or estimates of their own.
    private(set) var hasOwnSizes = false

    /// What items count of which nothing is known.
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

    /// Whether an item's size is more than an estimate.
    func isKnown(_ item: Int) -> Bool {
        mains.height(section: 0, row: item) != nil
    }

    /// The size of an item, or its estimate.
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

    /// What was known of an item that was taken out.
    struct Held {
        fileprivate let main: RowHeightTree.HeldRow
        fileprivate let cross: RowHeightTree.HeldRow
        fileprivate let isOwn: Bool
    }

    func take(_ item: Int) -> Held {
        count -= 1
        return Held(
            main: mains.takeRow(section: 0, row: item), cross: crosses.takeRow(section: 0, row: item),
            isOwn: hasOwnSizes)
    }

    func put(_ held: Held, at item: Int) {
        count += 1
        hasOwnSizes = hasOwnSizes || held.isOwn
        mains.putRow(held.main, section: 0, at: item)
        crosses.putRow(held.cross, section: 0, at: item)
    }
}
