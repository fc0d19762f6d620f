import Foundation

/// An object with traits: a view or a view controller.
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A type that represents a trait whose changes can be observed.
public protocol UITraitDefinition {
    /// Whether two collections differ in the trait.
    static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// A trait, represented by a type.
public typealias UITrait = any UITraitDefinition.Type

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.horizontalSizeClass != other.horizontalSizeClass
    }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.verticalSizeClass != other.verticalSizeClass
    }
}

/// The interface style, light or dark.
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

/// The number of device pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.displayScale != other.displayScale
    }
}

/// The layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.layoutDirection != other.layoutDirection
    }
}

/// The content size category.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.preferredContentSizeCategory != other.preferredContentSizeCategory
    }
}

/// The contrast of colours.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.accessibilityContrast != other.accessibilityContrast
    }
}

/// The weight of text.
public enum UITraitLegibilityWeight: UITraitDefinition {
    /// Whether two collections differ in the trait.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.legibilityWeight != other.legibilityWeight
    }
}

/// A registration for trait changes. It is ended by passing it to `unregisterForTraitChanges(_:)`.
public protocol UITraitChangeRegistration {}

/// A closure that is called, with the former traits, when one of the given traits changes.
final class TraitObserver: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
    }

    func traitsDidChange(from previous: UITraitCollection, to present: UITraitCollection) {
        if traits.contains(where: { $0.differs(previous, present) }) { handler(previous) }
    }
}
