import Foundation

/// A cell of a compositional layout: how large it is, and what stands around it.
open class NSCollectionLayoutItem: NSObject, NSCopying {
    deinit {}

    /// The size, in the item's group.
    public let layoutSize: NSCollectionLayoutSize
    /// Views beside the item, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// What the item is smaller than its size, in points; ignored where a length is estimated, as in UIKit. Leading is
    /// the left edge, whatever the writing direction.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes an item.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }

    /// An item with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
        return copy
    }

    /// What the item's frame loses of its size.
    var effectiveInsets: UIEdgeInsets {
        let axes = layoutSize.estimatedAxes
        return UIEdgeInsets(
            top: axes?.height == true ? 0 : contentInsets.top, left: axes?.width == true ? 0 : contentInsets.leading,
            bottom: axes?.height == true ? 0 : contentInsets.bottom,
            right: axes?.width == true ? 0 : contentInsets.trailing)
    }
}

/// A view beside an item or a section of a compositional layout.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    deinit {}

    /// The kind of the supplementary view.
    public let elementKind: String
    /// Where the view lies in its item.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which point of the view lies there; `nil`: the one that the container's anchor names.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Which views are in front of others.
    open var zIndex = 1

    /// Makes a view that lies inside its item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, container: containerAnchor, item: nil)
    }

    /// Makes a view of which a point lies at a point of its item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, container: containerAnchor, item: itemAnchor)
    }

    init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, container: NSCollectionLayoutAnchor,
        item: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, containerAnchor, itemAnchor) = (elementKind, container, item)
        super.init(layoutSize: layoutSize)
    }

    /// An item with the same properties.
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    /// The frame beside an item, in the coordinates of its frame.
    func frame(beside item: CGRect) -> CGRect {
        let size = layoutSize.size(in: item.size)
        let anchor = itemAnchor ?? containerAnchor
        let point = containerAnchor.edgePoint(of: item)
        let own = anchor.edgePoint(of: CGRect(origin: .zero, size: size))
        let offset = containerAnchor.offset(of: size)
        let shift = itemAnchor?.offset(of: size) ?? .zero
        return CGRect(
            origin: CGPoint(x: point.x - own.x + offset.x + shift.x, y: point.y - own.y + offset.y + shift.y),
            size: size)
    }
}

/// A point of an item that a supplementary view is tied to.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    deinit {}

    /// The edges that the point lies on; the middle of an axis without an edge.
    public let edges: NSDirectionalRectEdge
    /// The distance from there: in points, or as a fraction of the supplementary view's size.
    public let offset: CGPoint
    private let isFractional: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, self.isFractional) = (edges, offset, isFractional)
    }

    /// Makes the point on some edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }

    /// Makes a point at a distance, in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Makes a point at a distance, as a fraction of the supplementary view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The same object, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    func edgePoint(of rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    func offset(of size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
