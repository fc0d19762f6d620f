import Foundation
internal import Locking

/// The app, with those of UIKit's members that sources for iOS often use. It runs no event loop.
///
/// Unchecked sendable: its state is protected by a lock.
public final class UIApplication: UIResponder, @unchecked Sendable {
    /// The only instance of the class.
    public static let shared = UIApplication()

    /// The app's running state.
    public nonisolated enum State: Int, Hashable, Sendable {
        case active = 0
        case inactive, background
    }

    /// A key in the dictionary of launch options. There are no launch options on Linux, where no app is launched.
    public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// An option for opening a URL.
    public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Returns the app for the key `sharedApplication`, with which app extensions look the app up, and `nil` for all
    /// other keys.
    public class func value(forKey key: String) -> Any? { key == "sharedApplication" ? shared : nil }

    /// The URL that opens the app's settings on iOS, as a string.
    public static let openSettingsURLString = "app-settings:"
    /// The app's running state; always ``State/active`` on Linux.
    public var applicationState: State { .active }
    /// The layout direction of the current traits (``UITraitCollection/current``).
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.writingDirection
    }
    /// The content size category of the current traits (``UITraitCollection/current``).
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// The connected scenes; none on Linux.
    public var connectedScenes: Set<UIScene> { [] }
    /// The app's windows; always empty on Linux.
    public var windows: [UIWindow] { [] }
    /// The window that receives key events; always `nil` on Linux.
    public var keyWindow: UIWindow? { nil }
    /// The delegate; always `nil` on Linux, where no app is launched.
    public var delegate: (any UIApplicationDelegate)? { nil }
    /// The frame of the status bar; always zero on Linux.
    public var statusBarFrame: CGRect { .zero }
    /// The orientation of the interface: landscape left if the main screen is wider than it is tall, otherwise
    /// portrait.
    public var statusBarOrientation: UIInterfaceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }

    /// Whether the timer that locks an idle device is disabled. Stored; has no effect on Linux.
    public var isIdleTimerDisabled: Bool {
        get { stored.withLock { $0.isIdleTimerDisabled } }
        set { stored.withLock { $0.isIdleTimerDisabled = newValue } }
    }
    /// The number in the badge of the app's icon. Stored; has no effect on Linux.
    public var applicationIconBadgeNumber: Int {
        get { stored.withLock { $0.badgeNumber } }
        set { stored.withLock { $0.badgeNumber = newValue } }
    }
    private let stored = Locked<StoredValues>(StoredValues())

    private struct StoredValues {
        var isIdleTimerDisabled = false
        var badgeNumber = 0
    }

    private override init() {
        super.init()
    }

    /// An identifier of a background task.
    public nonisolated struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a number.
        public let rawValue: Int

        /// Creates an identifier from its number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The identifier that stands for no task.
        public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
    }

    /// Requests time to run in the background. On Linux, where that time is not limited, it only returns
    /// ``BackgroundTaskIdentifier/invalid``.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
    ) -> BackgroundTaskIdentifier { .invalid }

    /// Ends a background task. Does nothing on Linux.
    public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}

    /// Registers for remote notifications. Does nothing on Linux.
    public func registerForRemoteNotifications() {}

    /// Sends an action to a target. Does nothing on Linux, where methods cannot be called by name.
    ///
    /// - Returns: `false`, because nothing was called.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        false
    }

    /// Whether a URL can be opened; always false on Linux.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens a URL; on Linux only calls the completion handler with `false`.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
}

/// The delegate of the app; never called on Linux.
public protocol UIApplicationDelegate: AnyObject {
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    /// The app's window. The default implementation returns `nil` and ignores new values.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Called after the app has been launched; never called on Linux. The default implementation returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}
