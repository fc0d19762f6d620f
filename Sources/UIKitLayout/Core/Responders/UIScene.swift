import Foundation

/// An instance of the app's interface.
open class UIScene: UIResponder {
    deinit {}

    /// The scene's title.
    open var title: String?
    /// The session that the scene belongs to; `nil` on Linux, where no scene is shown.
    open internal(set) var session: UISceneSession?
    /// The delegate. It is held weakly and never called on Linux.
    open weak var delegate: (any UISceneDelegate)?
    /// The activation state of the scene; always ``ActivationState/foregroundActive`` on Linux.
    open var activationState: ActivationState { .foregroundActive }

    /// The activation state of a scene.
    public nonisolated enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive, background
    }

    /// The options with which a scene is connected; all of them are empty on Linux.
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
        /// The name of the role.
        public let rawValue: String

        /// Creates a role from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The role of a session whose scene shows windows on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene of the session.
    open internal(set) weak var scene: UIScene?
    /// The role of the session; always ``Role/windowApplication``.
    open var role: Role { .windowApplication }
    /// The identifier of the session: a random UUID.
    public let persistentIdentifier = UUID().uuidString
    /// The configuration with which the scene is created; a new one for each access.
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    /// Data that the app stores with the session.
    open var userInfo: [String: Any]?
}

/// The configuration of a scene. Its values are stored and have no effect on Linux.
open class UISceneConfiguration: NSObject {
    deinit {}

    /// The name of the configuration.
    public let name: String?
    /// The role of the session.
    public let role: UISceneSession.Role
    /// The class of which the scene's delegate is created on iOS.
    open var delegateClass: AnyClass?
    /// The class of which the scene is created on iOS.
    open var sceneClass: AnyClass?

    /// Creates a configuration with a name, for sessions of the given role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
    }
}

/// A URL that the app is asked to open. No such request is made on Linux.
open class UIOpenURLContext: NSObject {
    deinit {}

    /// The URL to open.
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
    /// The main window of the scene. The default implementation returns `nil` and ignores new values.
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
    /// The orientation of the interface: landscape left if the screen is wider than it is tall, otherwise portrait.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }

    /// Creates a scene that the given screen shows, without windows.
    public init(screen: UIScreen = .main) {
        self.screen = screen
        super.init()
    }
}
