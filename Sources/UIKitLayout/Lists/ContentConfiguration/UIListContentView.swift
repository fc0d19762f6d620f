import Foundation
import LayoutEngine

/// A view that shows the content of a list cell, header or footer.
open class UIListContentView: UIView, UIContentView {
    deinit {}

    private let imageView = UIImageView()
    private let textLabel = UILabel()
    private let secondaryTextLabel = UILabel()
    private var shown: UIListContentConfiguration

    /// Creates a view for a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
        show(configuration)
    }

    /// Creates a view from an Interface Builder file, with the content of an empty cell.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
    }

    override func prepareForDecoding() {
        for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    }

    /// The configuration that the view shows. Setting a configuration of another type than
    /// ``UIListContentConfiguration`` has no effect.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else { return }
            show(configuration)
        }
    }

    private func show(_ configuration: UIListContentConfiguration) {
        shown = configuration
        imageView.image = configuration.shownImage
        imageView.isHidden = configuration.image == nil
        imageView.tintColor = configuration.imageProperties.resolvedTintColor(for: tintColor)
        imageView.layer.cornerRadius = configuration.imageProperties.cornerRadius
        imageView.clipsToBounds = configuration.imageProperties.cornerRadius > 0
        show(configuration.text, configuration.attributedText, configuration.textProperties, in: textLabel)
        show(
            configuration.secondaryText, configuration.secondaryAttributedText,
            configuration.secondaryTextProperties, in: secondaryTextLabel)
        alpha = configuration.alpha
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = properties.font
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textColor = properties.resolvedColor()
        label.textAlignment = properties.labelAlignment
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        if let attributed { label.attributedText = attributed } else { label.text = properties.transformed(text) }
    }

    // MARK: Layout

    /// Whether the view fills its superview, even if it has not been laid out yet.
    final var fillsSuperview = false

    override func superviewMarginsDidChange() {
        guard !shown.axesPreservingSuperviewLayoutMargins.isEmpty else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func arrangement(width: CGFloat?) -> ListContentLayout {
        var shown = shown
        shown.directionalLayoutMargins = shown.margins(in: self)
        func size(_ label: UILabel, _ width: CGFloat?) -> CGSize {
            label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: width ?? 0, height: 0)) : .zero
        }
        return ListContentLayout(
            shown, width: width, text: { size(textLabel, $0) }, secondary: { size(secondaryTextLabel, $0) })
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: arrangement(width: nil).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let found = arrangement(width: size.width > 0 ? size.width : nil)
        return CGSize(width: size.width > 0 ? size.width : found.width, height: found.height)
    }

    override var contentHeightDependsOnWidth: Bool { true }

    override func measureContent(width: CGFloat?, scale: CGFloat) -> LayoutTree.Measurement {
        let found = arrangement(width: width)
        return .init(
            width: Double(found.width.roundedUpToPixel(scale: scale)),
            height: Double(found.height.roundedUpToPixel(scale: scale)))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let found = arrangement(width: bounds.width)
        let shift = max(0, (bounds.height - found.height) / 2)
        let scale = traitCollection.displayScale
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ rect: CGRect) {
            let left = isMirrored ? bounds.width - rect.maxX : rect.minX
            view.frame = CGRect(x: left, y: rect.minY + shift, width: rect.width, height: rect.height)
                .roundedToPixels(scale: scale)
        }
        place(imageView, found.image)
        place(textLabel, found.text)
        place(secondaryTextLabel, found.secondary)
    }
}
