import Foundation

/// The kind of a view's content, which determines whether the view is mirrored for right-to-left languages.
public nonisolated enum UISemanticContentAttribute: Int, Hashable, Sendable {
    case unspecified = 0
    case playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// Returns the layout direction of a view that has the given semantic attribute and inherits the given direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// The individual traits that are overridden for this view and its descendants.
    public var traitOverrides: any UITraitOverrides {
        get { MutableTraits(values: individualTraits.ofView) }
        set {
            guard let values = (newValue as? MutableTraits)?.values else { return }
            individualTraits.ofView = values
        }
    }

    /// The traits that individually replace inherited ones. Setting this property also sets
    /// ``overrideTraitCollection``, or removes it if no trait is replaced any more.
    final var individualTraits: IndividualTraits {
        get { associatedValue(for: Self.overridesKey) ?? IndividualTraits() }
        set {
            guard newValue != individualTraits else { return }
            setAssociatedValue(newValue, for: Self.overridesKey)
            if newValue == IndividualTraits() { overrideTraitCollection = nil } else { inheritTraits() }
        }
    }

    /// Sets ``overrideTraitCollection`` to the traits that the view inherits now, with the individual traits replaced.
    /// Does nothing if no individual traits are replaced.
    final func inheritTraits() {
        let values = individualTraits.merged
        guard values != TraitValues() else { return }
        let inherited = superview?.traitCollection ?? .current
        overrideTraitCollection = UITraitCollection(inherited.values.overridden(by: values))
    }

    private static let overridesKey = AssociatedKey<IndividualTraits>()

    /// Registers a closure that is called, with the view and its former traits, after one of the given traits has
    /// changed.
    @discardableResult
    public func registerForTraitChanges<View: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (View, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits) { [weak self] previous in
            if let view = self as? View { handler(view, previous) }
        }
        traitObservers.append(observer)
        return observer
    }

    /// Registers a method that is called after one of the given traits has changed. It is never called on Linux, where
    /// methods cannot be called by name.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        TraitObserver(traits) { _ in }
    }

    /// Ends a registration made with ``registerForTraitChanges(_:handler:)``.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.removeAll { $0 === registration as? TraitObserver }
    }
}

/// The traits that individually replace those that a view inherits, by their sources.
nonisolated struct IndividualTraits: Hashable {
    /// The traits that the parent of the view's controller sets, and the controller's interface style.
    var ofController = TraitValues()
    /// The view's interface style.
    var ofStyle = TraitValues()
    /// The traits that the view itself replaces, which take precedence over the others.
    var ofView = TraitValues()

    /// All traits that are replaced.
    var merged: TraitValues { ofController.overridden(by: ofStyle).overridden(by: ofView) }
}

nonisolated extension TraitValues {
    /// Creates the value of an overriding interface style, which replaces nothing if it is unspecified.
    init(overriding style: UIUserInterfaceStyle) {
        self.init()
        userInterfaceStyle = style == .unspecified ? nil : style
    }
}
