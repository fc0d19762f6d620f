import Foundation

/// A section of a compositional layout: a group, over and over, with headers and footers.
open class NSCollectionLayoutSection: NSObject, NSCopying {
    deinit {}

    let group: NSCollectionLayoutGroup
    /// The distances of the groups from the edges of the section, in points. Leading is the left edge, whatever the writing direction.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// What the insets are measured from; by default what the layout says.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The distance between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// Whether groups lie across the direction in which the layout scrolls. They have the frames that they have before
    /// anybody scrolls them.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are inside the leading and trailing insets.
    open var supplementariesFollowContentInsets = true
    /// What is behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called when items come into sight; does nothing on Linux.
    open var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

    /// Makes a section of a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    /// A section with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        (copy.contentInsets, copy.contentInsetsReference) = (contentInsets, contentInsetsReference)
        (copy.interGroupSpacing, copy.orthogonalScrollingBehavior) = (interGroupSpacing, orthogonalScrollingBehavior)
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        (copy.decorationItems, copy.visibleItemsInvalidationHandler) = (
            decorationItems, visibleItemsInvalidationHandler
        )
        return copy
    }
}

/// An item in sight, as a section's handler sees it; nobody calls the handler on Linux.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The item.
    var indexPath: IndexPath { get }
    /// The frame in the content, in points.
    var frame: CGRect { get }
}

/// How a section scrolls across the direction of its layout; stored, as nobody scrolls it on Linux.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    case none = 0
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets are measured from.
public nonisolated enum UIContentInsetsReference: Int, Hashable, Sendable {
    case automatic = 0
    case none, safeArea, layoutMargins, readableContent
}

/// Where a header or footer lies at the edge of its section. Leading is the left edge, whatever the writing direction.
public nonisolated enum NSRectAlignment: Int, Hashable, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    /// The edges that it names.
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

    /// Where it lies.
    public let alignment: NSRectAlignment
    /// How far it is from there, in points.
    public let offset: CGPoint
    /// Whether the section is longer by it; otherwise it lies over the section's content.
    open var extendsBoundary = true
    /// Whether it stays in sight as long as its section is; stored, it does nothing on Linux.
    open var pinToVisibleBounds = false

    /// Makes a header or footer.
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

/// A view behind a section of a compositional layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    deinit {}

    /// The kind of the decoration view.
    public let elementKind: String
    /// Which views are in front of others.
    open var zIndex = -1

    private init(elementKind: String) {
        self.elementKind = elementKind
        let all = NSCollectionLayoutDimension.fractionalWidth(1)
        super.init(layoutSize: NSCollectionLayoutSize(widthDimension: all, heightDimension: .fractionalHeight(1)))
    }

    /// A view behind the whole section, inside ``NSCollectionLayoutItem/contentInsets``.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    /// The same object.
    open override func copy(with zone: NSZone? = nil) -> Any { self }
}
