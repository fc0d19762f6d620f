import Foundation
import Trapping

/// The layout of a collection view. Subclasses compute the attributes of elements; this class returns no attributes.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UICollectionViewLayout: NSObject {
    deinit {}

    /// The collection view that uses the layout; `nil` if there is none.
    public internal(set) weak var collectionView: UICollectionView?

    private(set) final var decorationSources: [String: ViewSource] = [:]
    private var needsPreparation = true
    /// Whether ``prepare()`` is running, during which invalidations are ignored.
    private(set) var isPreparing = false

    /// Creates a layout without a collection view.
    public override init() {
        super.init()
    }

    /// Creates a layout from an Interface Builder file; the properties in the file are set afterwards.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the attributes that UIKit's own layouts create.
    final var attributesClass: UICollectionViewLayoutAttributes.Type {
        Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    }

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Attributes

    /// Called before attributes are read, if the layout has been invalidated.
    open func prepare() {}

    /// Returns the attributes of all elements that intersect the given rectangle of the content; `nil` by default.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item; `nil` by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; `nil` by default.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view; `nil` by default.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The size of the content, in points; zero by default.
    open var collectionViewContentSize: CGSize { .zero }

    /// Whether the layout is mirrored in interfaces of the direction opposite to ``developmentLayoutDirection``. If so,
    /// its x-coordinates are counted from the right edge of the content. `false` by default; compositional layouts
    /// return `true`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The writing direction for which the layout was developed: from left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Returns the content offset after an update of items or after this layout has replaced another one: by default the
    /// proposed offset, which is the present one.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the content offset at which scrolling with the given velocity ends: by default the proposed offset.
    /// Never called on Linux.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Invalidation

    /// Invalidates the layout, which is computed again at the next layout of the collection view.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    /// Invalidates the parts of the layout that the given context describes. These parts are computed again at the next
    /// layout of the collection view. Overrides must call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        guard !isPreparing else { return }
        needsPreparation = true
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Returns whether new bounds of the collection view, as during scrolling, invalidate the layout; `false` by
    /// default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context of an invalidation by new bounds of the collection view.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Returns whether the size that a view prefers invalidates the layout; `false` by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context of an invalidation by the size that a view prefers.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    // MARK: Updates

    /// Called after an update has been applied to the layout, before the collection view is laid out. Does nothing by
    /// default.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called after ``prepare(forCollectionViewUpdates:)`` and after the methods that return the views to insert and to
    /// delete and the attributes at the ends of animations. There is no animation.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the index paths of supplementary views of a kind that an update inserts. Called for each registered kind
    /// during an update; none by default.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the index paths of supplementary views of a kind that an update deletes. Called for each registered kind
    /// during an update; none by default. The views are removed until the next layout shows them again.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the index paths of decoration views of a kind that an update inserts. Called for each registered kind
    /// during an update; none by default.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the index paths of decoration views of a kind that an update deletes. Called for each registered kind
    /// during an update; none by default. The views are removed until the next layout shows them again.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Animations

    /// Returns the attributes from which a new item is animated. Called during an update; nothing is animated.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes to which a removed item is animated. Called during an update for items that were visible.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes from which a new supplementary view is animated. Called during an update.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes to which a removed supplementary view is animated. Called during an update.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Called before an animated change of the bounds; never called on Linux.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after an animated change of the bounds; never called on Linux.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before this layout replaces `oldLayout`.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called before `newLayout` replaces this layout.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called on both layouts after one has replaced the other.
    open func finalizeLayoutTransition() {}

    // MARK: Decoration views

    /// Registers a class for decoration views of a kind; `nil` removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = ViewSource.ofReusableView(viewClass)
    }

    /// Registers a nib, or another source, for decoration views of a kind; `nil` removes the registration.
    open func register(_ source: (any ReusableViewSource)?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = source.map(ViewSource.source)
    }

    final func makeDecorationView(ofKind kind: String, frame: CGRect) -> UICollectionReusableView {
        dequeued(
            { try decorationSources[kind]?.makeReusableView(frame: frame) },
            orTrap: """
                could not dequeue a view of kind: \(kind) - must register a nib or a class for the kind as a decoration \
                view of the layout
                """)
    }

    // MARK: Calls by the collection view

    /// Whether the layout is valid and is not being computed.
    final var isPrepared: Bool { !needsPreparation && !isPreparing }

    /// Prepares the layout if it has been invalidated.
    final func prepareIfNeeded() {
        guard needsPreparation, !isPreparing else { return }
        needsPreparation = false
        isPreparing = true
        defer { isPreparing = false }
        prepare()
    }

    /// Applies the size that a view prefers, if this size invalidates the layout.
    ///
    /// - Returns: whether any position may have changed.
    func takePreferred(
        _ preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard
            shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return false }
        invalidateLayout(
            with: invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        prepareIfNeeded()
        return true
    }

    /// Called at each layout with the attributes of the visible elements, before they are shown.
    func willShow(_ visible: [UICollectionViewLayoutAttributes]) {}

    /// Adapts the layout to an update after which the sections have the given numbers of items. This implementation
    /// invalidates the layout.
    func follow(_ update: TableUpdate, counts: [Int]) {
        let context = makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        invalidateLayout(with: context)
    }
}
