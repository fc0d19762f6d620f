import Foundation
import LayoutEngine

/// Text of many lines that can be edited and scrolled.
open class UITextView: UIScrollView, UITextInputTraits {
    deinit {}

    /// The text.
    open var text: String! = "" {
        didSet {
            attributes = nil
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
    /// The part of the text that is selected; a stored value.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The kinds of data that become links; a stored value.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// How links look; a stored value.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The attributes of text that is typed; a stored value.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether the font follows the text size, where it is one that grows with it.
    open var adjustsFontForContentSizeCategory = false
    /// The lines' own distances; of them the padding at the sides counts.
    public private(set) lazy var textContainer = NSTextContainer { [weak self] in
        self?.invalidateIntrinsicContentSize()
    }
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

    override func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? { shownFont }

    // Baselines from the edges: the text begins below the upper inset and ends above the lower one.
    override func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let size = isScrollEnabled ? intrinsicContentSize : sizeThatFits(CGSize(width: width ?? 0, height: 0))
        return .init(
            width: Double(size.width), height: Double(size.height),
            firstBaseline: Double(textContainerInset.top + shownFont.ascender),
            lastBaseline: Double(textContainerInset.bottom - shownFont.descender))
    }
}

/// Who is asked about editing a text.
#if MainActorViews
    @MainActor
#endif
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    /// Yes, unless the delegate says otherwise.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Nothing, unless the delegate says otherwise.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Yes, unless the delegate says otherwise.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Nothing, unless the delegate says otherwise.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}

/// What somebody does with a link or an attachment.
public nonisolated enum UITextItemInteraction: Int, Hashable, Sendable {
    case invokeDefaultAction = 0
    case presentActions, preview
}

/// Where the lines of a text view lie.
open class NSTextContainer: NSObject {
    deinit {}

    private let noteChange: () -> Void

    init(noteChange: @escaping () -> Void) {
        self.noteChange = noteChange
    }

    /// The distance of lines from the sides, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { noteChange() } }
    }
    /// The greatest number of lines; a stored value.
    open var maximumNumberOfLines = 0
    /// How text that does not fit goes on; a stored value.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// Kinds of data that become links.
public nonisolated struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Numbers of telephones.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Links.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Addresses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
