import Foundation

/// The traits of the environment in which views are laid out; immutable.
///
/// A collection need not specify all values. The display scale is then read as 2, the layout direction as left to
/// right, and the content size category as large; all other values are read as `unspecified`.
public final nonisolated class UITraitCollection: NSObject, Sendable {
    let values: TraitValues

    /// The number of device pixels per point.
    public let displayScale: CGFloat
    /// The layout direction.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The content size category.
    public let preferredContentSizeCategory: UIContentSizeCategory

    init(_ values: TraitValues) {
        self.values = values
        displayScale = values.displayScale ?? 2
        layoutDirection = values.layoutDirection ?? .leftToRight
        preferredContentSizeCategory = values.preferredContentSizeCategory ?? .large
    }

    /// Creates a collection that specifies no value.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// Creates a collection from the values that affect layout. A value of `nil` is not specified.
    ///
    /// - Parameters:
    ///   - displayScale: The number of device pixels per point, above 0.
    ///   - layoutDirection: The layout direction.
    ///   - preferredContentSizeCategory: The content size category.
    public convenience init(
        displayScale: CGFloat? = nil, layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
        preferredContentSizeCategory: UIContentSizeCategory? = nil
    ) {
        var values = TraitValues()
        values.displayScale = displayScale
        values.layoutDirection = layoutDirection
        values.preferredContentSizeCategory = preferredContentSizeCategory
        self.init(values)
    }

    /// Creates a collection with the values that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().modified(by: mutations))
    }

    /// Creates a collection with the values that any of several collections specify. The last one that specifies a
    /// value takes precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// Returns the same traits, modified by a closure.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.modified(by: mutations))
    }

    /// The traits of a phone in portrait orientation with two pixels per point and light style.
    static let phone = UITraitCollection(
        TraitValues(
            displayScale: 2, layoutDirection: .leftToRight, preferredContentSizeCategory: .large,
            horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
            userInterfaceStyle: .light, userInterfaceLevel: .base))

    /// Whether this collection specifies all values that another one specifies, with equal values. True for `nil`.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether this collection and another one differ in the interface style or the contrast, on which colours may
    /// depend.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.userInterfaceStyle != traitCollection?.values.userInterfaceStyle
            || values.accessibilityContrast != traitCollection?.values.accessibilityContrast
            || values.userInterfaceLevel != traitCollection?.values.userInterfaceLevel
    }

    /// Whether another object is a collection with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    /// A hash value that is the same for equal collections.
    public override var hash: Int { values.hashValue }
}
