import Foundation

/// Items beside or below each other, repeated along a section of a compositional layout.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    deinit {}

    /// How a group arranges its items.
    enum Arrangement {
        /// Along an axis: as many as fit, or a number of them.
        case line(NSLayoutConstraint.Axis, [NSCollectionLayoutItem], count: ItemCount)
        /// As a closure says.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// How many items a group has.
    enum ItemCount {
        /// As many as fit.
        case fitting
        /// So many, which share the length of the group.
        case sharing(Int)
        /// So many, as long as they say.
        case repeating(Int)
    }

    let arrangement: Arrangement
    /// The distance between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(layoutSize: NSCollectionLayoutSize, arrangement: Arrangement) {
        self.arrangement = arrangement
        super.init(layoutSize: layoutSize)
    }

    /// Items beside each other, over and over, as many as fit.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .line(.horizontal, subitems, count: .fitting))
    }

    /// Items beside each other that share the width of the group.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize: layoutSize, arrangement: .line(.horizontal, [subitem], count: .sharing(count)))
    }

    /// An item beside itself, so many times.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize: layoutSize, arrangement: .line(.horizontal, [subitem], count: .repeating(count)))
    }

    /// Items below each other, over and over, as many as fit.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .line(.vertical, subitems, count: .fitting))
    }

    /// Items below each other that share the height of the group.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize: layoutSize, arrangement: .line(.vertical, [subitem], count: .sharing(count)))
    }

    /// An item below itself, so many times.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize: layoutSize, arrangement: .line(.vertical, [subitem], count: .repeating(count)))
    }

    /// Items where a closure says.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .custom(itemProvider))
    }

    /// The items that the group repeats; none where a closure makes them.
    public var subitems: [NSCollectionLayoutItem] {
        if case .line(_, let items, _) = arrangement { return items }
        return []
    }

    /// A group with the same properties.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: arrangement)
        (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
        copy.interItemSpacing = interItemSpacing
        return copy
    }
}

/// Says where the items of a group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

/// An item of a group that a closure arranges.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    deinit {}

    /// The frame in the group, in points.
    public let frame: CGRect
    /// Which items are in front of others.
    public let zIndex: Int

    /// Makes an item.
    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
    }

    /// The same object, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a compositional layout is laid out in.
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The container of the section or group.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// A rectangle that a section or group is laid out in.
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that count, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A container and the traits, for closures.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        (self.contentSize, self.contentInsets, traitCollection) = (contentSize, contentInsets, traits)
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: contentSize.width - contentInsets.leading - contentInsets.trailing,
            height: contentSize.height - contentInsets.top - contentInsets.bottom)
    }
}
