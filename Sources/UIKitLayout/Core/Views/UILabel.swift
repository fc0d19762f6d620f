import Foundation
import LayoutEngine
import TextLayout

/// A view whose intrinsic size is that of its text.
///
/// The size is that of the text wrapped at `preferredMaxLayoutWidth`. If that is 0, the width is that of the unwrapped
/// text, and the height that of the text wrapped at the label's width. Sizes are rounded up to pixels; that of empty
/// text is 0.
open class UILabel: UIView {
    deinit {}

    // The values of overridable properties are stored privately or without exclusivity checks at run time, because layout
    // reads all of them.
    @exclusivity(unchecked) final var storedFont: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
    private var storedNumberOfLines = 1
    @exclusivity(unchecked) final var storedLineBreakMode = NSLineBreakMode.byTruncatingTail
    private var storedPreferredMaxLayoutWidth: CGFloat = 0
    @exclusivity(unchecked) final var storedTextColor: UIColor? = .label
    @exclusivity(unchecked) final var storedTextAlignment = NSTextAlignment.natural
    private(set) final var storedText: String?
    @exclusivity(unchecked) final var storedAttributedText: NSAttributedString?
    /// The attributed text in the form used for measuring; `nil` until it is first measured.
    final var styledText: StyledText?
    /// The last measurement of the unwrapped text for layout; `nil` after any change and for attributed text.
    @exclusivity(unchecked) final var unwrapped: TextMeasurement?
    /// The label's plain text with its font and rules, for measuring in C; `nil` until the text is first measured in C.
    final var content: TextContent?
    /// Whether ``content`` contains the label's current text.
    final var hasCurrentContent = false
    /// Whether ``content`` has the label's current font, number of lines and line break mode.
    final var hasCurrentContentStyle = false

    /// The text; line feeds separate paragraphs. Setting it discards the attributed text; the label's font, colour,
    /// alignment and line break mode remain, also those that it took from the attributed text.
    open var text: String? {
        get { storedText }
        set {
            if storedAttributedText != nil {
                storedAttributedText = nil
                styledText = nil
            } else if storedText == newValue {
                return
            }
            storedText = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The text with its own attributes. Parts without a font, a colour or a paragraph style have those of the label.
    ///
    /// Setting it gives the label the font, the colour, the alignment, the line break mode and the shadow of the first
    /// character, as far as this character has them. Afterwards, setting one of these properties changes the whole text.
    /// If only ``text`` was set, the value is that text with the label's attributes.
    ///
    /// Source: UIKit's documentation of `UILabel.attributedText` and `UILabel.font`.
    open var attributedText: NSAttributedString? {
        get { storedAttributedText ?? storedText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            storedAttributedText = newValue?.immutableCopy
            storedText = newValue?.string
            adoptStyle()
            styledText = nil
            invalidateIntrinsicContentSize()
        }
    }

    /// The font; by default the system font at 17 points. Setting it sets the font of the whole attributed text.
    open var font: UIFont! {
        get { storedFont }
        set {
            let font: UIFont = newValue ?? .systemFont(ofSize: 17)
            restyle(.font) { _ in font }
            guard storedFont?.measuresLike(font) != true else { return }
            setOwnFont(font)
        }
    }

    /// The maximum number of lines, 0 for no limit; 1 by default.
    open var numberOfLines: Int {
        get { storedNumberOfLines }
        set {
            guard storedNumberOfLines != newValue else { return }
            storedNumberOfLines = newValue
            hasCurrentContentStyle = false
            invalidateIntrinsicContentSize()
        }
    }

    /// How text that does not fit on a line is wrapped or truncated. Setting it sets the mode of the whole attributed text.
    open var lineBreakMode: NSLineBreakMode {
        get { storedLineBreakMode }
        set {
            restyle(.paragraphStyle) { ($0 as? NSParagraphStyle)?.with { $0.lineBreakMode = newValue } ?? $0 }
            guard storedLineBreakMode != newValue else { return }
            storedLineBreakMode = newValue
            hasCurrentContentStyle = false
            styledText = nil
            invalidateIntrinsicContentSize()
        }
    }

    /// The width at which text wraps for the intrinsic size; 0 means the width that layout gives the label.
    open var preferredMaxLayoutWidth: CGFloat {
        get { storedPreferredMaxLayoutWidth }
        set {
            guard storedPreferredMaxLayoutWidth != newValue else { return }
            storedPreferredMaxLayoutWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The colour of the text. Setting it sets the colour of the whole attributed text.
    open var textColor: UIColor! {
        get { storedTextColor }
        set {
            storedTextColor = newValue
            restyle(.foregroundColor, isDrawnOnly: true) { newValue ?? $0 }
        }
    }

    /// The horizontal alignment of the lines. Setting it sets the alignment of the whole attributed text.
    open var textAlignment: NSTextAlignment {
        get { storedTextAlignment }
        set {
            storedTextAlignment = newValue
            restyle(.paragraphStyle, isDrawnOnly: true) {
                ($0 as? NSParagraphStyle)?.with { $0.alignment = newValue } ?? $0
            }
        }
    }
    /// Whether the text is drawn in the highlighted colour, if there is one.
    open var isHighlighted = false
    /// Whether the label is enabled. A disabled one is drawn in grey.
    open var isEnabled = true
    /// Whether the font changes with the content size category. Only a font of a text style or of `UIFontMetrics` can
    /// change.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the label's class is `UILabel` itself. If so, no method is overridden.
    private final lazy var isPlain = type(of: self) == UILabel.self

    /// Draws the text into a rectangle of the current context, centred vertically.
    open func drawText(in rect: CGRect) { drawText(in: rect, limitedToLines: numberOfLines) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// The rectangle that the text occupies in the bounds, in points.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let width = bounds.width > 0 && bounds.width < 1e6 && numberOfLines != 1 ? bounds.width : nil
        let text = size(
            of: measure(width: width, lines: numberOfLines, TextEnvironment.measurer),
            scale: traitCollection.displayScale)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(text.width, max(0, bounds.width)),
            height: min(text.height, max(0, bounds.height)))
    }

    override var isInteractiveByDefault: Bool { false }
    /// Whether the label takes over the paragraph style and the shadow of its attributed text.
    var adoptsParagraphStyles: Bool { true }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { scaleFonts() }
    }

    open override var intrinsicContentSize: CGSize {
        let lines = numberOfLines
        guard isPlain else {
            let unbounded = CGRect(x: 0, y: 0, width: (lines == 1 ? nil : preferredWidth) ?? 1e7, height: 1e7)
            return textRect(forBounds: unbounded, limitedToNumberOfLines: lines).size
        }
        let measurement = measure(width: lines == 1 ? nil : preferredWidth, lines: lines, TextEnvironment.measurer)
        return size(
            of: countingSpaces(measurement, TextEnvironment.measurer), scale: traitCollection.displayScale)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let lines = numberOfLines
        let width = size.width > 0 && lines != 1 ? size.width : nil
        let measurer = TextEnvironment.measurer
        let measured = measure(width: width, lines: lines, measurer)
        let counted = width.map { $0 < 1e7 ? countingSpaces(measured, within: $0, measurer) : measured } ?? measured
        return self.size(of: counted, scale: traitCollection.displayScale)
    }

    /// The width that constraints have given the label since its content last changed; `nil` if they have given none.
    private(set) final var placedWidth: CGFloat?
    /// The width at which text wraps if layout offers no width; set only while a fitting size is being computed.
    private(set) final var laidOutWidth: CGFloat?
    final func setLaidOutWidth(_ width: CGFloat?) { laidOutWidth = width }

    override func wasPlaced() { placedWidth = bounds.width }

    /// The width at which text wraps for the intrinsic size; `nil` if none is set.
    final var preferredWidth: CGFloat? {
        let width = preferredMaxLayoutWidth
        return width > 0 ? width : nil
    }

    override var contentHeightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    override var baselinesAreCentered: Bool { true }
    override func fontOfBaseline(_ baseline: NSLayoutConstraint.Attribute) -> UIFont? {
        storedAttributedText?.font(atEnd: baseline == .lastBaseline) ?? font
    }

    override func measureContent(width: CGFloat?, in measuring: ContentMeasuring) -> LayoutTree.Measurement {
        let offered = (width ?? laidOutWidth).map { Double($0) }
        if let measurement = plainText?._withUnsafeGuaranteedRef({ measuring.measure($0, width: offered) }) {
            return measurement
        }
        let measurement = measureForLayout(width: width, measuring.measurer)
        let size = isPlain ? size(of: measurement, scale: measuring.scale) : intrinsicSize(atWidth: width)
        if let designContentSize, let font, measurement.height > designContentSize.height || measurement == .empty {
            return baselinesAtEdges(of: designContentSize, font)
        }
        return self.measurement(of: measurement, size: size)
    }

    override var measurableText: Unmanaged<TextContent>? { laidOutWidth == nil ? plainText : nil }

    /// The text, if the size and the baselines of the content follow from the text, the font and the rules for breaking
    /// lines alone; otherwise `nil`.
    private var plainText: Unmanaged<TextContent>? {
        guard isPlain, storedAttributedText == nil, storedPreferredMaxLayoutWidth <= 0, designContentSize == nil else {
            return nil
        }
        if !hasCurrentContent { updateContent() }
        return hasCurrentContent ? content.map { .passUnretained($0) } : nil
    }

    /// The intrinsic size of an instance of a subclass at a width that layout offers. As in UIKit, the subclass finds
    /// that width in ``preferredMaxLayoutWidth``.
    private func intrinsicSize(atWidth width: CGFloat?) -> CGSize {
        guard let width, numberOfLines != 1, preferredWidth == nil else { return intrinsicContentSize }
        storedPreferredMaxLayoutWidth = width
        defer { storedPreferredMaxLayoutWidth = 0 }
        return intrinsicContentSize
    }

    open override func invalidateIntrinsicContentSize() {
        (unwrapped, placedWidth, hasCurrentContent) = (nil, nil, false)
        super.invalidateIntrinsicContentSize()
    }

    /// Whether attributed text is set.
    package var hasAttributedText: Bool { storedAttributedText != nil }

    // MARK: Members that subclasses can override

    /// The offset of the text's shadow, in points; upwards by 1 by default.
    open var shadowOffset: CGSize {
        get { labelAppearance.shadowOffset }
        set { labelAppearance.shadowOffset = newValue }
    }

    /// Whether text on a single line that does not fit is drawn in a smaller size. As in UIKit, the intrinsic size is
    /// that of the text in its full size.
    open var adjustsFontSizeToFitWidth: Bool {
        get { labelAppearance.adjustsFontSizeToFitWidth }
        set { labelAppearance.adjustsFontSizeToFitWidth = newValue }
    }

    /// The smallest factor by which text that does not fit may be scaled when it is drawn; 0 by default.
    open var minimumScaleFactor: CGFloat {
        get { labelAppearance.minimumScaleFactor }
        set { labelAppearance.minimumScaleFactor = newValue }
    }

    /// Whether the characters of a single line are drawn closer together, instead of being truncated, if the line is at
    /// most 5 % too wide; false by default.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { labelAppearance.allowsTightening }
        set { labelAppearance.allowsTightening = newValue }
    }

    /// The vertical position of smaller text: on the full size's baseline, centred, or at the top. The default is
    /// `alignBaselines`; until a value is set, smaller text is centred, as in pictures of iOS 17.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { labelAppearance.baselineAdjustment ?? .alignBaselines }
        set { labelAppearance.baselineAdjustment = newValue }
    }

    /// Additional rules for breaking lines. They do not apply to attributed text, which has its own in paragraph styles.
    @exclusivity(unchecked) open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet { if lineBreakStrategy != oldValue { lineBreakStrategyDidChange() } }
    }

    /// The colour in which the text is drawn while the label is highlighted.
    open var highlightedTextColor: UIColor? {
        get { labelAppearance.highlightedTextColor }
        set { labelAppearance.highlightedTextColor = newValue }
    }

    /// The colour of the shadow that is drawn behind plain text; `nil`, the default, for no shadow.
    open var shadowColor: UIColor? {
        get { labelAppearance.shadowColor }
        set { labelAppearance.shadowColor = newValue }
    }
}
