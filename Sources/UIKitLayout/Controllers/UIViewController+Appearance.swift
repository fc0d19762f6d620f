import Foundation

extension UIViewController {
    /// How far a controller's appearance has got.
    enum Appearance {
        case disappeared
        case appearing(animated: Bool)
        case appeared
        case disappearing(animated: Bool)
    }

    /// Whether the view is about to appear because the controller came to a container or a window.
    public var isBeingPresented: Bool { presentation.isChanging }
    /// Whether the view is about to disappear because the controller's presentation ends.
    public var isBeingDismissed: Bool { false }
    /// Whether the controller is coming to a parent: not outside of a call.
    public var isMovingToParent: Bool { false }
    /// Whether the controller is leaving its parent: not outside of a call.
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

    /// Notifies the controller and its children that what ``beginAppearanceTransition(_:animated:)`` began is over.
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

    /// Reports the whole appearance, while a closure puts the view into the hierarchy.
    func appear(animated: Bool, _ change: () -> Void) {
        beginAppearanceTransition(true, animated: animated)
        noteIsAppearing(animated)
        change()
        endAppearanceTransition()
    }

    /// Reports the whole disappearance, while a closure takes the view out of the hierarchy.
    func disappear(animated: Bool, _ change: () -> Void) {
        beginAppearanceTransition(false, animated: animated)
        change()
        endAppearanceTransition()
    }

    /// Whether the view is on the way to be seen, or is.
    var isAppearingOrAppeared: Bool {
        switch appearance {
        case .appearing, .appeared: true
        default: false
        }
    }

    private func noteIsAppearing(_ animated: Bool) {
        guard case .appearing = appearance else { return }
        viewIsAppearing(animated)
        for child in shownChildren { child.noteIsAppearing(animated) }
    }

    /// The children that appear and disappear with the controller: those whose views are in its own.
    private var shownChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// Reports other traits.
    final func noteTraitChange(from former: UITraitCollection) {
        for observer in traitObservers { observer.note(former, traitCollection) }
        traitCollectionDidChange(former)
    }

    /// Calls a closure with the controller and its former traits after some traits have changed.
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
