import Foundation

// Notifications that the system posts on iOS. None is posted on Linux; observers can be added, and tests can post them.

nonisolated extension UIResponder {
    /// The keyboard is about to be shown; never posted on Linux.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard was shown; never posted on Linux.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go; never posted on Linux.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has gone; never posted on Linux.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to change its place or size; never posted on Linux.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// The keyboard has changed its place or size; never posted on Linux.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The key of the keyboard's rectangle before the change.
    public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key of the keyboard's rectangle after the change.
    public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key of how long the change takes, in seconds.
    public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
    /// The key of how the change runs.
    public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key of whether the keyboard belongs to this program.
    public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

nonisolated extension UIApplication {
    /// The program was launched; never posted on Linux.
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// The program has come to the front; never posted on Linux.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The program is about to leave the front; never posted on Linux.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// The program is no longer seen; never posted on Linux.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// The program is about to be seen again; never posted on Linux.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The program is about to end; never posted on Linux.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Memory is scarce; never posted on Linux.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// The interface was turned; never posted on Linux.
    public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
}

nonisolated extension UIScene {
    /// A scene is about to be shown; never posted on Linux.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// A scene is gone; never posted on Linux.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// A scene has come to the front; never posted on Linux.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// A scene is about to leave the front; never posted on Linux.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// A scene is about to be seen again; never posted on Linux.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// A scene is no longer seen; never posted on Linux.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

nonisolated extension UIDevice {
    /// The device was turned; never posted on Linux.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

nonisolated extension UIContentSizeCategory {
    /// Another text size was chosen; never posted on Linux.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

nonisolated extension UITextField {
    /// The text was changed by its user; never posted on Linux.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// The field is edited; never posted on Linux.
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// The field is no longer edited; never posted on Linux.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
}

nonisolated extension UITextView {
    /// The text was changed by its user; never posted on Linux.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// The view is edited; never posted on Linux.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// The view is no longer edited; never posted on Linux.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
}
