import Foundation

/// What a screen shows: the view of a controller, as large as the window.
///
/// The window gives the views in it their safe areas, which ``screenSafeAreaInsets`` sets, and their controllers the calls
/// of their lives.
open class UIWindow: UIView {
    deinit {}

    /// How far in front windows lie.
    public nonisolated struct Level: RawRepresentable, Hashable, Sendable {
        /// The level as a number.
        public let rawValue: CGFloat

        /// Makes a level from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// That of windows of apps.
        public static let normal = Level(rawValue: 0)
        /// That of the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// That of alerts.
        public static let alert = Level(rawValue: 2000)
    }

    /// How far in front the window lies; stored.
    open var windowLevel = Level.normal
    /// Whether the window receives key events.
    open private(set) var isKeyWindow = false
    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene?
    weak var firstResponder: UIResponder?
    /// The screen that shows the window: that of its scene, or the main one.
    open var screen: UIScreen { windowScene?.screen ?? .main }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { exchangeRoot(oldValue) }
    }

    /// How far the bars and cut-outs of the screen reach into the window, in points; 0 by default.
    public var screenSafeAreaInsets: UIEdgeInsets {
        get { safeAreaInsets }
        set {
            safeAreaInsets = newValue
            passSafeAreaOn()
        }
    }

    /// Makes a window with a frame; like UIKit's, it is out of sight until ``makeKeyAndVisible()``.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        isInWindow = true
    }

    /// Makes a window as large as the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Makes a window for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
        isInWindow = true
    }

    /// Makes a window as large as the screen of a scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.windows.append(self)
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Shows the window: its controller's view is loaded, appears and is laid out.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        showRoot()
    }

    /// Makes the window the one that receives key events.
    open func makeKey() {
        isKeyWindow = true
        becomeKey()
    }

    /// Called when the window begins to receive key events.
    open func becomeKey() {}

    /// Called when the window no longer receives key events.
    open func resignKey() {}

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
