import Foundation

// Notifications that text fields and text views post on iOS. None of them is posted on Linux.

nonisolated extension UITextField {
    /// The user has changed the text; never posted on Linux.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Editing of the field has begun; never posted on Linux.
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Editing of the field has ended; never posted on Linux.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
}

nonisolated extension UITextView {
    /// The user has changed the text; never posted on Linux.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Editing of the view has begun; never posted on Linux.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Editing of the view has ended; never posted on Linux.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
}
