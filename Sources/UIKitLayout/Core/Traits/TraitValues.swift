import Foundation

/// The values of a trait collection. A value is `nil` if the collection does not specify it.
nonisolated struct TraitValues: Hashable, Sendable {
    var displayScale: CGFloat?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var preferredContentSizeCategory: UIContentSizeCategory?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var userInterfaceStyle: UIUserInterfaceStyle?
    var accessibilityContrast: UIAccessibilityContrast?
    var legibilityWeight: UILegibilityWeight?
    var forceTouchCapability: UIForceTouchCapability?
    var displayGamut: UIDisplayGamut?
    var userInterfaceLevel: UIUserInterfaceLevel?

    /// A copy of these values in which the values that `other` specifies replace their counterparts.
    func overridden(by other: TraitValues) -> TraitValues {
        TraitValues(
            displayScale: other.displayScale ?? displayScale, layoutDirection: other.layoutDirection ?? layoutDirection,
            preferredContentSizeCategory: other.preferredContentSizeCategory ?? preferredContentSizeCategory,
            horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
            verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
            userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
            userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
            accessibilityContrast: other.accessibilityContrast ?? accessibilityContrast,
            legibilityWeight: other.legibilityWeight ?? legibilityWeight,
            forceTouchCapability: other.forceTouchCapability ?? forceTouchCapability,
            displayGamut: other.displayGamut ?? displayGamut,
            userInterfaceLevel: other.userInterfaceLevel ?? userInterfaceLevel)
    }

    /// These values, modified by a closure.
    func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: self)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? self
    }
}

/// A set of traits that can be modified.
public nonisolated protocol UIMutableTraits {
    var displayScale: CGFloat { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

/// A set of traits that override the inherited ones.
public nonisolated protocol UITraitOverrides: UIMutableTraits {}

nonisolated struct MutableTraits: UITraitOverrides {
    var values = TraitValues()

    var displayScale: CGFloat {
        get { values.displayScale ?? 2 }
        set { values.displayScale = newValue }
    }
    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection ?? .leftToRight }
        set { values.layoutDirection = newValue }
    }
    var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory ?? .large }
        set { values.preferredContentSizeCategory = newValue }
    }
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass ?? .unspecified }
        set { values.horizontalSizeClass = newValue }
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass ?? .unspecified }
        set { values.verticalSizeClass = newValue }
    }
    var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom ?? .unspecified }
        set { values.userInterfaceIdiom = newValue }
    }
    var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle ?? .unspecified }
        set { values.userInterfaceStyle = newValue }
    }
    var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast ?? .unspecified }
        set { values.accessibilityContrast = newValue }
    }
    var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel ?? .unspecified }
        set { values.userInterfaceLevel = newValue }
    }
    var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight ?? .unspecified }
        set { values.legibilityWeight = newValue }
    }
}
