import Foundation

nonisolated extension UITraitCollection {
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    /// The interface style, light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    /// The contrast of colours that the user has chosen.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    /// The weight of text that the user has chosen, regular or bold.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }

    /// The layout direction of views: left to right unless the traits specify right to left.
    var writingDirection: UIUserInterfaceLayoutDirection {
        layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Creates traits that specify the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
    }

    /// Creates traits that specify the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(verticalSizeClass: verticalSizeClass))
    }

    /// Creates traits that specify the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
    }

    /// Creates traits that specify the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
    }

    /// Creates traits that specify the contrast of colours.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(TraitValues(accessibilityContrast: accessibilityContrast))
    }

    /// Creates traits that specify the weight of text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(TraitValues(legibilityWeight: legibilityWeight))
    }
}

/// The layout direction of a trait collection.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The layout direction of views.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// The amount of space that an interface has on an axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    case unspecified = 0
    case compact, regular
}

/// The kind of device that an interface is for.
public nonisolated enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    case unspecified = -1
    case phone = 0
    case pad, tv, carPlay
    case mac = 5
    case vision = 6
}

/// An interface style, light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified = 0
    case light, dark
}

/// The contrast of colours that the user has chosen.
public nonisolated enum UIAccessibilityContrast: Int, Hashable, Sendable {
    case unspecified = -1
    case normal = 0
    case high
}

/// The weight of text that the user has chosen.
public nonisolated enum UILegibilityWeight: Int, Hashable, Sendable {
    case unspecified = -1
    case regular = 0
    case bold
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the kind of device that the current traits specify.
public nonisolated func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
}
