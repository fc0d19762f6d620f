extension UIViewController {
    /// Replaces traits in a child controller and its views: those that the collection specifies. If the collection is
    /// `nil`, the child inherits all traits again. Does nothing for a controller that is not a child.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else { return }
        childViewController.traitsFromParent = collection
    }

    /// Returns the traits that replace those that a child controller inherits; `nil` if none are replaced.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitsFromParent : nil
    }

    /// Becomes the controller of a view, which gets the traits that are replaced in the controller.
    final func adopt(_ view: UIView) {
        view.controller = self
        passTraitsToView()
    }

    /// Replaces the traits in the controller's view, if it is loaded, that the parent and the interface style replace.
    final func passTraitsToView() {
        let fromParent = traitsFromParent?.values ?? TraitValues()
        viewIfLoaded?.individualTraits.ofController =
            fromParent.overridden(by: TraitValues(overriding: overrideUserInterfaceStyle))
    }
}
