import Foundation
import UIKitFacts

// The values that follow from the size of a configuration and from the text size.
extension UIButton.Configuration {
    /// The insets of the configuration's size.
    var standardContentInsets: NSDirectionalEdgeInsets {
        let insets =
            switch buttonSize {
            case .mini, .small: TextControls.smallConfigurationInsets.value
            case .medium: TextControls.configurationInsets.value
            case .large: TextControls.largeConfigurationInsets.value
            }
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    /// The font of a title without a font of its own: the system font, which grows with the text size like body text or,
    /// in the smaller sizes, like a subheadline.
    func titleFont(in category: UIContentSizeCategory) -> UIFont {
        if let titleFont { return titleFont }
        let isSmall = buttonSize == .mini || buttonSize == .small
        let size = isSmall ? TextControls.smallConfigurationTitleSize : TextControls.configurationTitleSize
        return .standard(size.value, growingLike: isSmall ? .subheadline : .body, in: category)
    }

    /// The font of a subtitle without a font of its own: the system font, which grows with the text size like a caption.
    func subtitleFont(in category: UIContentSizeCategory) -> UIFont {
        .standard(TextControls.configurationSubtitleSize.value, growingLike: .caption1, in: category)
    }
}

extension UIButton {
    /// The alignment of lines of text, and of the title and the subtitle with one another. Automatic alignment follows
    /// the placement of the image or of the activity indicator (Apple, `UIButton.Configuration.TitleAlignment`).
    final func textAlignment(of configuration: Configuration) -> Configuration.TitleAlignment {
        guard configuration.titleAlignment == .automatic else { return configuration.titleAlignment }
        guard imageSize(of: configuration) != .zero else { return .center }
        switch configuration.imagePlacement {
        case .leading: return .leading
        case .trailing: return .trailing
        case .top, .bottom: return .center
        }
    }
}

extension UIFont {
    /// The system font of the given size, in a content size category.
    fileprivate static func standard(
        _ size: CGFloat, growingLike style: TextStyle, in category: UIContentSizeCategory
    ) -> UIFont {
        let standard = style.pointSize(in: .large) ?? size
        return .systemFont(ofSize: size * (style.pointSize(in: category) ?? standard) / standard)
    }
}
