import Foundation

/// An instance of the app's interface.
open class UIScene: UIResponder {
    deinit {}

    /// The scene's title.
    open var title: String?
    /// The session that the scene belongs to; `nil` on Linux, where no scene is shown.
    open internal(set) var session: UISceneSession?
    /// The delegate; held weakly, never notified on Linux.
    open weak var delegate: (any UISceneDelegate)?
    /// The activation state of the scene, always active in the foreground.
    open var activationState: ActivationState { .foregroundActive }

    /// The activation state of a scene.
    public nonisolated enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive, background
    }

    /// The options with which a scene is connected; none on Linux.
    open class ConnectionOptions: NSObject {
        deinit {}

        /// The URLs to open.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The activities to continue.
        open var userActivities: Set<NSUserActivity> { [] }
        /// The app that requested the scene.
        open var sourceApplication: String? { nil }
    }
}

/// A session of a scene; there are none on Linux.
open class UISceneSession: NSObject {
    deinit {}

    /// The role of a session.
    public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a role from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A window of an app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene of the session.
    open internal(set) weak var scene: UIScene?
    /// The role of the session.
    open var role: Role { .windowApplication }
    /// The identifier of the session.
    public let persistentIdentifier = UUID().uuidString
    /// The configuration of the scene.
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    /// Data that is stored with the session.
    open var userInfo: [String: Any]?
}

/// The configuration of a scene; stored, with no effect.
open class UISceneConfiguration: NSObject {
    deinit {}

    /// The name of the configuration.
    public let name: String?
    /// The role of the session.
    public let role: UISceneSession.Role
    /// The class of the delegate.
    open var delegateClass: AnyClass?
    /// The class of the scene.
    open var sceneClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
    }
}

/// A URL to open; there are none on Linux.
open class UIOpenURLContext: NSObject {
    deinit {}

    /// The URL.
    public let url: URL

    init(url: URL) {
        self.url = url
    }
}

/// The delegate of a scene; never called on Linux, where no scene is shown.
#if MainActorViews
    @MainActor
#endif
public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// The default implementation does nothing; never called on Linux.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// The default implementation does nothing; never called on Linux.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// The default implementation does nothing; never called on Linux.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// The default implementation does nothing; never called on Linux.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// The default implementation does nothing; never called on Linux.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// The default implementation does nothing; never called on Linux.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// The default implementation does nothing; never called on Linux.
    public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
    /// The default implementation does nothing; never called on Linux.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The delegate of a scene with windows; never called on Linux.
#if MainActorViews
    @MainActor
#endif
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// The default implementation returns `nil` and ignores new values.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
    deinit {}

    /// The screen that shows the windows.
    public let screen: UIScreen
    /// The windows of the scene.
    public internal(set) var windows: [UIWindow] = []
    /// The orientation of the interface, which follows from the proportions of the screen.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }

    /// Creates a scene on a screen.
    public init(screen: UIScreen = .main) {
        self.screen = screen
        super.init()
    }
}
