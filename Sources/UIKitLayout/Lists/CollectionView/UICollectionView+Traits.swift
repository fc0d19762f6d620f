import Foundation

// The traits and fonts of the views that are reused.
extension UICollectionView {
    /// Gives a reusable view the present traits of the collection view, unless the app has assigned others to the view.
    /// The collection view assigns traits because a view may be configured and measured before it is a subview, and
    /// assigns them again because its own may have changed since the view was created.
    package func passTraits(to view: UICollectionReusableView) {
        let (present, traits) = (view.overrideTraitCollection, traitCollection)
        guard present !== traits, present == nil || present == view.listTraits else { return }
        view.listTraits = traits
        view.overrideTraitCollection = traits
    }

    /// Whether the traits and the fonts are those of the last layout.
    var hasLaidOutTraits: Bool {
        guard let lastLayout else { return false }
        let traits = traitCollection
        return lastLayout.fontChangeCount == TextEnvironment.fontChangeCount
            && (traits === lastLayout.traits || traits == lastLayout.traits)
    }

    /// The bounds at the last layout; `nil` before the first one.
    var laidOutBounds: CGRect? { lastLayout?.bounds }

    /// Passes changed traits to the visible views, and has them measured again if their sizes are estimated. They are also
    /// measured again after a change of the fonts.
    func followTraits() {
        guard !visibleElements.isEmpty, !hasLaidOutTraits else { return }
        for (element, visible) in visibleElements {
            passTraits(to: visible.view)
            outdatedElements.insert(element)
        }
        itemsHaveChanged = true
        collectionViewLayout.invalidateLayout()
    }
}

/// The properties of a collection view, and the set of fonts, for which it was laid out last.
struct LastLayout {
    let bounds: CGRect
    let traits: UITraitCollection
    let fontChangeCount = TextEnvironment.fontChangeCount

    init(of collectionView: UICollectionView) {
        (bounds, traits) = (collectionView.bounds, collectionView.traitCollection)
    }
}
