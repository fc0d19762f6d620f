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

    /// Returns a fraction of the container's width.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionalWidth, fractionalWidth) }
    /// Returns a fraction of the container's height.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(.fractionalHeight, fractionalHeight)
    }
    /// Returns a length in points.
    public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
    /// Returns an estimated length in points, which applies until the view is measured.
    public static func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }

    /// Whether the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the dimension is a length in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the dimension is an estimate, which applies until the view is measured.
    public var isEstimated: Bool { kind == .estimated }

    /// Returns the object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The length in a container of the given size, in points.
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

    /// Creates a size from a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
    }

    /// Returns the object itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The size in a container of the given size, in points.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The axes on which the length is estimated; `nil` if no length is estimated.
    var estimatedAxes: EstimatedAxes? {
        let axes = EstimatedAxes(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
        return axes.width || axes.height ? axes : nil
    }
}

/// A fixed or flexible spacing between items.
public final class NSCollectionLayoutSpacing: NSObject, NSCopying {
    /// The spacing, in points; if the spacing is flexible, its minimum.
    public let spacing: CGFloat
    /// Whether the spacing takes a share of the remaining space.
    public let isFlexibleSpacing: Bool
    /// Whether the spacing is fixed.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    }

    /// Returns a spacing of at least `flexibleSpacing` that takes a share of the remaining space.
    public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }

    /// Returns a fixed spacing.
    public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }

    /// Returns the object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing around an item.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    deinit {}

    /// The spacing before the item.
    public let leading: NSCollectionLayoutSpacing?
    /// The spacing above the item.
    public let top: NSCollectionLayoutSpacing?
    /// The spacing after the item.
    public let trailing: NSCollectionLayoutSpacing?
    /// The spacing below the item.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates a spacing; `nil` means no spacing at that edge.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }

    /// Returns the object itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
