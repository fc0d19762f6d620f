import Foundation
import Trapping

/// A layout that arranges items in lines.
///
/// Laying out, inserting and deleting items takes O(log n) if all items have the same size or if sizes are estimated.
/// Sizes that the delegate provides are all read at once, as in UIKit. The free space of a line is distributed among
/// the gaps between its items; the last line of a section keeps the minimum spacing unless all items have the same
/// size.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    deinit {}

    /// The area from whose edges section insets are measured.
    public nonisolated enum SectionInsetReference: Int, Hashable, Sendable {
        case fromContentInset = 0
        case fromSafeArea, fromLayoutMargins
    }

    /// A value of ``estimatedItemSize`` that lets cells determine their sizes. Until a cell is measured, it has
    /// ``itemSize``.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The minimum spacing between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { invalidateMetrics() }
    }
    /// The minimum spacing between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { invalidateMetrics() }
    }
    /// The size of items, in points, if the delegate provides none.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { invalidateMetrics() }
    }
    /// The estimated size of items, in points, which applies until the items become visible and are measured. With
    /// `.zero`, the default, items are not measured.
    open var estimatedItemSize = CGSize.zero {
        didSet { invalidateMetrics() }
    }
    /// The direction in which the content scrolls; lines are perpendicular to this direction.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateMetrics() }
    }
    /// The size of headers, in points. Only the length along the direction of scrolling is used; if that length is 0,
    /// there are no headers.
    open var headerReferenceSize = CGSize.zero {
        didSet { invalidateMetrics() }
    }
    /// The size of footers, in points. Only the length along the direction of scrolling is used; if that length is 0,
    /// there are no footers.
    open var footerReferenceSize = CGSize.zero {
        didSet { invalidateMetrics() }
    }
    /// The insets of the lines from the edges of their section, in points.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { invalidateMetrics() }
    }
    /// The area from whose edges section insets are measured.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { invalidateMetrics() }
    }
    /// Whether headers stay visible as long as their section is visible; false by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { invalidateMetrics() }
    }
    /// Whether footers stay visible as long as their section is visible; false by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { invalidateMetrics() }
    }

    private var stack: SectionStack?
    private var loadedContainer: FlowContainer?
    private var isFollowing = false
    /// Whether the default implementation of the delegate's `sizeForItemAt` has been called. If so, the delegate is not
    /// called for further items.
    private var delegateGivesNoSizes = false

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Loading

    open override func prepare() {
        super.prepare()
        _ = loadedStack()
    }

    /// Returns the item size for a delegate that provides no sizes, and records that it provides none.
    func itemSizeForAll() -> CGSize {
        delegateGivesNoSizes = true
        return itemSize
    }

    private func loadedStack() -> SectionStack? {
        guard let collectionView else { return nil }
        let container = FlowContainer(of: collectionView, layout: self)
        if let stack, loadedContainer == container { return stack }
        loadedContainer = container
        delegateGivesNoSizes = false
        let counts = collectionView.itemCounts
        let reader = FlowMetricsReader(layout: self, container: container)
        let sections = counts.indices.map { section in
            reader.makeSection(section, itemCount: counts[section]) { delegateGivesNoSizes }
        }
        let made = SectionStack(direction: scrollDirection, sections: sections)
        made.attributesClass = attributesClass
        made.makeSection = { [unowned self] section in
            FlowMetricsReader(layout: self, container: container).makeSection(section, itemCount: 0) {
                delegateGivesNoSizes
            }
        }
        stack = made
        return made
    }

    private func invalidateMetrics() {
        stack = nil
        invalidateLayout()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let isOfMetrics = flow?.invalidateFlowLayoutDelegateMetrics ?? true
        if !isFollowing, isOfMetrics || context.invalidateEverything || context.invalidateDataSourceCounts {
            stack = nil
        }
        super.invalidateLayout(with: context)
    }

    override func follow(_ update: TableUpdate, counts: [Int]) {
        // If the delegate provides sizes, the layout is invalidated and reads them again, as in UIKit.
        guard let stack, let loadedContainer,
            FlowMetricsReader(layout: self, container: loadedContainer).sizing(delegateGivesNoSizes) != .given
        else { return super.follow(update, counts: counts) }
        stack.follow(update, counts: counts)
        let reader = FlowMetricsReader(layout: self, container: loadedContainer)
        for (number, section) in stack.sections.enumerated() {
            (section as? FlowSection)?.metrics = reader.metrics(ofSection: number, delegateGivesNoSizes)
            stack.storeExtent(of: number)
        }
        isFollowing = true
        defer { isFollowing = false }
        super.follow(update, counts: counts)
    }

    // MARK: Attributes

    open override var collectionViewContentSize: CGSize {
        guard let stack = loadedStack(), let loadedContainer else { return .zero }
        return scrollDirection.size(AxisSize(main: stack.extent, cross: loadedContainer.crossLength))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let stack = loadedStack() else { return nil }
        let found = stack.attributes(in: rect)
        guard let loadedContainer, sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else {
            return found
        }
        return FlowPinning(layout: self, stack: stack, container: loadedContainer).attributes(found, in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        loadedStack()?.attributes(ofItem: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let stack = loadedStack(), let loadedContainer else { return nil }
        guard let attributes = stack.attributes(ofKind: elementKind, at: indexPath, category: .supplementaryView)
        else { return stack.emptyAttributes(ofKind: elementKind, at: indexPath) }
        FlowPinning(layout: self, stack: stack, container: loadedContainer).pin(attributes)
        return attributes
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        let cross = FlowContainer.crossLength(of: newBounds.size, in: collectionView, scrollDirection)
        return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
            || cross != loadedContainer?.crossLength
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        flow?.invalidateFlowLayoutDelegateMetrics = false
        return context
    }

    /// Returns whether a view whose size is estimated prefers another size than the layout has given it.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        originalAttributes.estimatedAxes != nil && preferredAttributes.size != originalAttributes.size
    }

    override func takePreferred(
        _ preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard original.estimatedAxes != nil, let stack = loadedStack() else { return false }
        let changes = shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        let size = (changes ? preferred : original).size
        size.requireItemSize(at: original.indexPath)
        stack.setSize(size, of: original.element)
        return changes
    }
}

extension CGSize {
    /// Traps with a message in UIKit's style unless the width and the height are possible lengths of an item.
    func requireItemSize(at path: IndexPath) {
        for length in [width, height] {
            trap(
                unless: UITableView.isHeight(length),
                UITableView.reasonAgainst(length, of: "collection view item", at: "index path (\(path.uikitText))"))
        }
    }
}

/// The parts of a flow layout that are invalid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    deinit {}

    /// Whether the delegate's sizes, spacings and insets are read again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the attributes are computed again. Stored; has no effect on Linux.
    open var invalidateFlowLayoutAttributes = true
}
