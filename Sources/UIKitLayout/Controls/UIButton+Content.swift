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

    /// The size of the title. It has several lines if its label allows them and the content is too narrow for one.
    private func titleSize(in contentRect: CGRect) -> CGSize {
        let line = titleSize
        guard configuration == nil, let label = content.titleLabel, label.numberOfLines != 1 else { return line }
        let availableWidth = contentRect.inset(by: titleEdgeInsets).width - (shownImage?.size.width ?? 0)
        guard line.width > availableWidth || label.text?.contains(where: \.isNewline) ?? false else { return line }
        return label.sizeThatFits(CGSize(width: max(0, availableWidth), height: .greatestFiniteMagnitude))
    }

    /// Whether the title has default content insets: only if no insets are set and there is no image. In stored frames,
    /// a button whose title is in front of a background image is as large as the image (three buttons of three
    /// projects) or, where the image is lower, as high as a line (SciChart, `OscilloscopeLayout.xib`).
    var hasDefaultContentInsets: Bool {
        contentEdgeInsets == .zero && currentImage == nil && currentBackgroundImage == nil
    }

    /// Whether there is a title that is not empty.
    var hasTitle: Bool {
        if let configuration { return !(configuration.title ?? "").isEmpty }
        return !(currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty
    }

    /// The image that is shown: the configuration's if there is a configuration.
    var shownImage: UIImage? { configuration.map(\.image) ?? currentImage }

    /// The insets of the content: the configuration's if there is a configuration.
    var drawnInsets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    /// The font in which titles are measured. Types of buttons with a built-in image always use the default font.
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
}
