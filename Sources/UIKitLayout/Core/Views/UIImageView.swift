import Foundation

/// A view whose intrinsic size is that of its image.
open class UIImageView: UIView {
    deinit {}

    /// The image; without one the view has no intrinsic size.
    open var image: UIImage? {
        get { storedImage }
        set {
            let former = storedImage
            storedImage = newValue
            if former?.size != newValue?.size { invalidateIntrinsicContentSize() }
            if former?.alignmentRectInsets != newValue?.alignmentRectInsets {
                recordLayoutChange([.autoresizing, .content])
            }
        }
    }
    private var storedImage: UIImage?
    /// The image that is drawn while the view is highlighted.
    open var highlightedImage: UIImage?
    /// Whether the highlighted image is drawn, if there is one.
    open var isHighlighted = false
    /// The configuration that determines the size of the image if the image is a symbol.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { image = preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image }
    }
    /// Whether the image becomes larger with the accessibility text sizes, in proportion to body text; false by default.
    @exclusivity(unchecked) open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The factor of the image's size for the present text size.
    private var accessibilityFactor: CGFloat {
        guard adjustsImageSizeForAccessibilityContentSizeCategory else { return 1 }
        let traits = traitCollection
        guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
        return UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traits) / 100
    }
    /// The images that an animation shows one after the other. The first one is drawn while the images are animated.
    open var animationImages: [UIImage]?
    /// The duration of the animation, in seconds. Stored; has no effect on Linux.
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions of the animation. Stored; has no effect on Linux.
    open var animationRepeatCount = 0
    /// Whether the images are being animated.
    open private(set) var isAnimating = false

    /// Starts the animation.
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
    /// Stops the animation.
    open func stopAnimating() { isAnimating = false }

    override var isInteractiveByDefault: Bool { false }

    /// Creates a view that shows the given image in the image's size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Creates a view that shows the given image in the image's size, and another image while the view is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    /// The size of the image's alignment rectangle.
    open override var intrinsicContentSize: CGSize {
        guard let image else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom
        ).scaled(by: accessibilityFactor)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        (image?.size ?? .zero).scaled(by: accessibilityFactor)
    }

    /// Whether images in automatic rendering mode are templates.
    final var drawsTemplates = false

    override func drawContent(in context: CGContext) {
        let animated = isAnimating ? animationImages?.first : nil
        guard let shown = animated ?? (isHighlighted ? highlightedImage : nil) ?? image else { return }
        shown.draw(
            in: contentMode.frame(of: shown.size.scaled(by: accessibilityFactor), in: bounds), of: context,
            tint: tintColor, isTemplateByDefault: drawsTemplates, direction: effectiveUserInterfaceLayoutDirection)
    }
}
