import Foundation

// Notifications that the system posts on iOS. None of them is posted on Linux; observers can be added, and tests can
// post them.

nonisolated extension UIResponder {
    /// The keyboard is about to be shown; never posted on Linux.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard was shown; never posted on Linux.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to be hidden; never posted on Linux.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard was hidden; never posted on Linux.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard's frame is about to change; never posted on Linux.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// The keyboard's frame has changed; never posted on Linux.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The key for the keyboard's frame before the change.
    public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key for the keyboard's frame after the change.
    public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key for the duration of the change, in seconds.
    public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
    /// The key for the animation curve of the change.
    public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key for whether the keyboard belongs to this app.
    public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

nonisolated extension UIApplication {
    /// The app was launched; never posted on Linux.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// The app has become active; never posted on Linux.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The app is about to become inactive; never posted on Linux.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// The app has entered the background; never posted on Linux.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// The app is about to enter the foreground; never posted on Linux.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The app is about to terminate; never posted on Linux.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Memory is low; never posted on Linux.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// The frame of the status bar is about to change; never posted on Linux.
    public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// The frame of the status bar has changed; never posted on Linux.
    public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of the status bar's frame in the user info of these notifications.
    public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    /// The orientation of the interface is about to change; never posted on Linux.
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// The orientation of the interface has changed; never posted on Linux.
    public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
}

nonisolated extension UIWindow {
    /// A window has become visible; never posted on Linux.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// A window was hidden; never posted on Linux.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// A window has become the key window; never posted on Linux.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// A window is not the key window any more; never posted on Linux.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

nonisolated extension UIScene {
    /// A scene is about to be connected to the app; never posted on Linux.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// A scene was disconnected from the app; never posted on Linux.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// A scene has become active; never posted on Linux.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// A scene is about to become inactive; never posted on Linux.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// A scene is about to enter the foreground; never posted on Linux.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// A scene has entered the background; never posted on Linux.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

nonisolated extension UIDevice {
    /// The orientation of the device has changed; never posted on Linux.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

nonisolated extension UIContentSizeCategory {
    /// The content size category has changed; never posted on Linux.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in the notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
