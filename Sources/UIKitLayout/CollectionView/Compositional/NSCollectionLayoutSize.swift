import Foundation

/// A width or height of an item, a group or a supplementary view of a compositional layout.
public final class NSCollectionLayoutDimension: NSObject, NSCopying {
    enum Kind: Hashable {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    let kind: Kind
    /// The fraction, or the length in points.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, dimension)
    }

    /// A fraction of the width of the container.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionalWidth, fractionalWidth) }
    /// A fraction of the height of the container.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(.fractionalHeight, fractionalHeight)
    }
    /// A length in points.
    public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
    /// A length in points that counts until the view says what it wants.
    public static func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }

    /// Whether it is a fraction of the width of the container.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a fraction of the height of the container.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a length in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether it counts until the view says what it wants.
    public var isEstimated: Bool { kind == .estimated }

    /// The same object, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The length in a container, in points.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// A width and a height of a compositional layout.
open class NSCollectionLayoutSize: NSObject, NSCopying {
    deinit {}

    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
    }

    /// The same object, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The size in a container, in points.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The lengths that are estimated, `nil` if none is.
    var estimatedAxes: EstimatedAxes? {
        let axes = EstimatedAxes(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
        return axes.width || axes.height ? axes : nil
    }
}

/// A distance between items: fixed, or at least so much.
public final class NSCollectionLayoutSpacing: NSObject, NSCopying {
    /// The distance, in points.
    public let spacing: CGFloat
    /// Whether the distance takes a part of what is left.
    public let isFlexibleSpacing: Bool
    /// Whether the distance is fixed.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    }

    /// A distance that takes a part of what is left, and at least `flexibleSpacing`.
    public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }

    /// A fixed distance.
    public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }

    /// The same object, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distances around an item.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    deinit {}

    /// The distance before the item.
    public let leading: NSCollectionLayoutSpacing?
    /// The distance above the item.
    public let top: NSCollectionLayoutSpacing?
    /// The distance behind the item.
    public let trailing: NSCollectionLayoutSpacing?
    /// The distance below the item.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes distances; none where there is `nil`.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }

    /// The same object, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
