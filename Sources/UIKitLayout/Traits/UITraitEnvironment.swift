import Foundation

/// What has traits: views and view controllers.
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A trait that changes can be observed of.
public protocol UITraitDefinition {
    /// Whether two collections differ in the trait.
    static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// A trait, as its type.
public typealias UITrait = any UITraitDefinition.Type

/// How much room there is from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.horizontalSizeClass != other.horizontalSizeClass
    }
}

/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.verticalSizeClass != other.verticalSizeClass
    }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.userInterfaceStyle != other.userInterfaceStyle
    }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.userInterfaceIdiom != other.userInterfaceIdiom
    }
}

/// Device pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.displayScale != other.displayScale
    }
}

/// The writing direction.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.layoutDirection != other.layoutDirection
    }
}

/// The chosen text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.preferredContentSizeCategory != other.preferredContentSizeCategory
    }
}

/// Whether colours are to contrast more.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.accessibilityContrast != other.accessibilityContrast
    }
}

/// Whether text is to be bolder.
public enum UITraitLegibilityWeight: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.legibilityWeight != other.legibilityWeight
    }
}

/// What a registration for changes of traits is ended with.
public protocol UITraitChangeRegistration {}

/// A closure that is called when traits change.
final class TraitObserver: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
    }

    func note(_ previous: UITraitCollection, _ present: UITraitCollection) {
        if traits.contains(where: { $0.differs(previous, present) }) { handler(previous) }
    }
}
