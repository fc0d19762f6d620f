import Foundation

/// A window, which the view of its root controller fills.
///
/// The window passes its safe area, which ``screenSafeAreaInsets`` sets, to the views inside it. It calls the
/// appearance methods of its root controller, such as `viewWillAppear(_:)`; controllers forward them to their children.
open class UIWindow: UIView {
    deinit {}

    /// The level of a window on the z axis.
    public nonisolated struct Level: RawRepresentable, Hashable, Sendable {
        /// The level as a number.
        public let rawValue: CGFloat

        /// Creates a level from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of app windows.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts.
        public static let alert = Level(rawValue: 2000)

        /// A level above another one.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
        /// A level below another one.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
    }

    /// The level of the window on the z axis. Stored; has no effect on Linux.
    open var windowLevel = Level.normal
    /// Whether the window receives key events: ``makeKey()`` has been called, and since then on no other window of the
    /// same scene.
    open private(set) var isKeyWindow = false
    /// The scene that the window belongs to; held weakly.
    open weak var windowScene: UIWindowScene?
    weak var firstResponder: UIResponder?
    private var layoutInRunLoop = LayoutInRunLoop.none

    /// The state of the layout in the main thread's run loop.
    private nonisolated enum LayoutInRunLoop {
        case none, pending, running
    }

    /// The screen that shows the window: the screen of its scene or, without a scene, the main screen.
    open var screen: UIScreen { windowScene?.screen ?? .main }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { exchangeRoot(oldValue) }
    }

    /// How far bars and the notch of the screen cover the window, in points; zero by default.
    public var screenSafeAreaInsets: UIEdgeInsets {
        get { safeAreaInsets }
        set {
            ownSafeAreaInsets = newValue
            passSafeAreaOn()
        }
    }

    /// Whether the window is hidden. Showing it loads the root controller's view, adds it to the window and lays it out.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let isShown = super.isHidden && !newValue
            super.isHidden = newValue
            if isShown { showRoot() }
        }
    }

    /// Creates a window with the given frame. As in UIKit, the window is hidden until ``makeKeyAndVisible()`` is called or
    /// ``isHidden`` is set to `false`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        isInWindow = true
    }

    /// Creates a window of the main screen's size.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Creates a window for an Interface Builder file, with the properties in the file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForDecoding() {
        isHidden = true
        isInWindow = true
    }

    /// Creates a window that belongs to the given scene and has the size of the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        isHidden = true
        isInWindow = true
        self.windowScene = windowScene
        windowScene.windows.append(self)
    }

    /// Sends an event to the views of the window. Does nothing on Linux, where there are no events.
    open func sendEvent(_ event: UIEvent) {}

    open override var next: UIResponder? { UIApplication.shared }

    /// Makes the window key and visible: loads the root controller's view, adds it to the window and lays it out.
    open func makeKeyAndVisible() {
        makeKey()
        if isHidden { isHidden = false } else { showRoot() }
    }

    /// Makes this the window that receives key events, in place of the scene's former one.
    open func makeKey() {
        for window in windowScene?.windows ?? [] where window !== self && window.isKeyWindow {
            window.isKeyWindow = false
            window.resignKey()
        }
        isKeyWindow = true
        becomeKey()
    }

    /// Called by ``makeKey()``, when the window starts to receive key events.
    open func becomeKey() {}

    /// Called when another window of the scene becomes the one that receives key events.
    open func resignKey() {}

    /// Lays the window out in the next turn of the main thread's run loop. As in UIKit, a visible window is laid out
    /// there even if nobody calls `layoutIfNeeded()`. Changes that this layout makes request no further one.
    override func scheduleLayout() {
        guard !isHidden, layoutInRunLoop == .none, Thread.isMainThread else { return }
        layoutInRunLoop = .pending
        RunLoopTurn.perform { [weak self] in self?.layOutInRunLoop() }
    }

    private func layOutInRunLoop() {
        layoutInRunLoop = .running
        layoutIfNeeded()
        layoutInRunLoop = .none
    }

    // MARK: Changes of size

    open override var frame: CGRect {
        get { super.frame }
        set { resize(to: newValue.size) { super.frame = newValue } }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { resize(to: newValue.size) { super.bounds = newValue } }
    }

    /// Changes the window's size. A root controller that is shown is notified before; the closures that it passes to
    /// the coordinator run after the change, and after the layout that follows.
    private func resize(to size: CGSize, _ change: () -> Void) {
        guard size != bounds.size, let root = rootViewController, root.isAppearingOrAppeared,
            root.presentation.coordinator == nil
        else { return change() }
        let coordinator = TransitionCoordinator(in: self, isAnimated: false)
        root.presentation.coordinator = coordinator
        root.viewWillTransition(to: size, with: coordinator)
        change()
        coordinator.begin()
        layoutIfNeeded()
        root.presentation.coordinator = nil
        coordinator.end(isCancelled: false)
    }

    private func exchangeRoot(_ former: UIViewController?) {
        guard former !== rootViewController else { return }
        if let former, former.viewIfLoaded?.superview === self {
            former.disappear(animated: false) { former.viewIfLoaded?.removeFromSuperview() }
        }
        if !isHidden { showRoot() }
    }

    private func showRoot() {
        guard let controller = rootViewController, let view = controller.view, view.superview !== self else {
            return layoutIfNeeded()
        }
        view.translatesAutoresizingMaskIntoConstraints = true
        controller.appear(animated: false) {
            fill(with: view)
            layoutIfNeeded()
        }
    }
}
