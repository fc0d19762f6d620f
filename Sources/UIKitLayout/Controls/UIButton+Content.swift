import Foundation
import TextLayout

// What a button shows, and how large it is.
extension UIButton {
    /// Where title and image lie in the rectangle of the content.
    func placement(in contentRect: CGRect) -> ButtonPlacement {
        ButtonPlacement(
            of: self, title: titleSize(in: contentRect), image: shownImage?.size ?? .zero, in: contentRect,
            scale: traitCollection.displayScale)
    }

    /// The size of the title, in several lines where its label has them and the content is too narrow for one.
    private func titleSize(in contentRect: CGRect) -> CGSize {
        let line = titleSize
        guard configuration == nil, let label = content.titleLabel, label.numberOfLines != 1 else { return line }
        let room = contentRect.inset(by: titleEdgeInsets).width - (shownImage?.size.width ?? 0)
        guard line.width > room || label.text?.contains(where: \.isNewline) ?? false else { return line }
        return label.sizeThatFits(CGSize(width: max(0, room), height: .greatestFiniteMagnitude))
    }

    /// Whether a title has room that nobody asked for. Stored frames of titles before an image: as large as the image in three
    /// buttons of three projects, as high as a line where the image is lower (SciChart, `OscilloscopeLayout.xib`).
    var hasRoomOfItsOwn: Bool {
        contentEdgeInsets == .zero && currentImage == nil && currentBackgroundImage == nil
    }

    /// Whether there is a title to be seen.
    var hasTitle: Bool {
        if let configuration { return !(configuration.title ?? "").isEmpty }
        return !(currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty
    }

    /// The image that is shown, that of the configuration if there is one.
    var shownImage: UIImage? { configuration.map(\.image) ?? currentImage }

    /// The distances of the content from the edges, those of the configuration if there is one.
    var drawnInsets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    /// The font that titles are measured in. That of buttons with an image of their own cannot be changed.
    var drawnTitleFont: UIFont { buttonType.image == nil ? content.titleFont : defaultFont }
    /// The font of titles that nobody has chosen one for.
    var defaultFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    /// The font of the title, without making its label.
    package var titleFont: UIFont {
        get { content.titleFont }
        set {
            content.titleFont = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The size of a title with attributes, up to the next pixel.
    func size(of title: NSAttributedString) -> CGSize {
        let (size, scale) = (title.size(), traitCollection.displayScale)
        return CGSize(
            width: size.width.roundedUpToPixel(scale: scale), height: size.height.roundedUpToPixel(scale: scale))
    }

    /// The size of one line of text, up to the next pixel.
    func size(of text: String, in font: UIFont) -> CGSize {
        let scale = traitCollection.displayScale
        let measured = TextEnvironment.measurer.measure(TextRequest(text, font: font.textFont, maximumLines: 1))
        return CGSize(
            width: CGFloat(measured.width).roundedUpToPixel(scale: scale),
            height: font.lineHeight.roundedUpToPixel(scale: scale))
    }
}
