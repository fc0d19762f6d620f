import Foundation
import LayoutEngine
import TextLayout
import UIKitFacts

/// The image and the texts of a configured button, measured at a width.
struct ConfiguredContent {
    /// The space of the image: that of the image itself, of the activity indicator in its place, or the space that the
    /// configuration reserves; zero if there is neither an image nor an indicator.
    let image: CGSize
    /// The sizes of the title and the subtitle, rounded up to pixels; zero for a text that is missing.
    let title, subtitle: CGSize
    /// The distance between the title and the subtitle.
    let titlePadding: CGFloat
    /// The distance between the image and the texts.
    private let imagePadding: CGFloat
    private let placement: UIButton.Configuration.ImagePlacement
    /// The measurements of the upper and the lower text, which are the same if there is only one.
    private let upper, lower: TextMeasurement?

    /// - Parameter width: the width that is available to the content, without insets; `nil` for no limit.
    init(of button: UIButton, _ configuration: UIButton.Configuration, width: CGFloat?) {
        let texts = button.configuredTexts(of: configuration)
        placement = configuration.imagePlacement
        image = configuration.imageSpace(for: button.imageSize(of: configuration))
        imagePadding = texts.isEmpty || image == .zero ? 0 : configuration.imagePadding
        titlePadding = texts.title != nil && texts.subtitle != nil ? configuration.titlePadding : 0
        let beside = placement.isStacked ? 0 : image.width + imagePadding
        let available = width.map { max(0, $0 - beside) }
        let first = texts.title?.measure(width: available, TextEnvironment.measurer)
        let second = texts.subtitle?.measure(width: available, TextEnvironment.measurer)
        let scale = button.traitCollection.displayScale
        title = first?.size(scale: scale) ?? .zero
        subtitle = second?.size(scale: scale) ?? .zero
        (upper, lower) = (first ?? second, second ?? first)
    }

    /// The size of the title and the subtitle with the distance between them.
    var text: CGSize {
        CGSize(width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
    }

    /// The size of the image and the texts with the distances between them, without insets.
    var size: CGSize {
        let text = text
        return placement.isStacked
            ? CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
            : CGSize(width: image.width + imagePadding + text.width, height: max(image.height, text.height))
    }

    /// The baselines of the first line and the last line of text, in points below the middle of the content; `nil` without
    /// text.
    var baselines: (first: CGFloat, last: CGFloat)? {
        guard let upper, let lower else { return nil }
        let height = text.height
        let rest = (size.height - height) / 2
        let middle = placement == .top ? rest : placement == .bottom ? -rest : 0
        return (
            middle - height / 2 + CGFloat(upper.firstBaseline),
            middle + height / 2 - CGFloat(lower.height - lower.lastBaseline)
        )
    }
}

nonisolated extension UIButton.Configuration.ImagePlacement {
    /// Whether the image is above or below the texts.
    var isStacked: Bool { self == .top || self == .bottom }
}

extension TextMeasurement {
    /// The size, rounded up to pixels.
    fileprivate func size(scale: CGFloat) -> CGSize {
        CGSize(
            width: CGFloat(width).roundedUpToPixel(scale: scale), height: CGFloat(height).roundedUpToPixel(scale: scale)
        )
    }
}

extension UIButton {
    /// The title and the subtitle of a configuration as the button shows them; `nil` for one without characters.
    struct ConfiguredTexts {
        let title, subtitle: ConfiguredText?

        var isEmpty: Bool { title == nil && subtitle == nil }
    }

    final func configuredTexts(of configuration: Configuration) -> ConfiguredTexts {
        let category = traitCollection.preferredContentSizeCategory
        return ConfiguredTexts(
            title: ConfiguredText(
                configuredTitle(of: configuration), font: configuration.titleFont(in: category),
                lineBreakMode: configuration.titleLineBreakMode),
            subtitle: ConfiguredText(
                configuration.subtitleContent, font: configuration.subtitleFont(in: category),
                lineBreakMode: configuration.subtitleLineBreakMode))
    }

    /// The title of a configuration or, if it has none, that of the current state.
    private func configuredTitle(of configuration: Configuration) -> ConfiguredString {
        guard configuration.title == nil else { return configuration.titleContent }
        var title = configuration.titleContent
        if let attributed = currentAttributedTitle {
            title.set(AttributedString(attributed))
        } else if let plain = currentTitle {
            title.set(plain)
        }
        return title
    }

    /// The size of the image or of the activity indicator that is shown in its place; zero if there is neither.
    final func imageSize(of configuration: Configuration) -> CGSize {
        guard !configuration.showsActivityIndicator else {
            let side = Controls.activityIndicator.value
            return CGSize(width: side, height: side)
        }
        return shownImage?.size ?? .zero
    }
}

extension UIButton.Configuration {
    /// The space of an image or an activity indicator of the given size, which is at least as long as the reserved length
    /// on the axis on which the image and the text follow one another.
    func imageSpace(for size: CGSize) -> CGSize {
        guard size != .zero else { return .zero }
        return imagePlacement.isStacked
            ? CGSize(width: size.width, height: max(size.height, imageReservation))
            : CGSize(width: max(size.width, imageReservation), height: size.height)
    }
}
