import Foundation

/// A part of a program that is shown.
open class UIScene: UIResponder {
    deinit {}

    /// The scene's title.
    open var title: String?
    /// The session that the scene belongs to; none on Linux, where no scene is shown.
    open internal(set) var session: UISceneSession?
    /// The delegate; held weakly, never notified on Linux.
    open weak var delegate: (any UISceneDelegate)?
    /// How far the scene is in front: it is.
    open var activationState: ActivationState { .foregroundActive }

    /// How far a scene is in front.
    public nonisolated enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive, background
    }

    /// What a scene is shown with: nothing on Linux.
    open class ConnectionOptions: NSObject {
        deinit {}

        /// Links that are to be opened.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// What was done before.
        open var userActivities: Set<NSUserActivity> { [] }
        /// The program that asked for the scene.
        open var sourceApplication: String? { nil }
    }
}

/// A scene in the list of those that were shown; none on Linux.
open class UISceneSession: NSObject {
    deinit {}

    /// What a session is for.
    public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a role from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A window of an app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene.
    open internal(set) weak var scene: UIScene?
    /// What the session is for.
    open var role: Role { .windowApplication }
    /// The session's name.
    public let persistentIdentifier = UUID().uuidString
    /// How the scene is made; a stored value.
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    /// What is kept for the next time.
    open var userInfo: [String: Any]?
}

/// How a scene is made; stored values.
open class UISceneConfiguration: NSObject {
    deinit {}

    /// The name.
    public let name: String?
    /// What the session is for.
    public let role: UISceneSession.Role
    /// The class of the delegate.
    open var delegateClass: AnyClass?
    /// The class of the scene.
    open var sceneClass: AnyClass?

    /// Makes a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
    }
}

/// A link that is to be opened; none on Linux.
open class UIOpenURLContext: NSObject {
    deinit {}

    /// The link.
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
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
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
    /// No window, unless the delegate says otherwise.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
    deinit {}

    /// The screen that the windows are on.
    public let screen: UIScreen
    /// The windows.
    public internal(set) var windows: [UIWindow] = []
    /// How the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }

    /// Makes a scene on a screen.
    public init(screen: UIScreen = .main) {
        self.screen = screen
        super.init()
    }
}
