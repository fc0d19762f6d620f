import Foundation
import TextLayout
import UIKitFacts

// The content of a button and its size.
extension UIButton {
    /// The rectangles of title and image within the content rectangle.
    func placement(in contentRect: CGRect) -> ButtonPlacement {
        ButtonPlacement(
            of: self, title: titleSize(in: contentRect), image: shownImage?.size ?? .zero, in: contentRect,
            scale: traitCollection.displayScale)
    }

    /// The size of the title, in points. The title has several lines if its label allows them and the title contains a
    /// line break or is too wide for the content rectangle.
    private func titleSize(in contentRect: CGRect) -> CGSize {
        let line = titleSize
        guard configuration == nil, let label = content.titleLabel, label.numberOfLines != 1 else { return line }
        let availableWidth = contentRect.inset(by: titleEdgeInsets).width - (shownImage?.size.width ?? 0)
        guard line.width > availableWidth || label.text?.contains(where: \.isNewline) ?? false else { return line }
        return label.sizeThatFits(CGSize(width: max(0, availableWidth), height: .greatestFiniteMagnitude))
    }

    /// Whether the button has the default content insets. It has them only if no insets are set and there is neither an
    /// image nor a background image. Evidence: in stored frames, a button with a title in front of a background image
    /// is as large as the image (three buttons of three projects) or, where the image is shorter than a line, as tall
    /// as a line (SciChart, `OscilloscopeLayout.xib`).
    var hasDefaultContentInsets: Bool {
        contentEdgeInsets == .zero && currentImage == nil && currentBackgroundImage == nil
    }

    /// Whether the button shows a title that is not empty.
    var hasTitle: Bool {
        if let configuration { return !(configuration.title ?? "").isEmpty }
        return !(currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty
    }

    /// The image that is shown: the image of the configuration if there is a configuration, otherwise that of the
    /// current state.
    var shownImage: UIImage? { configuration.map(\.image) ?? currentImage }

    /// The insets of the content: those of the configuration if there is a configuration, otherwise
    /// ``contentEdgeInsets``.
    var drawnInsets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    /// The font in which titles are measured. Buttons whose type has a built-in image always use the default font.
    var drawnTitleFont: UIFont { buttonType.image == nil ? content.titleFont : defaultFont }
    /// The font of titles if none is set.
    var defaultFont: UIFont {
        .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : TextControls.buttonFontSize.value)
    }

    /// The font of the title. Accessing it does not create the label.
    package var titleFont: UIFont {
        get { content.titleFont }
        set {
            content.titleFont = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The size of an attributed title, rounded up to pixels.
    func size(of title: NSAttributedString) -> CGSize {
        let (size, scale) = (title.size(), traitCollection.displayScale)
        return CGSize(
            width: size.width.roundedUpToPixel(scale: scale), height: size.height.roundedUpToPixel(scale: scale))
    }

    /// The size of one line of text, rounded up to pixels.
    func size(of text: String, in font: UIFont) -> CGSize {
        let scale = traitCollection.displayScale
        let measured = TextEnvironment.measurer.measure(TextRequest(text, font: font.textFont, maximumLines: 1))
        return CGSize(
            width: CGFloat(measured.width).roundedUpToPixel(scale: scale),
            height: font.lineHeight.roundedUpToPixel(scale: scale))
    }

    /// The size of a button with the given configuration, including the content insets, in points.
    func size(of configuration: Configuration) -> CGSize {
        let content = configuration.contentSize(measure: size(of:in:))
        let insets = configuration.contentInsets
        return CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    /// Shows the title and the image of an action.
    func showFace(of action: UIAction?) {
        if let title = action?.title, !title.isEmpty { setTitle(title, for: .normal) }
        if let image = action?.image { setImage(image, for: .normal) }
    }
}
