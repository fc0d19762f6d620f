import Foundation
import Trapping

/// A closure that returns the section at the given index. It must not return `nil`.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The configuration of a compositional layout as a whole.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    deinit {}

    /// The direction in which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout, before the first and after the last section. The index path of such a
    /// view has one number, its index among those of its kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The area from whose edges the insets of sections are measured; the safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates a configuration that scrolls vertically.
    public override init() {
        super.init()
    }

    /// Returns a new configuration with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// A layout composed of sections. Each section repeats a group of items whose sizes are specified.
///
/// The number of items in a group follows from the specified sizes, including estimates. An item whose measured size
/// differs from its estimate stays in its group.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    deinit {}

    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    private var stack: SectionStack?
    private var boundaries: LayoutBoundaries?
    private var loadedContainer: Container?
    private var isFollowing = false

    /// The configuration of the layout as a whole.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    /// The size of the space in which sections are laid out, and the other properties of the collection view on which
    /// sections depend.
    private struct Container: Equatable {
        let size: CGSize
        let inset, safeArea, margins: UIEdgeInsets
        let traits: UITraitCollection
        let fontChangeCount = TextEnvironment.fontChangeCount

        init(of collectionView: UICollectionView) {
            inset = collectionView.adjustedContentInset
            size = CGRect(origin: .zero, size: collectionView.bounds.size).inset(by: inset).size
            (safeArea, margins) = (collectionView.safeAreaInsets, collectionView.layoutMargins)
            traits = collectionView.traitCollection
        }
    }

    /// Creates a layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(sectionProvider: { _, _ in section })
    }

    /// Creates a layout whose sections are all alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout with a closure that returns the sections.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout with a closure that returns the sections.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (self.sectionProvider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    /// Returns `nil`, because an Interface Builder file cannot specify sections.
    public required init?(coder: NSCoder) { nil }

    // MARK: Loading

    open override func prepare() {
        super.prepare()
        _ = loadedStack()
    }

    private func loadedStack() -> SectionStack? {
        guard let collectionView else { return nil }
        let container = Container(of: collectionView)
        if let stack, loadedContainer == container { return stack }
        loadedContainer = container
        let sections = collectionView.itemCounts.enumerated().map { section, count in
            GroupSection(plan: plan(ofSection: section, container), itemCount: count)
        }
        let made = SectionStack(
            direction: configuration.scrollDirection, spacing: configuration.interSectionSpacing, sections: sections)
        made.attributesClass = attributesClass
        made.makeSection = { [unowned self] in GroupSection(plan: plan(ofSection: $0, container), itemCount: 0) }
        stack = made
        boundaries = LayoutBoundaries(
            configuration.boundarySupplementaryItems, direction: configuration.scrollDirection,
            contentSize: container.size, scale: container.traits.displayScale)
        return made
    }

    /// The sections with the headers and footers of the whole layout.
    private func loadedContent() -> CompositionalContent? {
        guard let stack = loadedStack(), let boundaries, let collectionView else { return nil }
        return CompositionalContent(stack: stack, boundaries: boundaries, in: collectionView)
    }

    /// The configuration of the list that a section shows; `nil` if the section is not a list.
    func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        guard let collectionView else { return nil }
        let container = loadedContainer ?? Container(of: collectionView)
        let environment = LayoutEnvironment(contentSize: container.size, traits: container.traits)
        return sectionProvider(section, environment)?.listConfiguration
    }

    private func plan(ofSection section: Int, _ container: Container) -> GroupPlan {
        let environment = LayoutEnvironment(contentSize: container.size, traits: container.traits)
        guard let made = sectionProvider(section, environment) else {
            trap("the section provider of a compositional layout returned nil for section \(section)")
        }
        let reference =
            made.contentInsetsReference == .automatic
            ? configuration.contentInsetsReference : made.contentInsetsReference
        let insets: UIEdgeInsets =
            switch reference {
            case .automatic, .safeArea: container.safeArea
            case .layoutMargins, .readableContent: container.margins
            case .none: .zero
            }
        return GroupPlan(
            section: made, direction: configuration.scrollDirection, contentSize: container.size, reference: insets,
            traits: container.traits)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !isFollowing { stack = nil }
        super.invalidateLayout(with: context)
    }

    override func follow(_ update: TableUpdate, counts: [Int]) {
        guard let stack, let loadedContainer else { return super.follow(update, counts: counts) }
        stack.follow(update, counts: counts)
        for (number, section) in stack.sections.enumerated() {
            (section as? GroupSection)?.redefine(plan(ofSection: number, loadedContainer))
            stack.storeExtent(of: number)
        }
        isFollowing = true
        defer { isFollowing = false }
        super.follow(update, counts: counts)
    }

    // MARK: Attributes

    open override var collectionViewContentSize: CGSize {
        guard let content = loadedContent(), let loadedContainer else { return .zero }
        let direction = content.stack.direction
        return direction.size(AxisSize(main: content.extent, cross: direction.axisSize(loadedContainer.size).cross))
    }

    /// Returns `true`, because in right-to-left interfaces leading is on the right.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        loadedContent()?.attributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        loadedContent()?.attributes(ofItem: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        loadedContent()?.attributes(ofSupplement: elementKind, at: indexPath)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        loadedContent()?.attributes(ofDecoration: elementKind, at: indexPath)
    }

    override func willShow(_ visible: [UICollectionViewLayoutAttributes]) {
        guard let stack, let container = loadedContainer, let offset = collectionView?.contentOffset else { return }
        let visible = visible.filter { $0.indexPath.count == 2 }
        for number in Set(visible.map(\.indexPath.section)).sorted() where stack.sections.indices.contains(number) {
            guard let section = stack.sections[number] as? GroupSection,
                let handler = section.plan.section.visibleItemsInvalidationHandler
            else { continue }
            handler(
                visible.filter { $0.indexPath.section == number }, section.plan.isOrthogonal ? .zero : offset,
                LayoutEnvironment(contentSize: container.size, traits: container.traits))
        }
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView, let loadedContainer else { return false }
        return Container(of: collectionView) != loadedContainer
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
        guard let axes = original.estimatedAxes, let content = loadedContent() else { return false }
        let changes = shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        var size = original.size
        if changes, axes.width { size.width = preferred.size.width }
        if changes, axes.height { size.height = preferred.size.height }
        size.requireItemSize(at: original.indexPath)
        content.setSize(size, of: original.element)
        return changes
    }
}
