import Foundation

/// The part of a view controller that concerns status bar, orientation, editing and focus.
///
/// This is the superclass of ``UIViewController`` only. It is a class of its own so that subclasses of controllers can
/// override its members.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class ControllerAppearance: UIResponder {
    deinit {}

    // MARK: Bars and orientation

    /// Whether the status bar is hidden; never read on Linux.
    open var prefersStatusBarHidden: Bool { false }
    /// The style of the status bar; never read on Linux.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The child that determines the style of the status bar; `nil` by default, never read on Linux.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden; `nil` by default, never read on Linux.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that determines whether the home indicator is hidden; `nil` by default, never read on Linux.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Whether the home indicator is hidden; never read on Linux.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The orientations that the interface supports.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether the interface rotates with the device.
    open var shouldAutorotate: Bool { true }
    /// The orientation of the interface when it is presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the content is editable. Setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    /// Starts or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
    }

    /// The button that starts and ends editing; never pressed on Linux.
    open private(set) lazy var editButtonItem = UIBarButtonItem(
        systemItem: .edit,
        primaryAction: UIAction { [weak self] _ in self?.setEditing(self?.isEditing == false, animated: true) })

    /// Requests a focus update; does nothing on Linux.
    open func setNeedsFocusUpdate() {}
    /// Performs a requested focus update; does nothing on Linux.
    open func updateFocusIfNeeded() {}
    /// Requests an update of the home indicator; does nothing on Linux.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Reports a change of the supported orientations; does nothing on Linux.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Requests an update of the status bar; does nothing on Linux.
    open func setNeedsStatusBarAppearanceUpdate() {}
}
