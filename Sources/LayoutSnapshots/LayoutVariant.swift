import Foundation
import UIKitLayout

/// The conditions in which one snapshot is taken: the size, the traits and the safe area.
public nonisolated struct LayoutVariant: Hashable, Sendable {
    /// The width in points; `nil` for the subject's own width.
    public var width: CGFloat?
    /// The height in points; `nil` for the height that the subject needs.
    public var height: CGFloat?
    /// The size classes; `nil` for those of the current traits.
    public var sizeClasses: LayoutSizeClasses?
    /// The interface style.
    public var appearance = UIUserInterfaceStyle.light
    /// The layout direction.
    public var direction = UITraitEnvironmentLayoutDirection.leftToRight
    /// The text size.
    public var textSize = UIContentSizeCategory.large
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The insets of the safe area of a view controller, in points.
    public var safeArea: UIEdgeInsets

    /// Creates a variant in light style, from left to right, with the text size L.
    public init(width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero) {
        (self.width, self.height, self.scale, self.safeArea) = (width, height, scale, safeArea)
    }

    /// The traits of the variant: the current traits of the task, in which those that the variant specifies are
    /// replaced.
    public var traits: UITraitCollection {
        UITraitCollection.current.modifyingTraits { traits in
            traits.displayScale = scale
            traits.userInterfaceStyle = appearance
            traits.layoutDirection = direction
            traits.preferredContentSizeCategory = textSize
            guard let sizeClasses else { return }
            traits.horizontalSizeClass = sizeClasses.horizontal
            traits.verticalSizeClass = sizeClasses.vertical
        }
    }

    /// The part of file names that identifies the variant, such as `320.dark.rtl.AX3`.
    ///
    /// A width, size classes, `dark`, `rtl` and a text size each have a part, in this order, if they differ from the
    /// default. The height, the scale and the safe area have none. The name of the default variant is empty. A variant
    /// that is added to an assertion therefore changes no other name.
    public var name: String {
        var parts: [String] = []
        if let width { parts.append(width.shortDescription) }
        if let sizeClasses { parts.append(sizeClasses.name) }
        if appearance == .dark { parts.append("dark") }
        if direction == .rightToLeft { parts.append("rtl") }
        if textSize != .large { parts.append(Self.textSizeNames[textSize] ?? textSize.rawValue) }
        return parts.joined(separator: ".")
    }

    private static let textSizeNames: [UIContentSizeCategory: String] = [
        .unspecified: "text", .extraSmall: "XS", .small: "S", .medium: "M", .extraLarge: "XL", .extraExtraLarge: "XXL",
        .extraExtraExtraLarge: "XXXL", .accessibilityMedium: "AX1", .accessibilityLarge: "AX2",
        .accessibilityExtraLarge: "AX3", .accessibilityExtraExtraLarge: "AX4",
        .accessibilityExtraExtraExtraLarge: "AX5",
    ]
}

nonisolated extension CGFloat {
    /// The number with at most three decimals and without trailing zeros.
    var shortDescription: String {
        let thousandths = (self * 1000).rounded()
        guard thousandths.magnitude < 1e15 else { return "\(self)" }
        let number = Int(thousandths)
        guard number % 1000 != 0 else { return "\(number / 1000)" }
        var digits = String(1000 + number.magnitude % 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(number < 0 ? "-" : "")\(number.magnitude / 1000).\(digits)"
    }
}
