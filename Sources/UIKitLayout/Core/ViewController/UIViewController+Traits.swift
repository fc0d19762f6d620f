extension UIViewController {
    /// Replaces the traits that a collection specifies in a child controller and its views. If the collection is `nil`,
    /// the child inherits all traits again. Does nothing for a controller that is not a child.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else { return }
        childViewController.traitsFromParent = collection
    }

    /// Returns the traits that ``setOverrideTraitCollection(_:forChild:)`` set for a child controller; `nil` if none
    /// are replaced.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitsFromParent : nil
    }

    /// Makes this object the controller of a view, and passes the controller's replaced traits to the view.
    final func adopt(_ view: UIView) {
        // The first margins of the view are no change of which the controller is notified.
        updateViewMargins()
        view.controller = self
        passTraitsToView()
    }

    /// Passes the traits that the parent and the interface style replace to the controller's view, if it is loaded.
    final func passTraitsToView() {
        let fromParent = traitsFromParent?.values ?? TraitValues()
        viewIfLoaded?.individualTraits.ofController =
            fromParent.overridden(by: TraitValues(overriding: overrideUserInterfaceStyle))
    }
}
