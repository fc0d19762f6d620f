import Foundation

/// A section of a compositional layout: a group that is repeated, with headers, footers and a background.
open class NSCollectionLayoutSection: NSObject, NSCopying {
    deinit {}

    let group: NSCollectionLayoutGroup
    /// The configuration of the list that the section shows; `nil` for other sections.
    var listConfiguration: UICollectionLayoutListConfiguration?
    /// The insets of the groups from the edges of the section, in points. Leading always means left, because in
    /// right-to-left interfaces the collection view mirrors the layout as a whole.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The area from whose edges the insets are measured; `automatic`, the default, means the area that the
    /// configuration of the layout specifies.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The spacing between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The behaviour of scrolling across the direction of the layout. If it is not `none`, the groups follow one
    /// another across that direction. On Linux such groups cannot be scrolled and keep their initial frames.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are inside the section's insets; true by default.
    open var supplementariesFollowContentInsets = true
    /// The decoration items behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// A closure that is called at each layout with the visible items of the section, whose appearance it may change, and
    /// with the content offset. In a section that scrolls across the direction of its layout, the offset is zero.
    open var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    /// Returns a new section with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        (copy.contentInsets, copy.contentInsetsReference) = (contentInsets, contentInsetsReference)
        (copy.interGroupSpacing, copy.orthogonalScrollingBehavior) = (interGroupSpacing, orthogonalScrollingBehavior)
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.listConfiguration = listConfiguration
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        (copy.decorationItems, copy.visibleItemsInvalidationHandler) = (
            decorationItems, visibleItemsInvalidationHandler
        )
        return copy
    }
}

/// A visible item, in the form in which it is passed to a section's handler.
public nonisolated protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The index path of the item.
    var indexPath: IndexPath { get }
    /// The category of the element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; `nil` for cells.
    var representedElementKind: String? { get }
    /// The frame in the content, without the transform, in points.
    var frame: CGRect { get }
    /// The centre of the frame, in points.
    var center: CGPoint { get set }
    /// The rectangle with the size of the frame and the origin zero, in points.
    var bounds: CGRect { get }
    /// The transform around the centre.
    var transform: CGAffineTransform { get set }
    /// The transform around the centre in three dimensions.
    var transform3D: CATransform3D { get set }
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The position in the order from back to front.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
}

nonisolated extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The behaviour of a section that scrolls across the direction of its layout; on Linux all values except `none` have
/// the same effect.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    case none = 0
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The area from whose edges the insets of a section are measured.
public nonisolated enum UIContentInsetsReference: Int, Hashable, Sendable {
    case automatic = 0
    case none, safeArea, layoutMargins, readableContent
}

/// The position of a header or footer at the edges of its section. Leading always means left, because in right-to-left
/// interfaces the collection view mirrors the layout as a whole.
public nonisolated enum NSRectAlignment: Int, Hashable, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    /// The edges of the section at which the position is located.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// A header or footer of a section of a compositional layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    deinit {}

    /// The position at the section's edges.
    public let alignment: NSRectAlignment
    /// The offset from the position that ``alignment`` specifies, in points.
    public let offset: CGPoint
    /// Whether the item extends the section. If not, the item overlaps the section's content.
    open var extendsBoundary = true
    /// Whether the item, if it is at the start or the end of the section along the direction of scrolling, stays visible
    /// as long as its section is visible.
    open var pinToVisibleBounds = false

    /// Creates a header or footer.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            container: NSCollectionLayoutAnchor(edges: alignment.edges), item: nil)
    }
}

/// A decoration view behind a section of a compositional layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    deinit {}

    /// The kind of the decoration view.
    public let elementKind: String
    /// The position of the view in the order from back to front: views with greater values are in front.
    open var zIndex = -1

    private init(elementKind: String) {
        self.elementKind = elementKind
        let all = NSCollectionLayoutDimension.fractionalWidth(1)
        super.init(layoutSize: NSCollectionLayoutSize(widthDimension: all, heightDimension: .fractionalHeight(1)))
    }

    /// Creates the background of a whole section, inset by ``NSCollectionLayoutItem/contentInsets``.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    /// Returns the object itself, not a copy.
    open override func copy(with zone: NSZone? = nil) -> Any { self }
}
