import Foundation

/// A group of items that follow one another horizontally or vertically, or that a closure places. A section of a
/// compositional layout repeats the group.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    deinit {}

    /// The arrangement of a group's items.
    enum Arrangement {
        /// Items that follow one another along an axis: as many as fit, or a fixed number.
        case line(NSLayoutConstraint.Axis, [NSCollectionLayoutItem], count: ItemCount)
        /// Items whose frames a closure returns.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// The number of items in a group.
    enum ItemCount {
        /// As many items as fit.
        case fitting
        /// A fixed number of items, which share the length of the group.
        case sharing(Int)
        /// A fixed number of items, each with its own length.
        case repeating(Int)
    }

    let arrangement: Arrangement
    /// The spacing between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(layoutSize: NSCollectionLayoutSize, arrangement: Arrangement) {
        self.arrangement = arrangement
        super.init(layoutSize: layoutSize)
    }

    /// Creates a group of items that are repeated horizontally as often as they fit.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .line(.horizontal, subitems, count: .fitting))
    }

    /// Creates a group of items side by side that share the width of the group.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize: layoutSize, arrangement: .line(.horizontal, [subitem], count: .sharing(count)))
    }

    /// Creates a group that repeats an item horizontally `count` times.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize: layoutSize, arrangement: .line(.horizontal, [subitem], count: .repeating(count)))
    }

    /// Creates a group of items that are repeated vertically as often as they fit.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .line(.vertical, subitems, count: .fitting))
    }

    /// Creates a group of items one below the other that share the height of the group.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize: layoutSize, arrangement: .line(.vertical, [subitem], count: .sharing(count)))
    }

    /// Creates a group that repeats an item vertically `count` times.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize: layoutSize, arrangement: .line(.vertical, [subitem], count: .repeating(count)))
    }

    /// Creates a group whose items are placed by the given closure.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .custom(itemProvider))
    }

    /// The items that the group repeats; empty if a closure places the items.
    public var subitems: [NSCollectionLayoutItem] {
        if case .line(_, let items, _) = arrangement { return items }
        return []
    }

    /// Returns a new group with the same properties.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: arrangement)
        (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
        copy.interItemSpacing = interItemSpacing
        return copy
    }
}

/// A closure that returns the frames of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

/// An item of a group whose items are placed by a closure.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    deinit {}

    /// The frame in the group, in points.
    public let frame: CGRect
    /// The position of the item in the order from back to front: items with greater values are in front.
    public let zIndex: Int

    /// Creates an item with the given frame.
    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
    }

    /// Returns the object itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The environment in which a section or group is laid out.
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The container of the section or group.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The container in which a section or group is laid out.
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size, including the insets, in points.
    var contentSize: CGSize { get }
    /// The size, less the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that apply after adjustments, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment that a layout passes to closures. The object is also the container of that environment.
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
