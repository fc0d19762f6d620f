import Foundation

/// The program, as far as sources ask it; it runs no event loop.
///
/// Unchecked sendable: it has no state of its own.
public final class UIApplication: UIResponder, @unchecked Sendable {
    /// The program.
    public static let shared = UIApplication()

    /// How far a program is in front.
    public nonisolated enum State: Int, Hashable, Sendable {
        case active = 0
        case inactive, background
    }

    /// What a program is launched with: nothing on Linux.
    public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a link is opened.
    public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The program under the name `sharedApplication`, as extensions of apps look it up; `nil` for all other names.
    public class func value(forKey key: String) -> Any? { key == "sharedApplication" ? shared : nil }

    /// The link to the settings.
    public static let openSettingsURLString = "app-settings:"
    /// The program is in front.
    public var applicationState: State { .active }
    /// The writing direction of the present traits.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.writingDirection
    }
    /// The text size of the present traits.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// Scenes that are shown: none on Linux.
    public var connectedScenes: Set<UIScene> { [] }
    /// Windows that are shown: none is known to the program on Linux.
    public var windows: [UIWindow] { [] }
    /// The window that gets key presses: none on Linux.
    public var keyWindow: UIWindow? { nil }
    /// The delegate: there is none on Linux, because no program is launched.
    public var delegate: (any UIApplicationDelegate)? { nil }
    /// The rectangle of the status bar; none is shown on Linux.
    public var statusBarFrame: CGRect { .zero }
    /// How the interface is turned: as the screen is wider or higher.
    public var statusBarOrientation: UIInterfaceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }

    private override init() {
        super.init()
    }

    /// Whether a link can be opened: none can on Linux.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens a link; does nothing on Linux.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
}

/// The methods of a program's delegate; never called on Linux.
public protocol UIApplicationDelegate: AnyObject {
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    /// No window, unless the delegate says otherwise.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

/// A part of a program that is shown.
open class UIScene: UIResponder {
    deinit {}

    /// The scene's title.
    open var title: String?
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
