import Foundation
import LayoutEngine
import UIKitFacts

/// An editable line of text.
open class UITextField: TextFieldInteraction {
    deinit {}

    /// The text; empty by default. Setting it selects the empty range at its end.
    open var text: String? {
        get { content.string }
        set { content = NSAttributedString(string: newValue ?? "") }
    }
    /// The text with its attributes, which replace those of the field's properties.
    final var content = NSAttributedString(string: "") {
        didSet {
            selection = NSRange(location: content.length, length: 0)
            invalidateIntrinsicContentSize()
        }
    }
    /// The selected characters, in UTF-16 units.
    final var selection = NSRange(location: 0, length: 0)
    /// The range of the text that an input method is composing; always `nil` on Linux.
    open var markedTextRange: UITextRange? { nil }
    /// The selected range; setting it to `nil` changes nothing.
    open var selectedTextRange: UITextRange? {
        get { baseSelectedTextRange }
        set { baseSelectedTextRange = newValue }
    }
    /// The text as an attributed string. Characters without a font or a colour have those of the field.
    ///
    /// Setting it gives the field the font, the colour and the alignment of the first character, as far as this character
    /// has them. Afterwards, setting one of these properties changes the whole text.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: content) }
        set {
            let text = NSAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
            let style = TextStyle(of: text)
            if let font = style.font { self.font = font }
            if let color = style.color { textColor = color }
            if let paragraph = style.paragraph { textAlignment = paragraph.alignment }
            content = text
        }
    }
    /// The attributes of the text: its font, colour and alignment, and others that were set. Setting them sets the
    /// font, the colour and the alignment; the others are only stored.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { ownAttributes.merging(shownAttributes) { $1 } }
        set { takeAttributes(newValue) }
    }
    final var ownAttributes: [NSAttributedString.Key: Any] = [:]
    /// The placeholder, shown while there is no text.
    open var placeholder: String? {
        get { placeholderContent?.string }
        set { placeholderContent = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The placeholder as an attributed string. Characters without a font or a colour have the field's font and the
    /// system's colour of placeholders.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderContent }
        set { placeholderContent = newValue.map { NSAttributedString(attributedString: $0) } }
    }
    /// The placeholder with its attributes.
    final var placeholderContent: NSAttributedString? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The font of the text; setting `nil` sets the default, the system font at 17 points.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            restyle(.font) { [shownFont] _ in shownFont }
            invalidateIntrinsicContentSize()
        }
    }
    open override var textColor: UIColor? {
        didSet { restyle(.foregroundColor) { [textColor] in textColor ?? $0 } }
    }
    open override var textAlignment: NSTextAlignment {
        didSet {
            restyle(.paragraphStyle) { [textAlignment] in
                ($0 as? NSParagraphStyle)?.with { $0.alignment = textAlignment } ?? $0
            }
        }
    }

    /// Replaces the values of an attribute of the text where the text has the attribute.
    private func restyle(_ key: NSAttributedString.Key, _ change: (Any) -> Any) {
        guard let text = content.replacingValues(of: key, change) else { return }
        let selected = selection
        content = text
        selection = selected
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
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) != false { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory else { return }
        let scaledText = content.replacingScaledFonts(for: traitCollection)
        if let scaled = font?.scaling?.font(compatibleWith: traitCollection) { font = scaled }
        if let scaledText { content = scaledText }
    }

    // MARK: Rectangles

    /// The rectangle of the text within bounds, in points: the bounds without the border, the views beside the text and
    /// the clear button.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textRect(beside: bounds) }
    /// The rectangle of the text within bounds during editing, in points. Overrides of ``textRect(forBounds:)`` do not
    /// change it.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(beside: bounds) }
    /// The rectangle of the placeholder within bounds, in points.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The rectangle of the left view within bounds, at the leading edge, in points; zero if there is none.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, isLeading: true, in: bounds) }
    /// The rectangle of the right view within bounds, at the trailing edge, in points; zero if there is none.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(of: rightView, isLeading: false, in: bounds)
    }
    /// The rectangle of the caret at the given position: always zero on Linux.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// Whether there is any text.
    open var hasText: Bool { content.length > 0 }
    /// Replaces the selected text, or inserts text at the insertion point if none is selected.
    open func insertText(_ text: String) { replaceSelection(with: text) }
    /// Removes the selected text, or the character before the insertion point if none is selected.
    open func deleteBackward() { removeBackward() }
    /// The rectangle of the clear button within bounds, in points.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonArea(in: bounds) }

    /// The size of the text or, without text, of the placeholder. With a border, the field is wider by the insets of
    /// its text, and its height is at least the standard one.
    open override var intrinsicContentSize: CGSize {
        let scale = traitCollection.displayScale
        let width = shownContentWidth.roundedUpToPixel(scale: scale)
        guard borderStyle != .none else {
            let height = heightWithoutBorder(padding: TextControls.borderlessPadding.atRunTime)
            return CGSize(width: width, height: height.roundedUpToPixel(scale: scale))
        }
        let insets = TextControls.fieldInsets.value
        let height = heightWithBorder(
            atLeast: TextControls.borderedFields.atRunTime.height, padding: TextControls.borderPadding.atRunTime)
        return CGSize(width: width + insets.left + insets.right, height: height)
    }

    /// The height of the line of text, rounded up to pixels, in points.
    private var lineHeight: CGFloat { shownFont.lineHeight.roundedUpToPixel(scale: traitCollection.displayScale) }

    /// The height of the field with a border, in points: the given padding around its line, but at least the given
    /// height.
    package func heightWithBorder(atLeast least: CGFloat, padding: CGFloat) -> CGFloat {
        max(least, padding > 0 ? (lineHeight + padding).roundedUpToPixel(scale: traitCollection.displayScale) : 0)
    }

    /// The height of the field without a border, in points: its line and the given padding. Fields without padding and
    /// password fields are as tall as the line, rounded up to whole points. Evidence: in 19 fields of 3 projects, the
    /// stored height is 21 points with a font of 17 points and 20 with a font of 16; in 3 password fields of one
    /// project, written by Xcode 16, the stored height is 21 points with a font of 17.
    package func heightWithoutBorder(padding: CGFloat) -> CGFloat {
        padding > 0 && !isSecureTextEntry ? lineHeight + padding : lineHeight.rounded(.up)
    }

    /// Returns the intrinsic size, whatever size is proposed.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    final var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

    // The line of text is centred vertically in the field.
    override var baselinesAreCentered: Bool { true }
    override func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? { shownFont }

    override func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let baseline = Double(shownFont.baselineFromCenter)
        let size = intrinsicContentSize
        return .init(
            width: Double(size.width), height: Double(size.height), firstBaseline: baseline, lastBaseline: baseline)
    }

    override func drawContent(in context: CGContext) { drawField(in: context) }
}
