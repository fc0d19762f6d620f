import Foundation

/// An item of a compositional layout: its size, the spacing around it, and the supplementary views attached to it.
open class NSCollectionLayoutItem: NSObject, NSCopying {
    deinit {}

    /// The size, relative to the group that contains the item.
    public let layoutSize: NSCollectionLayoutSize
    /// The supplementary views that are attached to the item, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the item's frame within its size, in points; ignored on axes whose length is estimated, as in
    /// UIKit. Leading always means left, because in right-to-left interfaces the collection view mirrors the layout as
    /// a whole.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item with the given size and supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }

    /// Returns a new item with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
        return copy
    }

    /// The insets in effect: ``contentInsets`` on axes whose length is not estimated, 0 on the others.
    var effectiveInsets: UIEdgeInsets {
        let axes = layoutSize.estimatedAxes
        return UIEdgeInsets(
            top: axes?.height == true ? 0 : contentInsets.top, left: axes?.width == true ? 0 : contentInsets.leading,
            bottom: axes?.height == true ? 0 : contentInsets.bottom,
            right: axes?.width == true ? 0 : contentInsets.trailing)
    }
}

/// A supplementary view that is attached to an item or a section of a compositional layout.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    deinit {}

    /// The kind of the supplementary view.
    public let elementKind: String
    /// The point of the item to which the supplementary view is attached.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the supplementary view that coincides with ``containerAnchor``; `nil` means the point on the same
    /// edges of the supplementary view.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The position of the view in the order from back to front: views with greater values are in front.
    open var zIndex = 1

    /// Creates a supplementary view inside its item, on the edges of the given anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, container: containerAnchor, item: nil)
    }

    /// Creates a supplementary view whose point `itemAnchor` coincides with the point `containerAnchor` of its item.
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

    /// Returns the object itself, not a copy.
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    /// The frame of the supplementary view if the item has the given frame, in the same coordinates.
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

/// A point by which a supplementary view is attached to an item.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    deinit {}

    /// The edges on which the point is located; on an axis without an edge, the point is in the middle.
    public let edges: NSDirectionalRectEdge
    /// The offset from that location, in points or as a fraction of the supplementary view's size.
    public let offset: CGPoint
    private let isFractional: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, self.isFractional) = (edges, offset, isFractional)
    }

    /// Creates an anchor on the given edges, without an offset.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }

    /// Creates an anchor at an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Creates an anchor at an offset that is a fraction of the supplementary view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// Returns the object itself, which is immutable.
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
