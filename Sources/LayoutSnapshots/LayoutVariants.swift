import Foundation
import UIKitLayout

/// The combinations of widths, size classes, appearances, directions and text sizes in which a snapshot is taken.
///
/// There is a variant for each combination. An empty list stands for the default: the subject's own width, the current
/// size classes, light style, left to right, and the text size L.
public nonisolated struct LayoutVariants: Hashable, Sendable {
    /// The widths, in points. Unless ``height`` is set, the subject has the height that it needs at each width.
    public var widths: [CGFloat]
    /// The height of all variants, in points; `nil` for the height that the subject needs.
    public var height: CGFloat?
    /// The size classes.
    public var sizeClasses: [LayoutSizeClasses]
    /// The interface styles.
    public var appearances: [UIUserInterfaceStyle]
    /// The layout directions.
    public var directions: [UITraitEnvironmentLayoutDirection]
    /// The text sizes.
    public var textSizes: [UIContentSizeCategory]
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The insets of the safe area of view controllers, in points.
    public var safeArea: UIEdgeInsets

    /// Creates variants. Each argument is described at the property of the same name.
    public init(
        widths: [CGFloat] = [], height: CGFloat? = nil, sizeClasses: [LayoutSizeClasses] = [],
        appearances: [UIUserInterfaceStyle] = [], directions: [UITraitEnvironmentLayoutDirection] = [],
        textSizes: [UIContentSizeCategory] = [], scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero
    ) {
        (self.widths, self.height, self.sizeClasses) = (widths, height, sizeClasses)
        (self.appearances, self.directions, self.textSizes) = (appearances, directions, textSizes)
        (self.scale, self.safeArea) = (scale, safeArea)
    }

    /// All combinations, without those whose name occurs before. Widths vary slowest and text sizes fastest.
    public var all: [LayoutVariant] {
        var variants = [LayoutVariant(height: height, scale: scale, safeArea: safeArea)]
        variants = Self.combine(variants, widths) { $0.width = $1 }
        variants = Self.combine(variants, sizeClasses) { $0.sizeClasses = $1 }
        variants = Self.combine(variants, appearances) { $0.appearance = $1 }
        variants = Self.combine(variants, directions) { $0.direction = $1 }
        variants = Self.combine(variants, textSizes) { $0.textSize = $1 }
        var known: Set<String> = []
        return variants.filter { known.insert($0.name).inserted }
    }

    private static func combine<Value>(
        _ variants: [LayoutVariant], _ values: [Value], _ set: (inout LayoutVariant, Value) -> Void
    ) -> [LayoutVariant] {
        guard !values.isEmpty else { return variants }
        return variants.flatMap { variant in
            values.map { value in
                var changed = variant
                set(&changed, value)
                return changed
            }
        }
    }
}

/// A horizontal and a vertical size class.
public nonisolated struct LayoutSizeClasses: Hashable, Sendable {
    /// The horizontal size class.
    public var horizontal: UIUserInterfaceSizeClass
    /// The vertical size class.
    public var vertical: UIUserInterfaceSizeClass

    /// Creates a pair of size classes.
    public init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The size classes of phones in portrait orientation.
    public static let phone = LayoutSizeClasses(horizontal: .compact, vertical: .regular)
    /// The size classes of most phones in landscape orientation.
    public static let phoneLandscape = LayoutSizeClasses(horizontal: .compact, vertical: .compact)
    /// The size classes of large phones in landscape orientation.
    public static let largePhoneLandscape = LayoutSizeClasses(horizontal: .regular, vertical: .compact)
    /// The size classes of tablets.
    public static let pad = LayoutSizeClasses(horizontal: .regular, vertical: .regular)

    /// The size classes in Xcode's notation, such as `wC-hR` for compact width and regular height.
    var name: String { "w\(Self.letter(horizontal))-h\(Self.letter(vertical))" }

    private static func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        switch sizeClass {
        case .compact: "C"
        case .regular: "R"
        case .unspecified: "Any"
        }
    }
}
