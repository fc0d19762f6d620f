import Foundation

/// How a controller wants the screen around its view, and whether its content is edited, apart from its view and its children.
///
/// The superclass of ``UIViewController``, for which alone it is meant; subclasses of controllers can override what is declared
/// here.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class ControllerAppearance: UIResponder {
    deinit {}

    // MARK: Bars and orientation

    /// Whether the status bar is out of sight; a stored value of subclasses.
    open var prefersStatusBarHidden: Bool { false }
    /// The style of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The child that says how the status bar looks: none unless a subclass names one; never asked on Linux.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that says whether there is a status bar: none unless a subclass names one; never asked on Linux.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that says whether the home indicator hides: none unless a subclass names one; never asked on Linux.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Whether the home indicator is out of sight.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The ways in which the interface may be turned.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether the interface may be turned.
    open var shouldAutorotate: Bool { true }
    /// How the interface is turned when it is presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the content is edited. Setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    /// Makes the content editable, or no longer.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
    }

    /// The button that makes the content editable; nobody presses it on Linux.
    open private(set) lazy var editButtonItem = UIBarButtonItem(
        systemItem: .edit,
        primaryAction: UIAction { [weak self] _ in self?.setEditing(self?.isEditing == false, animated: true) })

    /// Asks for the focus to be moved; does nothing on Linux.
    open func setNeedsFocusUpdate() {}
    /// Moves the focus if it was asked for; does nothing on Linux.
    open func updateFocusIfNeeded() {}
    /// Asks for another home indicator; does nothing on Linux.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Asks whether the interface may be turned; does nothing on Linux.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Asks for another status bar; does nothing on Linux.
    open func setNeedsStatusBarAppearanceUpdate() {}
}
