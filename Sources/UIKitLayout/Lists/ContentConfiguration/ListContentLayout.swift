import Foundation

/// The rectangles of the image, the text and the secondary text of a list content configuration at a given width.
struct ListContentLayout {
    let image: CGRect
    let text: CGRect
    let secondary: CGRect
    /// The height of the content, in points.
    let height: CGFloat

    /// A closure that returns the size of text at the given width; `nil` means that the text is on one line.
    typealias Measure = (CGFloat?) -> CGSize

    init(_ configuration: UIListContentConfiguration, width: CGFloat?, text: Measure, secondary: Measure) {
        let margins = configuration.directionalLayoutMargins
        let (imageSize, reserved) = configuration.imageSizes
        let left = margins.leading + (reserved.width > 0 ? reserved.width + configuration.imageToTextPadding : 0)
        let availableWidth = width.map { max(0, $0 - left - margins.trailing) }
        let block = TextBlock(configuration, availableWidth: availableWidth, text: text, secondary: secondary)
        let content = max(block.size.height, reserved.height)
        height = max(configuration.minimumHeight, content + margins.top + margins.bottom)
        let middle = margins.top + (height - margins.top - margins.bottom) / 2
        image = CGRect(
            x: margins.leading + (reserved.width - imageSize.width) / 2, y: middle - imageSize.height / 2,
            width: imageSize.width, height: imageSize.height)
        let top = middle - block.size.height / 2
        self.text = block.text.offsetBy(dx: left, dy: top)
        self.secondary = block.secondary.offsetBy(dx: left, dy: top)
        self.width = left + block.size.width + margins.trailing
    }

    /// The width of the content, in points.
    let width: CGFloat
}

/// The text and the secondary text, side by side or one below the other.
private struct TextBlock {
    let text: CGRect
    let secondary: CGRect
    let size: CGSize

    init(
        _ configuration: UIListContentConfiguration, availableWidth: CGFloat?,
        text measureText: ListContentLayout.Measure,
        secondary measureSecondary: ListContentLayout.Measure
    ) {
        let (wide, value) = (measureText(nil), measureSecondary(nil))
        let padding = wide.width > 0 && value.width > 0 ? configuration.textToSecondaryTextHorizontalPadding : 0
        let length = wide.width + padding + value.width
        if configuration.prefersSideBySideTextAndSecondaryText, length <= (availableWidth ?? length) {
            let height = max(wide.height, value.height)
            text = CGRect(x: 0, y: (height - wide.height) / 2, width: wide.width, height: wide.height)
            secondary = CGRect(
                x: (availableWidth ?? length) - value.width, y: (height - value.height) / 2, width: value.width,
                height: value.height)
            size = CGSize(width: length, height: height)
            return
        }
        let (first, second) = (measureText(availableWidth), measureSecondary(availableWidth))
        let gap = first.height > 0 && second.height > 0 ? configuration.textToSecondaryTextVerticalPadding : 0
        text = CGRect(x: 0, y: 0, width: availableWidth ?? first.width, height: first.height)
        secondary = CGRect(x: 0, y: first.height + gap, width: availableWidth ?? second.width, height: second.height)
        size = CGSize(width: max(first.width, second.width), height: first.height + gap + second.height)
    }
}

extension UIListContentConfiguration {
    /// The image in its preferred symbol configuration.
    var shownImage: UIImage? {
        imageProperties.preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
    }

    /// The size of the image and the size of the area that is reserved for the image, in points.
    var imageSizes: (image: CGSize, reserved: CGSize) {
        var size = shownImage?.size ?? .zero
        let limit = imageProperties.maximumSize
        var scale: CGFloat = 1
        if limit.width > 0, size.width > limit.width { scale = min(scale, limit.width / size.width) }
        if limit.height > 0, size.height > limit.height { scale = min(scale, limit.height / size.height) }
        size = CGSize(width: size.width * scale, height: size.height * scale)
        let reservedSize = imageProperties.reservedLayoutSize
        func reserved(_ length: CGFloat, _ own: CGFloat) -> CGFloat {
            length > 0 && length < ImageProperties.standardDimension ? length : own
        }
        guard image != nil else { return (.zero, .zero) }
        return (
            size,
            CGSize(width: reserved(reservedSize.width, size.width), height: reserved(reservedSize.height, size.height))
        )
    }
}
