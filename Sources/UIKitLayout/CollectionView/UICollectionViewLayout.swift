import Foundation
import Trapping

/// Says where the elements of a collection view lie. Subclasses compute attributes; this class has none.
open class UICollectionViewLayout: NSObject {
    deinit {}

    /// The collection view that is laid out; `nil` before there is one.
    public internal(set) weak var collectionView: UICollectionView?

    private var decorationSources: [String: ViewSource] = [:]
    private var needsPreparation = true
    /// Whether ``prepare()`` runs, in which invalidations are part of it.
    private(set) var isPreparing = false

    /// Makes a layout without a collection view.
    public override init() {
        super.init()
    }

    /// Makes a layout for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The class of attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of invalidation contexts that the layout understands.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Attributes

    /// Called before the layout is asked for attributes, when something has changed.
    open func prepare() {}

    /// The attributes of everything that a rectangle of the content meets; none unless a subclass has some.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item; `nil` unless a subclass has some.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view; `nil` unless a subclass has some.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view; `nil` unless a subclass has some.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The size of the content, in points; nothing unless a subclass says otherwise.
    open var collectionViewContentSize: CGSize { .zero }

    /// Whether the layout counts from the right edge of the content where one reads from right to left; no unless a subclass
    /// says otherwise. Compositional layouts do.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The writing direction that the layout was written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Where scrolling ends that would end at an offset; there unless a subclass says otherwise.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Where scrolling with a velocity ends that would end at an offset; there unless a subclass says otherwise.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Invalidation

    /// Has everything computed anew at the next layout of the collection view.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    /// Has what a context names computed anew at the next layout of the collection view. Subclasses call the inherited
    /// one.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        guard !isPreparing else { return }
        needsPreparation = true
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Whether other bounds of the collection view, as when it scrolls, need another layout; not unless a subclass says
    /// so.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What other bounds of the collection view invalidate.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Whether the size that a view prefers needs another layout; not unless a subclass says so.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What the size that a view prefers invalidates.
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

    /// Called before an update is laid out; does nothing on Linux unless a subclass does something.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called after an update was laid out.
    open func finalizeCollectionViewUpdates() {}

    /// The places of supplementary views of a kind that an update adds; never asked for on Linux.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The places of supplementary views of a kind that an update takes away; never asked for on Linux.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The places of decoration views of a kind that an update adds; never asked for on Linux.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The places of decoration views of a kind that an update takes away; never asked for on Linux.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Animations

    /// Where an item that is new comes from; never asked for on Linux.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item that leaves goes; never asked for on Linux.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a supplementary view that is new comes from; never asked for on Linux.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a supplementary view that leaves goes; never asked for on Linux.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Called before the bounds change in an animation; never called on Linux.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after the bounds have changed in an animation; never called on Linux.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before this layout takes the place of another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called before another layout takes the place of this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called when one layout has taken the place of another.
    open func finalizeLayoutTransition() {}

    // MARK: Decoration views

    /// Registers a class for decoration views of a kind; `nil` takes the registration back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = ViewSource.ofReusableView(viewClass)
    }

    /// Registers a nib, or another source, for decoration views of a kind.
    open func register(_ source: (any ReusableViewSource)?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = source.map(ViewSource.source)
    }

    final func makeDecorationView(ofKind kind: String) -> UICollectionReusableView {
        guard let view = try? decorationSources[kind]?.makeReusableView() else {
            trap(
                """
                could not dequeue a view of kind: \(kind) - must register a nib or a class for the kind as a decoration \
                view of the layout
                """)
        }
        return view
    }

    // MARK: Notifications of the collection view

    /// Prepares the layout if something has changed.
    final func prepareIfNeeded() {
        guard needsPreparation, !isPreparing else { return }
        needsPreparation = false
        isPreparing = true
        defer { isPreparing = false }
        prepare()
    }

    /// Takes the size that a view prefers.
    ///
    /// - Returns: whether anything may lie elsewhere now.
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

    /// Follows an update of the items, after which sections have so many.
    func follow(_ update: TableUpdate, counts: [Int]) {
        let context = makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        invalidateLayout(with: context)
    }

    /// The attributes of an element.
    final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.indexPath)
        case .supplementaryView:
            layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
        }
    }
}
