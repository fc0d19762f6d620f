import Foundation

/// Text of many lines that can be edited and scrolled.
open class UITextView: UIScrollView {
    /// The text.
    open var text: String! = "" {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 14) {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Whether the text can be scrolled; then the view wants no particular size.
    open var isScrollEnabled = true {
        didSet { invalidateIntrinsicContentSize() }
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
        let padding = textContainerInset.left + textContainerInset.right + 10
        let font = font ?? .systemFont(ofSize: 14)
        let text = font.size(of: self.text ?? "", width: max(0, size.width - padding))
        let scale = traitCollection.displayScale
        return CGSize(
            width: (text.width + padding).roundedUpToPixel(scale: scale),
            height: (max(text.height, font.lineHeight) + textContainerInset.top + textContainerInset.bottom)
                .roundedUpToPixel(scale: scale))
    }
}
