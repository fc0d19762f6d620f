import Foundation

/// The members of a view controller that concern the status bar, orientation, editing and focus.
///
/// ``UIViewController`` is the only direct subclass. The members are declared in a class because members of an
/// extension cannot be overridden.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class ControllerAppearance: UIResponder {
    deinit {}

    // MARK: Traits

    /// The interface style that replaces the inherited one in the controller's view; `unspecified` by default, which
    /// replaces none.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { (self as? UIViewController)?.passTraitsToView() }
    }
    /// The traits that the parent replaces in the controller; `nil` if the parent replaces none.
    final var traitsFromParent: UITraitCollection? {
        didSet { (self as? UIViewController)?.passTraitsToView() }
    }

    // MARK: Bars and orientation

    /// Whether the status bar is hidden; never read on Linux.
    open var prefersStatusBarHidden: Bool { false }
    /// The style of the status bar; never read on Linux.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The child controller that determines the style of the status bar; `nil` by default, never read on Linux.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child controller that determines whether the status bar is hidden; `nil` by default, never read on Linux.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child controller that determines whether the home indicator is hidden; `nil` by default, never read on
    /// Linux.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The animation of a change of the status bar; never read on Linux.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether a controller that is not presented in full screen determines the status bar. Stored; has no effect on
    /// Linux.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// The edges at which the app's gestures precede those of the system; never read on Linux.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child controller that determines those edges; `nil` by default, never read on Linux.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Requests that ``preferredScreenEdgesDeferringSystemGestures`` be read again. Does nothing on Linux.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Saves the state of the controller; never called on Linux.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores the state of the controller; never called on Linux.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called after the state of all controllers has been restored; never called on Linux.
    open func applicationFinishedRestoringState() {}
    /// Whether the home indicator is hidden; never read on Linux.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The orientations that the interface supports; never read on Linux.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether the interface rotates with the device; never read on Linux.
    open var shouldAutorotate: Bool { true }
    /// The orientation in which the interface is presented first; never read on Linux.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the content is editable. Setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    /// Starts or ends editing: sets ``isEditing`` and the title of ``editButtonItem``.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        editButton.map(showEditing)
    }

    /// The button that starts and ends editing, with the title Edit or, during editing, Done. Its action calls
    /// ``setEditing(_:animated:)``.
    open var editButtonItem: UIBarButtonItem {
        if let editButton { return editButton }
        let button = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in self?.setEditing(self?.isEditing == false, animated: true) })
        editButton = button
        showEditing(in: button)
        return button
    }
    private var editButton: UIBarButtonItem?

    private func showEditing(in button: UIBarButtonItem) {
        button.systemItem = editing ? .done : .edit
        (button.title, button.style) = editing ? ("Done", .done) : ("Edit", .plain)
    }

    /// Whether a change of the focus is permitted: `true` by default. Never called on Linux.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus has changed; never called on Linux.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Requests a focus update. Does nothing on Linux.
    open func setNeedsFocusUpdate() {}
    /// Performs a requested focus update. Does nothing on Linux.
    open func updateFocusIfNeeded() {}
    /// Requests an update of the home indicator. Does nothing on Linux.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Requests that ``supportedInterfaceOrientations`` be read again. Does nothing on Linux.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Requests an update of the status bar. Does nothing on Linux.
    open func setNeedsStatusBarAppearanceUpdate() {}
}

/// The animation of a change of the status bar.
public nonisolated enum UIStatusBarAnimation: Int, Hashable, Sendable {
    case none = 0
    case fade, slide
}

/// The style of a status bar.
public nonisolated enum UIStatusBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case lightContent, blackOpaque, darkContent
}
