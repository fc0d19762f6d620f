import Foundation

/// Whether a view's content is mirrored for right-to-left languages.
public nonisolated enum UISemanticContentAttribute: Int, Hashable, Sendable {
    case unspecified = 0
    case playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// Returns the layout direction of views with a semantic attribute, relative to an inherited direction.
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

    /// The traits that are overridden for this view and its descendants, individually.
    public var traitOverrides: any UITraitOverrides {
        get { MutableTraits(values: associatedValue(for: Self.overridesKey) ?? TraitValues()) }
        set {
            guard let values = (newValue as? MutableTraits)?.values else { return }
            setAssociatedValue(values, for: Self.overridesKey)
            let inherited = superview?.traitCollection ?? .current
            overrideTraitCollection = UITraitCollection(inherited.values.overridden(by: values))
        }
    }

    private static let overridesKey = AssociatedKey<TraitValues>()

    /// Calls a closure with the view and its previous traits after one of some traits has changed.
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

    /// Returns a registration that does nothing, because methods cannot be called by name on Linux.
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
