import Foundation

nonisolated extension UITraitCollection {
    /// How much room there is from left to right.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    /// Whether colours are to contrast more.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    /// Whether text is to be bolder.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }

    /// The writing direction, as views have it.
    var writingDirection: UIUserInterfaceLayoutDirection {
        layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Makes traits that specify how much room there is from left to right.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
    }

    /// Makes traits that specify how much room there is from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(verticalSizeClass: verticalSizeClass))
    }

    /// Makes traits that specify the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
    }

    /// Makes traits that specify light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
    }

    /// Makes traits that specify whether colours are to contrast more.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(TraitValues(accessibilityContrast: accessibilityContrast))
    }

    /// Makes traits that specify whether text is to be bolder.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(TraitValues(legibilityWeight: legibilityWeight))
    }
}

/// A writing direction.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// A writing direction, as views have it.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// How much room there is on an axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    case unspecified = 0
    case compact, regular
}

/// A kind of device.
public nonisolated enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    case unspecified = -1
    case phone = 0
    case pad, tv, carPlay
    case mac = 5
    case vision = 6
}

/// Light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified = 0
    case light, dark
}

/// Whether colours are to contrast more.
public nonisolated enum UIAccessibilityContrast: Int, Hashable, Sendable {
    case unspecified = -1
    case normal = 0
    case high
}

/// Whether text is to be bolder.
public nonisolated enum UILegibilityWeight: Int, Hashable, Sendable {
    case unspecified = -1
    case regular = 0
    case bold
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of device of the present traits.
public nonisolated func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
}
