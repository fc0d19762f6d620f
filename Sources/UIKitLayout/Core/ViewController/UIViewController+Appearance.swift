import Foundation

extension UIViewController {
    /// The phases of a controller's appearance.
    enum Appearance {
        case disappeared
        case appearing(animated: Bool)
        case appeared
        case disappearing(animated: Bool)
    }

    final func baseBeginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard !isAppearingOrAppeared else { return }
            appearance = .appearing(animated: animated)
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            guard isAppearingOrAppeared else { return }
            appearance = .disappearing(animated: animated)
            viewWillDisappear(animated)
        }
        for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    final func baseEndAppearanceTransition() {
        switch appearance {
        case .appearing(let animated):
            appearance = .appeared
            viewDidAppear(animated)
            presentation.isMovingToParent = false
        case .disappearing(let animated):
            appearance = .disappeared
            viewDidDisappear(animated)
        default: return
        }
        for child in shownChildren { child.endAppearanceTransition() }
    }

    /// Calls the methods that notify the controller of an appearance. The closure, which shows the view and usually
    /// adds it to the hierarchy, runs before the last of them, `viewDidAppear(_:)`.
    func appear(animated: Bool, _ change: () -> Void) {
        beginAppearanceTransition(true, animated: animated)
        propagateIsAppearing(animated)
        change()
        endAppearanceTransition()
    }

    /// Calls the methods that notify the controller of a disappearance. The closure, which removes the view from the
    /// hierarchy if necessary, runs between `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
    func disappear(animated: Bool, _ change: () -> Void) {
        beginAppearanceTransition(false, animated: animated)
        change()
        endAppearanceTransition()
    }

    /// Whether the view is appearing or has appeared.
    var isAppearingOrAppeared: Bool {
        switch appearance {
        case .appearing, .appeared: true
        default: false
        }
    }

    final func propagateIsAppearing(_ animated: Bool) {
        guard case .appearing = appearance else { return }
        viewIsAppearing(animated)
        for child in shownChildren { child.propagateIsAppearing(animated) }
    }

    /// The children that appear and disappear with the controller: those whose views are loaded and are descendants of
    /// the controller's view. There are none if the controller does not forward appearance methods.
    private var shownChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// Notifies the trait observers and then the controller that its traits have changed.
    final func traitsDidChange(from former: UITraitCollection) {
        for observer in traitObservers { observer.traitsDidChange(from: former, to: traitCollection) }
        traitCollectionDidChange(former)
    }

    /// Registers a closure that is called, with the controller and its former traits, after one of the given traits has
    /// changed.
    @discardableResult
    public func registerForTraitChanges<Controller: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (Controller, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits) { [weak self] previous in
            if let controller = self as? Controller { handler(controller, previous) }
        }
        traitObservers.append(observer)
        return observer
    }
}
