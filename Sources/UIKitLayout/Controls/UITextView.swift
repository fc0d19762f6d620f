import Foundation
import LayoutEngine

/// Text of many lines that can be edited and scrolled.
open class UITextView: UIScrollView, UITextInputTraits {
    deinit {}

    /// The text.
    open var text: String! = "" {
        didSet {
            attributes = nil
            selectedRange = NSRange(location: (text ?? "").utf16.count, length: 0)
            invalidateIntrinsicContentSize()
        }
    }
    /// The text with its attributes, which count.
    open var attributedText: NSAttributedString! {
        get { attributes ?? NSAttributedString(string: text ?? "") }
        set {
            text = newValue?.string ?? ""
            attributes = newValue.map { NSAttributedString(attributedString: $0) }
            invalidateIntrinsicContentSize()
        }
    }
    private var attributes: NSAttributedString?
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// Where lines stand.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the text can be edited.
    open var isEditable = true
    /// Whether the text can be selected; a stored value.
    open var isSelectable = true
    /// The part of the text that is selected: the end of a text that was set, until something else is selected.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The kinds of data that become links; a stored value.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// How links look; a stored value.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The attributes of text that is typed; a stored value.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether the font follows the text size, where it is one that grows with it.
    open var adjustsFontForContentSizeCategory = false
    /// Where the lines lie; of it the padding at the sides counts.
    public let textContainer: NSTextContainer
    /// What arranges the lines.
    public let layoutManager = NSLayoutManager()
    /// The delegate, asked about editing and notified of scrolling; held weakly.
    open weak var delegate: (any UITextViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }
    /// The font; `nil` stands for Helvetica at 12 points.
    open var font: UIFont? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Whether the text can be scrolled; then the view wants no particular size.
    open override var isScrollEnabled: Bool {
        didSet {
            if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The distances of the text from the edges, with 5 points more left and right.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Makes a text view whose lines lie in a container, one of its own for `nil`.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? .tracking()
        super.init(frame: frame)
        self.textContainer.textView = self
    }

    /// Makes a text view with a container of its own.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        textContainer = .tracking()
        super.init(coder: coder)
        textContainer.textView = self
    }

    /// Whether there is any text.
    open var hasText: Bool { !(text ?? "").isEmpty }

    /// Puts a text in the place of what is selected, or where the selection is.
    open func insertText(_ text: String) {
        replaceSelection(with: text)
    }

    /// Removes what is selected, or the character before the selection.
    open func deleteBackward() {
        if selectedRange.length == 0 {
            guard selectedRange.location > 0, selectedRange.location <= (text ?? "").utf16.count else { return }
            selectedRange = ((text ?? "") as NSString).rangeOfComposedCharacterSequence(at: selectedRange.location - 1)
        }
        replaceSelection(with: "")
    }

    private func replaceSelection(with replacement: String) {
        let count = (text ?? "").utf16.count
        let start = min(max(0, selectedRange.location), count)
        let range = NSRange(location: start, length: min(max(0, selectedRange.length), count - start))
        if let attributes {
            let changed = NSMutableAttributedString(attributedString: attributes)
            changed.replaceCharacters(in: range, with: replacement)
            attributedText = changed
        } else {
            text = ((text ?? "") as NSString).replacingCharacters(in: range, with: replacement)
        }
        selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
    }

    /// Nothing while the text can be scrolled, else the size of the text with the insets.
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

    private func textSize(width: CGFloat) -> CGSize {
        guard let attributes else { return shownFont.size(of: text ?? "", width: width) }
        return attributes.boundingRect(
            with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
        ).size
    }

    open override var canBecomeFirstResponder: Bool { isEditable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard isFirstResponder || delegate?.textViewShouldBeginEditing(self) != false,
            super.becomeFirstResponder()
        else { return false }
        delegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        return true
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory, let scaling = font?.scaling else { return }
        font = scaling.font(compatibleWith: traitCollection)
    }

    /// Scrolls to a part of the text; does nothing on Linux.
    open func scrollRangeToVisible(_ range: NSRange) {}

    private var shownFont: UIFont { font ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }

    /// A text that does not scroll is as high as its lines at the width that it is laid out with.
    override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }

    override func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? {
        attributes?.font(atEnd: baseline == .lastBaseline) ?? shownFont
    }

    // Baselines from the edges: the text begins below the upper inset and ends above the lower one.
    override func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let size = isScrollEnabled ? intrinsicContentSize : sizeThatFits(CGSize(width: width ?? 0, height: 0))
        return .init(
            width: Double(size.width), height: Double(size.height),
            firstBaseline: Double(textContainerInset.top + shownFont.ascender),
            lastBaseline: Double(textContainerInset.bottom - shownFont.descender))
    }
}
