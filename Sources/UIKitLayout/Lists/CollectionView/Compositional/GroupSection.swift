import Foundation
import LayoutEngine

/// A section of a compositional layout: groups that follow one another, all with the same number of cells, except that
/// the last one may have fewer.
///
/// The length of each group is stored in a tree of sums, ``ExtentTree``; groups that have not been measured have the
/// length that results from the estimates. Loading, scrolling and measuring take O(log n) in the number of items, in
/// addition to the work for one group.
final class GroupSection: SectionGeometry {
    private(set) var plan: GroupPlan
    let sizes = ItemSizes()
    /// The length of each group, including the spacing after the group, as rows of section 0.
    private(set) var groups = ExtentTree()
    private(set) var groupCount = 0
    /// The measured sizes of headers and footers, by their index among the section's boundary items.
    private(set) var boundarySizes: [Int: CGSize] = [:]
    /// The length of the groups along the direction of scrolling; used if the groups follow one another across that
    /// direction.
    private var orthogonalExtent: CGFloat

    init(plan: GroupPlan, itemCount: Int) {
        self.plan = plan
        orthogonalExtent = plan.groupExtent
        sizes.insert(0..<itemCount)
        rebuild()
    }

    /// Replaces the plan. The measured sizes of items are kept.
    func redefine(_ plan: GroupPlan) {
        guard !plan.hasSameLayout(as: self.plan) else {
            self.plan = plan
            return
        }
        self.plan = plan
        (orthogonalExtent, boundarySizes) = (plan.groupExtent, [:])
        rebuild()
    }

    private func rebuild() {
        (groups, groupCount) = (ExtentTree(), 0)
        groups.insertSections(0..<1)
        groups.setEstimate(Double(plan.groupLength + plan.section.interGroupSpacing))
        followItemCount()
        guard plan.isEstimated, sizes.hasOwnSizes else { return }
        for group in 0..<groupCount { storeLength(ofGroup: group) }
    }

    // MARK: Groups

    func group(ofItem item: Int) -> Int { item / max(1, plan.leafCount) }
    func firstItem(ofGroup group: Int) -> Int { group * plan.leafCount }

    /// Lays out the cells of the given group.
    func placement(ofGroup group: Int) -> GroupPlacement {
        let first = firstItem(ofGroup: group)
        return plan.placement(of: min(plan.leafCount, sizes.count - first)) { [sizes, plan] leaf in
            sizes.isKnown(first + leaf) ? plan.direction.size(sizes.size(of: first + leaf)) : nil
        }
    }

    func storeLength(ofGroup group: Int) {
        let placement = placement(ofGroup: group)
        groups.store(Double(plan.length(of: placement.size) + plan.section.interGroupSpacing), section: 0, row: group)
        if plan.isOrthogonal { orthogonalExtent = max(orthogonalExtent, plan.extent(of: placement.size)) }
    }

    /// The distance of a group from the first group, along the axis on which the groups follow one another.
    func offset(ofGroup group: Int) -> CGFloat {
        CGFloat(groups.place(of: .row, section: 0, row: group)?.offset ?? 0)
    }

    /// The length of all groups together along the direction of scrolling.
    var groupsExtent: CGFloat {
        guard groupCount > 0 else { return 0 }
        return plan.isOrthogonal
            ? orthogonalExtent : max(0, CGFloat(groups.totalHeight) - plan.section.interGroupSpacing)
    }

    func prepareElements(from start: CGFloat, to end: CGFloat) {
        guard plan.isEstimated else { return }
        forEachGroup(from: start, to: end) { storeLength(ofGroup: $0) }
    }

    /// Visits the groups between two distances from the start of the section. If the groups follow one another across
    /// the direction of scrolling, visits those within the length of the collection view across that direction.
    func forEachGroup(from start: CGFloat, to end: CGFloat, _ visit: (Int) -> Void) {
        let base = plan.isOrthogonal ? 0 : groupsStart
        let (low, high) = plan.isOrthogonal ? (0, plan.crossLength) : (start - base, end - base)
        var next = groups.place(at: max(0, Double(low)))
        while let place = next, place.part == .row, CGFloat(place.offset) < high {
            visit(place.row)
            // The closure may have changed the length of the group.
            next = groups.place(of: .row, section: 0, row: place.row + 1)
        }
    }

    // MARK: Sizes

    func setSize(_ size: CGSize, ofItem item: Int) {
        sizes.setSize(plan.direction.axisSize(size), of: item)
        storeLength(ofGroup: group(ofItem: item))
    }

    func setSize(_ size: CGSize, ofKind kind: String, item: Int) {
        guard let number = plan.boundaryNumber(ofKind: kind, ordinal: item) else { return }
        boundarySizes[number] = size
    }

    // MARK: Updates

    func insertItems(_ items: Range<Int>) {
        sizes.insert(items)
        if plan.leafCount == 1 {
            groups.insertRows(section: 0, rows: items)
            groupCount = sizes.count
        } else {
            forgetGroups(from: items.lowerBound)
        }
    }

    func removeItems(_ items: Range<Int>) {
        guard !items.isEmpty else { return }
        sizes.remove(items)
        if plan.leafCount == 1 {
            groups.removeRows(section: 0, rows: items)
            groupCount = sizes.count
        } else {
            forgetGroups(from: items.lowerBound)
        }
    }

    func forgetItems(_ items: Range<Int>) {
        sizes.forget(items)
        guard let first = items.first, let last = items.last else { return }
        groups.forgetRows(section: 0, rows: group(ofItem: first)..<group(ofItem: last) + 1)
    }

    func removeAllItems() {
        removeItems(0..<sizes.count)
    }

    func takeItem(_ item: Int) -> ItemSizes.DetachedItem {
        defer { itemsHaveMoved(from: item, isInsertion: false) }
        return sizes.take(item)
    }

    func putItem(_ detached: ItemSizes.DetachedItem, at item: Int) {
        sizes.put(detached, at: item)
        itemsHaveMoved(from: item, isInsertion: true)
        if plan.leafCount == 1, sizes.isKnown(item) { storeLength(ofGroup: item) }
    }

    private func itemsHaveMoved(from item: Int, isInsertion: Bool) {
        guard plan.leafCount == 1 else { return forgetGroups(from: item) }
        if isInsertion {
            groups.insertRows(section: 0, rows: item..<item + 1)
        } else {
            groups.removeRows(section: 0, rows: item..<item + 1)
        }
        groupCount = sizes.count
    }

    /// Forgets the lengths of the group that contains the given item and of all later groups, because their items have
    /// changed. The lengths are computed again when the groups become visible.
    private func forgetGroups(from item: Int) {
        let first = min(group(ofItem: item), groupCount)
        if first < groupCount { groups.forgetRows(section: 0, rows: first..<groupCount) }
        followItemCount()
    }

    private func followItemCount() {
        let count = plan.leafCount == 0 ? 0 : (sizes.count + plan.leafCount - 1) / plan.leafCount
        if count > groupCount { groups.insertRows(section: 0, rows: groupCount..<count) }
        if count < groupCount { groups.removeRows(section: 0, rows: count..<groupCount) }
        groupCount = count
    }
}
