import Foundation

/// Facts about the environment that views are laid out in.
public struct UITraitCollection: Hashable, Sendable {
    /// Device pixels per point.
    public var displayScale: CGFloat
    /// The writing direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    /// The chosen text size.
    public var preferredContentSizeCategory: UIContentSizeCategory

    /// Makes traits.
    ///
    /// - Parameter displayScale: device pixels per point, above 0.
    public init(
        displayScale: CGFloat = 2, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        preferredContentSizeCategory: UIContentSizeCategory = .large
    ) {
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    /// The traits of the current task, for views that are in no hierarchy with traits of its own; scale 2
    /// at first.
    @TaskLocal public static var current = UITraitCollection()
}

/// A writing direction.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// A writing direction, under the name that views use.
public typealias UIUserInterfaceLayoutDirection = UITraitEnvironmentLayoutDirection
