import Foundation

extension UIScreen {
    /// Whether the content of the screen is recorded or shown elsewhere; always false on Linux.
    public var isCaptured: Bool { false }
    /// The screen that this screen mirrors; `nil` on Linux.
    public var mirrored: UIScreen? { nil }
    /// The brightness of the screen, from 0 to 1; always 1 on Linux.
    public var brightness: CGFloat { 1 }

    /// The name of the notification that ``isCaptured`` has changed. Never posted on Linux.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    /// The name of the notification that ``brightness`` has changed. Never posted on Linux.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
}
