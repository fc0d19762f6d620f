import Foundation
internal import Locking

/// The program, as far as sources ask it; it runs no event loop.
///
/// Unchecked sendable: its state is locked.
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

    /// Whether the screen stays on; a stored value.
    public var isIdleTimerDisabled: Bool {
        get { stored.withLock { $0.isIdleTimerDisabled } }
        set { stored.withLock { $0.isIdleTimerDisabled = newValue } }
    }
    /// The number at the program's icon; a stored value.
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

    /// The name of work that goes on when the program is no longer in front.
    public nonisolated struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int

        /// Makes a name from its number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// No work.
        public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
    }

    /// Asks for time; does nothing on Linux, where nobody takes it away.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
    ) -> BackgroundTaskIdentifier { .invalid }

    /// Gives time back; does nothing on Linux.
    public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}

    /// Asks for messages from afar; does nothing on Linux.
    public func registerForRemoteNotifications() {}

    /// Sends a method's name to a target: there is no way to call it on Linux.
    ///
    /// - Returns: `false`, because nothing was called.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        false
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
