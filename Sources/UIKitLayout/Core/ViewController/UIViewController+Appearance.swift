import Foundation

extension UIViewController {
    /// The phases of a controller's appearance.
    enum Appearance {
        case disappeared
        case appearing(animated: Bool)
        case appeared
        case disappearing(animated: Bool)
    }

    /// Whether the controller is being presented, which is the case only during ``present(_:animated:completion:)``.
    public var isBeingPresented: Bool { presentation.isChanging }
    /// Always `false` on Linux, even during a dismissal.
    public var isBeingDismissed: Bool { false }
    /// Always `false` on Linux, even while a parent adds the controller.
    public var isMovingToParent: Bool { false }
    /// Always `false` on Linux, even while the parent removes the controller.
    public var isMovingFromParent: Bool { false }

    /// Notifies the controller and its children that its view is about to appear or disappear.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard case .disappeared = appearance else { return }
            appearance = .appearing(animated: animated)
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            guard case .appeared = appearance else { return }
            appearance = .disappearing(animated: animated)
            viewWillDisappear(animated)
        }
        for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began and notifies the controller and its
    /// children.
    public func endAppearanceTransition() {
        switch appearance {
        case .appearing(let animated):
            appearance = .appeared
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            viewDidDisappear(animated)
        default: return
        }
        for child in shownChildren { child.endAppearanceTransition() }
    }

    /// Sends all callbacks of an appearance; the closure adds the view to the hierarchy.
    func appear(animated: Bool, _ change: () -> Void) {
        beginAppearanceTransition(true, animated: animated)
        propagateIsAppearing(animated)
        change()
        endAppearanceTransition()
    }

    /// Sends all callbacks of a disappearance; the closure removes the view from the hierarchy.
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

    private func propagateIsAppearing(_ animated: Bool) {
        guard case .appearing = appearance else { return }
        viewIsAppearing(animated)
        for child in shownChildren { child.propagateIsAppearing(animated) }
    }

    /// The children that appear and disappear with the controller: those whose views are descendants of its view.
    private var shownChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// Notifies observers and the controller of changed traits.
    final func traitsDidChange(from former: UITraitCollection) {
        for observer in traitObservers { observer.traitsDidChange(from: former, to: traitCollection) }
        traitCollectionDidChange(former)
    }

    /// Registers a closure that is called, with the controller and its former traits, after one of the traits has
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
