import Foundation
import LayoutEngine

/// Text of several lines that can be edited and scrolled.
open class UITextView: UIScrollView {
    deinit {}

    /// The text.
    open var text: String! = "" {
        didSet {
            attributes = nil
            selectedRange = NSRange(location: (text ?? "").utf16.count, length: 0)
            updateStorage()
            invalidateIntrinsicContentSize()
        }
    }
    /// The text with its attributes. Parts without a font or a colour have those of the view.
    ///
    /// Setting it gives the view the font, the colour and the alignment of the first character, as far as this character
    /// has them. Afterwards, setting one of these properties changes the whole text.
    open var attributedText: NSAttributedString! {
        get { attributes ?? NSAttributedString(string: text ?? "") }
        set {
            text = newValue?.string ?? ""
            let style = newValue.map { TextStyle(of: $0) }
            if let font = style?.font { self.font = font }
            if let color = style?.color { textColor = color }
            if let paragraph = style?.paragraph { textAlignment = paragraph.alignment }
            attributes = newValue.map { NSAttributedString(attributedString: $0) }
            updateStorage()
            invalidateIntrinsicContentSize()
        }
    }
    final var attributes: NSAttributedString?
    /// The colour of the text. Setting it sets the colour of the whole attributed text.
    open var textColor: UIColor? = .label {
        didSet { restyle(.foregroundColor) { [textColor] in textColor ?? $0 } }
    }
    /// The alignment of the lines. Setting it sets the alignment of the whole attributed text.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            restyle(.paragraphStyle) { [textAlignment] in
                ($0 as? NSParagraphStyle)?.with { $0.alignment = textAlignment } ?? $0
            }
        }
    }
    /// Whether the text can be edited.
    open var isEditable = true
    /// Whether the text can be selected. Stored; has no effect on Linux.
    open var isSelectable = true
    /// The selected range, in UTF-16 units. Setting the text selects the empty range at the end of the text.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The range of the text that an input method is composing; always `nil` on Linux.
    open var markedTextRange: UITextRange? { nil }
    /// The selected range; setting it to `nil` changes nothing.
    open var selectedTextRange: UITextRange? {
        get { baseSelectedTextRange }
        set { baseSelectedTextRange = newValue }
    }
    /// The kinds of data that are converted to links. Stored; has no effect on Linux.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// The text attributes of links. Links are drawn in the tint colour unless these attributes specify a colour.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The attributes of typed text. Stored; has no effect on Linux.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether a font that scales with the text size is updated when the text size changes.
    open var adjustsFontForContentSizeCategory = false
    /// The text container. Its line fragment padding and its maximum number of lines affect the layout; its line break mode
    /// determines how the last line is drawn.
    public let textContainer: NSTextContainer
    /// The layout manager of the text container. The view measures its text without it.
    public let layoutManager: NSLayoutManager
    /// The text storage of the layout manager; its edits change the text of the view.
    open private(set) lazy var textStorage = connectedStorage()
    /// The text storage, and whether text is being passed between the view and the storage; `nil` until the storage is
    /// requested or a container with a text is connected.
    final var connection: (storage: NSTextStorage, isUpdating: Bool)?
    /// The delegate, which is called when editing begins and ends and when the view scrolls; held weakly.
    open weak var delegate: (any UITextViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }
    /// The font; `nil` means Helvetica at 12 points. Setting it sets the font of the whole attributed text.
    open var font: UIFont? {
        didSet {
            restyle(.font) { [font] in font ?? $0 }
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the text scrolls; if it does, the view has no intrinsic size.
    open override var isScrollEnabled: Bool {
        didSet {
            if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The insets of the text, in points. The container's line fragment padding, 5 points by default, is added at the
    /// left and at the right.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Creates a text view with the given text container; `nil` means a new container.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? .tracking()
        layoutManager = self.textContainer.layoutManager ?? .withoutLeading()
        super.init(frame: frame)
        connectContainer()
    }

    /// Creates a text view with a new text container.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates a text view whose text is laid out with TextKit 2 or TextKit 1, which have the same result here.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero)
    }

    /// Creates a text view from an Interface Builder file, with the properties in the file.
    public required init?(coder: NSCoder) {
        (textContainer, layoutManager) = (.tracking(), .withoutLeading())
        super.init(coder: coder)
    }

    override func prepareForDecoding() { connectContainer() }

    /// A view that replaces the keyboard.
    open override var inputView: UIView? {
        get { inputViews.main }
        set { inputViews.main = newValue }
    }

    /// A view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    private var inputViews: (main: UIView?, accessory: UIView?) = (nil, nil)

    /// Whether there is any text.
    open var hasText: Bool { !(text ?? "").isEmpty }

    /// Replaces the selected text, or inserts text at the insertion point if none is selected.
    open func insertText(_ text: String) {
        replaceSelection(with: text)
    }

    /// Removes the selected text, or the character before the insertion point if none is selected.
    open func deleteBackward() {
        if selectedRange.length == 0 {
            guard selectedRange.location > 0, selectedRange.location <= (text ?? "").utf16.count else { return }
            selectedRange = ((text ?? "") as NSString).rangeOfComposedCharacterSequence(at: selectedRange.location - 1)
        }
        replaceSelection(with: "")
    }

    /// The size of the text at the current width, including the insets, in points. While the text scrolls, the view has
    /// no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return sizeThatFits(CGSize(width: bounds.width, height: 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let padding = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        let font = shownFont
        let text = textSize(width: max(0, size.width - padding))
        let scale = traitCollection.displayScale
        return CGSize(
            width: (text.width + padding).roundedUpToPixel(scale: scale),
            height: (max(text.height, font.lineHeight) + textContainerInset.top + textContainerInset.bottom)
                .roundedUpToPixel(scale: scale))
    }

    open override var canBecomeFirstResponder: Bool { isEditable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard isFirstResponder || delegate?.textViewShouldBeginEditing(self) != false,
            super.becomeFirstResponder()
        else { return false }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { scaleFonts() }
    }

    /// The size of the text with its insets, in the view's width, in points. Setting it has no effect.
    open override var contentSize: CGSize {
        get {
            let width = bounds.width
            return CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
        }
        set {}
    }

    /// Scrolls until the lines with a range of the text, in UTF-16 units, are visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        _ = textStorage
        let text = layoutManager.boundingRect(forGlyphRange: range, in: textContainer)
        scrollRectToVisible(
            text.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top), animated: false)
    }

    final var shownFont: UIFont { font ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }

    override func drawContent(in context: CGContext) { drawText(in: context) }

    /// Whether the height depends on the width: it does unless the text scrolls.
    override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }

    override func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? {
        attributes?.font(atEnd: baseline == .lastBaseline) ?? shownFont
    }

    // The first baseline is measured from the top edge, the last one from the bottom edge: the text begins below the
    // top inset and ends above the bottom inset.
    override func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let size = isScrollEnabled ? intrinsicContentSize : sizeThatFits(CGSize(width: width ?? 0, height: 0))
        return .init(
            width: Double(size.width), height: Double(size.height),
            firstBaseline: Double(textContainerInset.top + shownFont.ascender),
            lastBaseline: Double(textContainerInset.bottom - shownFont.descender))
    }
}
