import Foundation

/// The part of a text field that concerns appearance and editing by the user. The values do not affect layout.
///
/// Only ``UITextField`` inherits from this class. The members are declared in a class because members of extensions
/// cannot be overridden.
open class TextFieldInteraction: UIControl {
    deinit {}

    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// Whether text that does not fit is drawn in a smaller font.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest font size to which text that does not fit is reduced, in points.
    open var minimumFontSize: CGFloat = 0
    /// The condition under which the clear button is shown in a field that has text.
    open var clearButtonMode = UITextField.ViewMode.never
    /// Whether the text is removed when editing begins, if the delegate permits that.
    open var clearsOnBeginEditing = false
    /// The view at the leading edge of the text. It is drawn with the field, but it is not added as a subview.
    open var leftView: UIView?
    /// The condition under which the left view is shown.
    open var leftViewMode = UITextField.ViewMode.never
    /// The view at the trailing edge of the text. It is drawn with the field, but it is not added as a subview.
    open var rightView: UIView?
    /// The condition under which the right view is shown.
    open var rightViewMode = UITextField.ViewMode.never
    /// The background image.
    open var background: UIImage?
    /// The type of the keyboard. Stored; has no effect on Linux.
    open var keyboardType = UIKeyboardType.default
    /// The appearance of the keyboard, light or dark. Stored; has no effect on Linux.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The title of the return key. Stored; has no effect on Linux.
    open var returnKeyType = UIReturnKeyType.default
    /// The automatic capitalization of text. Stored; has no effect on Linux.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected automatically. Stored; has no effect on Linux.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether a bullet is drawn in place of each character, as for passwords.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The kind of information that the text is; `nil` if it is not specified. Stored; has no effect on Linux.
    open var textContentType: UITextContentType!
    /// A view that replaces the keyboard.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    private var storedInputView: UIView?
    /// A view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }
    private var storedInputAccessoryView: UIView?
}

extension UITextField {
    /// The border of a text field.
    public nonisolated enum BorderStyle: Int, Hashable, Sendable {
        case none = 0
        case line, bezel, roundedRect
    }

    /// The condition under which the clear button or a view beside the text is shown.
    public nonisolated enum ViewMode: Int, Hashable, Sendable {
        case never = 0
        case whileEditing, unlessEditing, always
    }
}
