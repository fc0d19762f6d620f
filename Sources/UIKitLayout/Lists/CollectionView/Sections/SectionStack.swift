import Foundation
import LayoutEngine

/// The sections of a layout, which follow one another along the direction of scrolling.
///
/// Finding the elements in a rectangle takes O(log n) in the number of sections for each section that the rectangle
/// intersects, in addition to the work of the sections.
final class SectionStack {
    let direction: UICollectionView.ScrollDirection
    /// The spacing between two sections, in points.
    private let spacing: CGFloat
    private(set) var sections: [any SectionGeometry] = []
    /// The length of each section, including the spacing after it, stored as a row of section 0.
    private let extents = ExtentTree()
    /// The class of the attributes, which the layout determines.
    var attributesClass = UICollectionViewLayoutAttributes.self
    /// The closure that creates the geometry of a section that an update inserts.
    var makeSection: ((Int) -> any SectionGeometry)?

    init(direction: UICollectionView.ScrollDirection, spacing: CGFloat = 0, sections: [any SectionGeometry]) {
        (self.direction, self.spacing, self.sections) = (direction, spacing, sections)
        extents.insertSections(0..<1)
        extents.insertRows(section: 0, rows: 0..<sections.count)
        for section in sections.indices { storeExtent(of: section) }
    }

    /// The total length of all sections, including the spacing between them.
    var extent: CGFloat { max(0, CGFloat(extents.totalHeight) - (sections.isEmpty ? 0 : spacing)) }

    /// Stores the length of a section, which may have changed.
    func storeExtent(of section: Int) {
        extents.store(Double(sections[section].extent + spacing), section: 0, row: section)
    }

    /// The position of a section along the direction of scrolling.
    func offset(ofSection section: Int) -> CGFloat {
        CGFloat(extents.place(of: .row, section: 0, row: section)?.offset ?? 0)
    }

    // MARK: Attributes

    /// Updates the sections that intersect the given rectangle, and returns the attributes of the elements that
    /// intersect it.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let span = direction.span(rect)
        var found: [UICollectionViewLayoutAttributes] = []
        var next = extents.place(at: max(0, Double(span.start)))
        while let place = next, CGFloat(place.offset) < span.end {
            let geometry = sections[place.row]
            let start = CGFloat(place.offset)
            geometry.prepareElements(from: span.start - start, to: span.end - start)
            storeExtent(of: place.row)
            geometry.visitElements(from: span.start - start, to: span.end - start) { element in
                let attributes = self.attributes(of: element, section: place.row, start: start)
                if attributes.frame.meets(rect) { found.append(attributes) }
            }
            next = extents.place(of: .row, section: 0, row: place.row).flatMap(extents.place(after:))
            if next?.part != .row { next = nil }
        }
        return found
    }

    func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(path.section) else { return nil }
        return sections[path.section].element(ofItem: path.item).map {
            attributes(of: $0, section: path.section, start: offset(ofSection: path.section))
        }
    }

    func attributes(
        ofKind kind: String, at path: IndexPath, category: UICollectionView.ElementCategory
    ) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        return sections[path.section].element(ofKind: kind, item: path.item, category: category).map {
            attributes(of: $0, section: path.section, start: offset(ofSection: path.section))
        }
    }

    private func attributes(
        of element: PlacedElement, section: Int, start: CGFloat
    ) -> UICollectionViewLayoutAttributes {
        let attributes = attributesClass.init()
        attributes.indexPath = IndexPath(item: element.item, section: section)
        attributes.representedElementCategory = element.category
        attributes.representedElementKind = element.category == .cell ? nil : element.kind
        attributes.frame = direction.moved(element.frame, by: start)
        attributes.zIndex = element.zIndex
        attributes.measurableAxes = element.estimatedAxes
        attributes.isMeasured = element.estimatedAxes == nil || element.isMeasured
        attributes.estimatedAxes = attributes.isMeasured ? nil : element.estimatedAxes
        return attributes
    }

    // MARK: Sizes

    /// Stores the measured size of an element.
    func setSize(_ size: CGSize, of element: CollectionElement) {
        let path = element.indexPath
        guard path.count == 2, sections.indices.contains(path.section) else { return }
        if element.category == .cell {
            sections[path.section].setSize(size, ofItem: path.item)
        } else {
            sections[path.section].setSize(size, ofKind: element.kind, item: path.item)
        }
        storeExtent(of: path.section)
    }
}

// MARK: - Updates

extension SectionStack: TableUpdateTarget {
    /// Applies an update after which the sections have the given numbers of items. Each range of items, each reloaded
    /// item and each moved item takes O(log n). The whole update, and each inserted, deleted or moved section, takes
    /// time in proportion to the number of sections.
    func follow(_ update: TableUpdate, counts: [Int]) {
        update.apply(to: self) { counts[$0] }
        for section in sections.indices { storeExtent(of: section) }
    }

    func forgetRows(section: Int, rows: Range<Int>) {
        sections[section].forgetItems(rows)
    }

    func forgetSections(_ range: Range<Int>) {
        for section in range {
            sections[section].removeAllItems()
        }
    }

    func takeRow(section: Int, row: Int) -> ItemSizes.DetachedItem {
        sections[section].takeItem(row)
    }

    func putRow(_ row: ItemSizes.DetachedItem, section: Int, at target: Int) {
        sections[section].putItem(row, at: target)
    }

    func removeRows(section: Int, rows: Range<Int>) {
        sections[section].removeItems(rows)
    }

    func insertRows(section: Int, rows: Range<Int>) {
        sections[section].insertItems(rows)
    }

    func takeSection(_ section: Int) -> any SectionGeometry {
        extents.removeRows(section: 0, rows: section..<section + 1)
        return sections.remove(at: section)
    }

    func putSection(_ geometry: any SectionGeometry, at target: Int) {
        sections.insert(geometry, at: target)
        extents.insertRows(section: 0, rows: target..<target + 1)
    }

    func removeSections(_ range: Range<Int>) {
        sections.removeSubrange(range)
        extents.removeRows(section: 0, rows: range)
    }

    func insertSections(_ range: Range<Int>) {
        for section in range {
            if let geometry = makeSection?(section) { putSection(geometry, at: section) }
        }
    }
}
