import Foundation

/// The environment in which views are laid out. Immutable.
///
/// Unspecified values read as those of a left-to-right phone with two pixels per point and the text size large;
/// unspecified size classes, idioms and styles read as unspecified.
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

    /// Creates traits that specify nothing.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// Creates traits from the values that affect layout.
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

    /// Creates traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().modified(by: mutations))
    }

    /// Creates the union of several collections; later ones take precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// The same traits, modified by a closure.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.modified(by: mutations))
    }

    /// A phone in portrait orientation with two pixels per point and light style.
    static let phone = UITraitCollection(
        TraitValues(
            displayScale: 2, layoutDirection: .leftToRight, preferredContentSizeCategory: .large,
            horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
            userInterfaceStyle: .light))

    /// Whether these traits have all values that another collection specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether colours can look different in this collection and in another.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.userInterfaceStyle != traitCollection?.values.userInterfaceStyle
            || values.accessibilityContrast != traitCollection?.values.accessibilityContrast
    }

    /// Whether another object is a collection with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    /// A hash value that is the same for equal collections.
    public override var hash: Int { values.hashValue }
}
