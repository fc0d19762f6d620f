import Foundation
import LayoutEngine
import UIKitFacts

/// An editable line of text.
open class UITextField: TextFieldInteraction, UITextInputTraits {
    deinit {}

    /// The text.
    open var text: String? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The text as an attributed string; only its characters are stored.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// The placeholder, shown while there is no text.
    open var placeholder: String? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The placeholder as an attributed string; only its characters are stored.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }
    /// The font of the text.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The border of the field.
    open var borderStyle: BorderStyle = .none {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Whether a font that scales with the text size is updated when the text size changes.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the text is being edited, that is, whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }
    /// The delegate, which is called when editing begins and ends; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?

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

    /// The rectangle of the text within bounds, in points.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let insets = TextControls.fieldInsets.value
        return borderStyle == .none ? bounds : bounds.insetBy(dx: insets.left, dy: insets.top)
    }
    /// The rectangle of the text within bounds during editing, in points.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The rectangle of the placeholder within bounds, in points.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The frame of the left view; zero if there is none.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
    /// The frame of the right view; zero if there is none.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
    /// The rectangle of the caret at the given position: always zero on Linux.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// Whether there is any text.
    open var hasText: Bool { text?.isEmpty == false }
    /// Appends text.
    open func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
    }
    /// Removes the last character.
    open func deleteBackward() {
        guard let shown = text, !shown.isEmpty else { return }
        text = String(shown.dropLast())
    }
    /// The rectangle of the clear button: always zero on Linux.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

    /// The size of the text or, without text, of the placeholder. With a border, the field is wider by the insets of
    /// its text and has a fixed height.
    open override var intrinsicContentSize: CGSize {
        let font = shownFont
        let shown = text?.isEmpty == false ? text : placeholder
        let scale = traitCollection.displayScale
        let width = font.width(of: shown ?? "").roundedUpToPixel(scale: scale)
        guard borderStyle != .none else {
            return CGSize(width: width, height: font.lineHeight.roundedUpToPixel(scale: scale))
        }
        let insets = TextControls.fieldInsets.value
        return CGSize(width: width + insets.left + insets.right, height: TextControls.borderedField.value.height)
    }

    /// Returns the intrinsic size, whatever size is proposed.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

    // The line of text is centred vertically in the field.
    override var baselinesAreCentered: Bool { true }
    override func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? { shownFont }

    override func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let baseline = Double(shownFont.baselineFromCenter)
        let size = intrinsicContentSize
        return .init(
            width: Double(size.width), height: Double(size.height), firstBaseline: baseline, lastBaseline: baseline)
    }

    override func drawContent(in context: CGContext) {
        if let background { background.draw(in: bounds, of: context, tint: tintColor, isTemplateByDefault: false) }
        drawBorder(in: context)
        let isEmpty = text?.isEmpty != false
        guard let shown = isEmpty ? placeholder : text, !shown.isEmpty else { return }
        TextLines.drawLine(
            isSecureTextEntry && !isEmpty ? String(repeating: "\u{2022}", count: shown.count) : shown, font: shownFont,
            color: isEmpty ? .placeholderText : isEnabled ? textColor ?? .label : .tertiaryLabel,
            alignment: textAlignment, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            in: isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds), of: context)
    }

    private func drawBorder(in context: CGContext) {
        guard borderStyle != .none else { return }
        let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
        let pixel = 1 / traitCollection.displayScale
        let outer = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        if borderStyle == .roundedRect, backgroundColor == nil {
            ControlParts.fillRounded(bounds, radius: radius, .systemBackground, in: context)
        }
        let width = borderStyle == .line ? 1 : pixel
        context.setFillColor((borderStyle == .line ? UIColor.label : .systemGray3).cgColor)
        context.beginPath()
        context.addPath(outer)
        context.addPath(
            CGPath(
                roundedRect: bounds.insetBy(dx: width, dy: width), cornerWidth: max(0, radius - width),
                cornerHeight: max(0, radius - width), transform: nil))
        context.fillPath(using: .evenOdd)
    }
}
