import Foundation

/// Whether a view's content turns with the writing direction.
public nonisolated enum UISemanticContentAttribute: Int, Hashable, Sendable {
    case unspecified = 0
    case playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// The writing direction of views with an attribute, beside another direction.
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

    /// Traits that hold for this view and all below it, one by one.
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

    /// Calls a closure with the view and its former traits after some traits have changed.
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

    /// Stores a target, whose method cannot be called by name on Linux.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        TraitObserver(traits) { _ in }
    }

    /// Ends what ``registerForTraitChanges(_:handler:)`` began.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.removeAll { $0 === registration as? TraitObserver }
    }
}
