import Foundation

/// Facts about the environment that views are laid out in. Immutable.
///
/// What a collection does not specify reads as on a phone of two pixels a point that writes from left to right; the size
/// classes, the idiom and the style read as unspecified.
public final nonisolated class UITraitCollection: NSObject, Sendable {
    let values: TraitValues

    /// Device pixels per point.
    public let displayScale: CGFloat
    /// The writing direction.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The chosen text size.
    public let preferredContentSizeCategory: UIContentSizeCategory

    init(_ values: TraitValues) {
        self.values = values
        displayScale = values.displayScale ?? 2
        layoutDirection = values.layoutDirection ?? .leftToRight
        preferredContentSizeCategory = values.preferredContentSizeCategory ?? .large
    }

    /// Makes traits that specify nothing.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// Makes traits of those that matter to layout.
    ///
    /// - Parameters:
    ///   - displayScale: device pixels per point, above 0.
    ///   - layoutDirection: the writing direction.
    ///   - preferredContentSizeCategory: the chosen text size.
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

    /// Makes traits that a closure fills in.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().modified(by: mutations))
    }

    /// Makes traits of several collections; what a later one specifies counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// The same traits, with the changes of a closure.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.modified(by: mutations))
    }

    /// A phone with two pixels a point, upright, light.
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

    /// Whether colours can look different in this collection and another.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.userInterfaceStyle != traitCollection?.values.userInterfaceStyle
            || values.accessibilityContrast != traitCollection?.values.accessibilityContrast
    }

    /// Whether another object is a collection with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    /// The same for collections with the same values.
    public override var hash: Int { values.hashValue }
}
