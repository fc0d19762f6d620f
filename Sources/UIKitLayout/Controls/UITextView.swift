import Foundation
import LayoutEngine

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
        let padding = textContainerInset.left + textContainerInset.right + 10
        let font = shownFont
        let text = font.size(of: self.text ?? "", width: max(0, size.width - padding))
        let scale = traitCollection.displayScale
        return CGSize(
            width: (text.width + padding).roundedUpToPixel(scale: scale),
            height: (max(text.height, font.lineHeight) + textContainerInset.top + textContainerInset.bottom)
                .roundedUpToPixel(scale: scale))
    }

    private var shownFont: UIFont { font ?? .systemFont(ofSize: 14) }

    /// A text that does not scroll is as high as its lines at the width that it is laid out with.
    override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }

    // Baselines from the edges: the text begins below the upper inset and ends above the lower one.
    override func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let size = isScrollEnabled ? intrinsicContentSize : sizeThatFits(CGSize(width: width ?? 0, height: 0))
        return .init(
            width: Double(size.width), height: Double(size.height),
            firstBaseline: Double(textContainerInset.top + shownFont.ascender),
            lastBaseline: Double(textContainerInset.bottom - shownFont.descender))
    }
}
