import Foundation
import LayoutEngine

/// One line of text that can be edited.
open class UITextField: UIControl, UITextInputTraits {
    deinit {}

    /// How the field is drawn.
    public nonisolated enum BorderStyle: Int, Hashable, Sendable {
        case none = 0
        case line, bezel, roundedRect
    }

    /// When a view beside the text or the button that clears it is shown.
    public nonisolated enum ViewMode: Int, Hashable, Sendable {
        case never = 0
        case whileEditing, unlessEditing, always
    }

    /// The text.
    open var text: String? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The text with its attributes; only its characters count.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// What is shown while there is no text.
    open var placeholder: String? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// What is shown while there is no text, with its attributes; only its characters count.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// How the field is drawn.
    open var borderStyle: BorderStyle = .none {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// Where the text stands.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the font follows the text size, where it is one that grows with it.
    open var adjustsFontForContentSizeCategory = false
    /// Whether text that does not fit is drawn smaller; a stored value.
    open var adjustsFontSizeToFitWidth = false
    /// How small text may be drawn, in points; a stored value.
    open var minimumFontSize: CGFloat = 0
    /// When there is a button that clears the text; a stored value.
    open var clearButtonMode = ViewMode.never
    /// Whether editing begins with an empty field; a stored value.
    open var clearsOnBeginEditing = false
    /// A view before the text.
    open var leftView: UIView?
    /// When the view before the text is shown; a stored value.
    open var leftViewMode = ViewMode.never
    /// A view after the text.
    open var rightView: UIView?
    /// When the view after the text is shown; a stored value.
    open var rightViewMode = ViewMode.never
    /// The image behind the text.
    open var background: UIImage?
    /// Whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }
    /// The attributes of text by default; a stored value.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Who is asked about editing; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
    /// A view in place of the keyboard.
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

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard isFirstResponder || delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder()
        else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory, let scaling = font?.scaling else { return }
        font = scaling.font(compatibleWith: traitCollection)
    }

    // MARK: Rectangles

    /// Where the text lies in bounds, in points.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
    }
    /// Where the text lies while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the placeholder lies.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the view before the text lies.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
    /// Where the view after the text lies.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
    /// Where the insertion point lies before a place: nowhere on Linux.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// Whether there is any text.
    open var hasText: Bool { text?.isEmpty == false }
    /// Adds text at the end, as keys do.
    open func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
    }
    /// Takes the last character away, as the key that deletes does.
    open func deleteBackward() {
        guard let shown = text, !shown.isEmpty else { return }
        text = String(shown.dropLast())
    }
    /// Where the button that clears the text lies.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

    /// The text's or the placeholder's size, 30 points high and 14 wider with a border, as stored frames show.
    open override var intrinsicContentSize: CGSize {
        let font = shownFont
        let shown = text?.isEmpty == false ? text : placeholder
        let scale = traitCollection.displayScale
        let width = font.width(of: shown ?? "").roundedUpToPixel(scale: scale)
        guard borderStyle != .none else {
            return CGSize(width: width, height: font.lineHeight.roundedUpToPixel(scale: scale))
        }
        return CGSize(width: width + 14, height: 30)
    }

    /// The size of the text, whatever the view has now.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

    // The line of text stands in the middle of the field.
    override var baselinesAreCentered: Bool { true }
    override func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? { shownFont }

    override func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let baseline = Double(shownFont.baselineFromCenter)
        let size = intrinsicContentSize
        return .init(
            width: Double(size.width), height: Double(size.height), firstBaseline: baseline, lastBaseline: baseline)
    }
}

/// Who is asked about editing a field.
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Yes, unless the delegate says otherwise.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing, unless the delegate says otherwise.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes, unless the delegate says otherwise.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing, unless the delegate says otherwise.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A place in a text.
open class UITextPosition: NSObject {
    deinit {}
}
