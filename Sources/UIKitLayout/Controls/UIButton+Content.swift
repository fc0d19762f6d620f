import Foundation
import LayoutEngine
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

    /// The frames of the title, the subtitle and the image of a configuration within the content rectangle. The title
    /// and the subtitle are aligned with one another; the image is centred in its space.
    func configuredFrames(
        of configuration: Configuration, in contentRect: CGRect
    ) -> (title: CGRect, subtitle: CGRect, image: CGRect) {
        let content = ConfiguredContent(of: self, configuration, width: contentRect.width)
        let scale = traitCollection.displayScale
        let placement = ButtonPlacement(
            of: self, title: content.text, image: content.image, in: contentRect, scale: scale)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let share = textAlignment(of: configuration).share(isMirrored)
        func aligned(_ size: CGSize, top: CGFloat) -> CGRect {
            let width = min(size.width, placement.title.width)
            let left = placement.title.minX + (placement.title.width - width) * share
            return CGRect(x: left, y: placement.title.minY + top, width: width, height: size.height)
                .roundedToPixels(scale: scale)
        }
        let (space, image) = (placement.image, imageSize(of: configuration).within(placement.image.size))
        return (
            aligned(content.title, top: 0),
            aligned(content.subtitle, top: content.title.height + content.titlePadding),
            CGRect(
                x: space.midX - image.width / 2, y: space.midY - image.height / 2, width: image.width,
                height: image.height
            ).roundedToPixels(scale: scale)
        )
    }

    /// The size of a title without a configuration, in points. The title has several lines if its label allows them and
    /// the title contains a line break or is too wide for the content rectangle.
    private func titleSize(in contentRect: CGRect) -> CGSize {
        let line = titleSize
        guard let label = content.titleLabel, label.numberOfLines != 1 else { return line }
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
        !(configuration?.title ?? currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty
    }

    /// The image that is shown: the image of the configuration if there is one, otherwise that of the current state.
    var shownImage: UIImage? { configuration?.image ?? currentImage }

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

    /// The size of the title of a button without a configuration, rounded up to pixels. It is that of one line unless the
    /// title contains line breaks and the title label permits several lines; a title that is only too long for the
    /// button does not make it taller (rdar 23088144).
    private var titleSize: CGSize {
        if let attributed = currentAttributedTitle, attributed.length > 0 { return size(of: attributed) }
        // An empty title is as tall as a line, whereas a missing title beside an image has no size.
        guard let title = currentTitle ?? (currentImage == nil ? "" : nil) else { return .zero }
        if title.isEmpty, buttonType.image != nil { return .zero }
        return size(of: title, in: drawnTitleFont)
    }

    private func size(of title: NSAttributedString) -> CGSize {
        guard title.string.contains(where: \.isNewline) else { return roundedUp(title.size()) }
        let measured = TextEnvironment.measurer.measure(
            title.styledText(font: drawnTitleFont), width: nil, maximumLines: content.numberOfTitleLines)
        return roundedUp(CGSize(width: measured.width, height: measured.height))
    }

    private func size(of text: String, in font: UIFont) -> CGSize {
        let lines = text.contains(where: \.isNewline) ? content.numberOfTitleLines : 1
        let measured = TextEnvironment.measurer.measure(TextRequest(text, font: font.textFont, maximumLines: lines))
        return roundedUp(
            CGSize(width: CGFloat(measured.width), height: lines == 1 ? font.lineHeight : CGFloat(measured.height)))
    }

    private func roundedUp(_ size: CGSize) -> CGSize {
        let scale = traitCollection.displayScale
        return CGSize(
            width: size.width.roundedUpToPixel(scale: scale), height: size.height.roundedUpToPixel(scale: scale))
    }

    /// The intrinsic size of a button, in points.
    final var naturalSize: CGSize {
        if let configuration { return size(of: configuration, width: content.offeredWidth) }
        var title = titleSize
        // The height of the title's lines is rounded up to whole points. Evidence: stored frames are 33 points high at a
        // font size of 17 points (9 buttons of 4 projects), 27 points at 12 (3 buttons of one project) and 28 points at
        // 13 (3 buttons of 2 projects).
        title.height = title.height.rounded(.up)
        let image = currentImage?.size ?? .zero
        let background = currentBackgroundImage?.size ?? .zero
        let insets = effectiveInsets
        // A built-in image alone is not rounded up, as a picture of a button for adding contacts on iOS shows.
        let natural = title.width + image.width + insets.left + insets.right
        let width = buttonType.image != nil && title.width == 0 ? natural : natural.rounded(.up)
        let height = max(title.height, image.height) + insets.top + insets.bottom
        return CGSize(width: max(width, background.width, minimumWidth), height: max(height, background.height))
    }

    /// The intrinsic size if the texts of a configuration wrap at the given width, in points. An override of
    /// `intrinsicContentSize` is respected.
    final func intrinsicSize(offering width: CGFloat?) -> CGSize {
        guard configuration != nil else { return intrinsicContentSize }
        content.offeredWidth = width
        defer { content.offeredWidth = nil }
        return intrinsicContentSize
    }

    /// The size and the baselines of the content at the given width, or without a width limit if that is `nil`.
    final func measuredContent(width: CGFloat?) -> LayoutTree.Measurement {
        let size = intrinsicSize(offering: width)
        var insets = (top: effectiveInsets.top, bottom: effectiveInsets.bottom)
        let baseline = drawnTitleFont.baselineFromCenter
        var text = (first: baseline, last: baseline)
        if let configuration {
            insets = (configuration.contentInsets.top, configuration.contentInsets.bottom)
            let content = ConfiguredContent(of: self, configuration, width: contentWidth(of: configuration, width))
            text = content.baselines ?? text
        }
        let shift = (insets.top - insets.bottom) / 2
        return .init(
            width: Double(size.width), height: Double(size.height), firstBaseline: Double(shift + text.first),
            lastBaseline: Double(shift + text.last))
    }

    /// The width of the content in a button with the given configuration and width; `nil` for no limit.
    private func contentWidth(of configuration: Configuration, _ width: CGFloat?) -> CGFloat? {
        let insets = configuration.contentInsets
        return width.map { max(0, $0 - insets.leading - insets.trailing) }
    }

    /// The size of a button with the given configuration, including the content insets, in points.
    private func size(of configuration: Configuration, width: CGFloat?) -> CGSize {
        let content = ConfiguredContent(of: self, configuration, width: contentWidth(of: configuration, width)).size
        let insets = configuration.contentInsets
        return CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    private var effectiveInsets: UIEdgeInsets {
        hasDefaultContentInsets ? UIEdgeInsets(TextControls.buttonInsets.value) : contentEdgeInsets
    }

    private var minimumWidth: CGFloat { hasDefaultContentInsets ? TextControls.leastButtonWidth.value : 0 }

    /// Called after the number of lines of the title label has changed.
    final func titleLinesDidChange() {
        guard configuration == nil else { return }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Shows the title and the image of an action.
    func showFace(of action: UIAction?) {
        if let title = action?.title, !title.isEmpty { setTitle(title, for: .normal) }
        if let image = action?.image { setImage(image, for: .normal) }
    }
}

extension UIButton.Configuration.TitleAlignment {
    /// The fraction of the free space beside a text that is to its left.
    fileprivate func share(_ isMirrored: Bool) -> CGFloat {
        switch self {
        case .automatic, .center: 0.5
        case .leading: isMirrored ? 1 : 0
        case .trailing: isMirrored ? 0 : 1
        }
    }
}
