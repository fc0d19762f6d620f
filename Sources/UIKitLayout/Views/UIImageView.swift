import Foundation

/// A view that wants its image's size.
open class UIImageView: UIView {
    deinit {}

    /// The image; without one the view wants no particular size.
    open var image: UIImage? {
        get { storedImage }
        set {
            let former = storedImage
            storedImage = newValue
            if former?.size != newValue?.size { invalidateIntrinsicContentSize() }
            if former?.alignmentRectInsets != newValue?.alignmentRectInsets {
                noteLayoutChange([.autoresizing, .content])
            }
        }
    }
    private var storedImage: UIImage?
    /// The image while the view is highlighted; a stored value.
    open var highlightedImage: UIImage?
    /// Whether the view is highlighted; a stored value.
    open var isHighlighted = false
    /// How the image is sized where it is a symbol.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { image = preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image }
    }
    /// Whether images grow with accessibility's text sizes; a stored value.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// Images that would follow each other; a stored value.
    open var animationImages: [UIImage]?
    /// How long that would take, in seconds; a stored value.
    open var animationDuration: TimeInterval = 0
    /// How often that would happen; a stored value.
    open var animationRepeatCount = 0
    /// Whether images follow each other: never on Linux.
    open var isAnimating: Bool { false }

    /// Makes images follow each other; does nothing on Linux.
    open func startAnimating() {}
    /// Ends that images follow each other; does nothing on Linux.
    open func stopAnimating() {}

    override var isInteractiveByDefault: Bool { false }

    /// Makes a view of the image's size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Makes a view of the image's size.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    /// The image's size, less what of it constraints do not see.
    open override var intrinsicContentSize: CGSize {
        guard let image else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom
        )
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? .zero
    }
}
