import Foundation
import UIKitFacts

extension UIButton {
    /// The content of a button and the distances within it. It replaces the titles, images and insets that are set for
    /// states.
    public struct Configuration: Equatable {
        /// The edge of the text at which an image is placed.
        public nonisolated enum ImagePlacement: Hashable, Sendable {
            case leading, trailing, top, bottom
        }

        /// The rounding of a button's corners.
        public nonisolated enum CornerStyle: Int, Hashable, Sendable {
            case fixed = -1
            case dynamic = 0
            case small, medium, large, capsule
        }

        /// The size of a button; has no effect on Linux, because UIKit's documentation contains no lengths for the sizes.
        public nonisolated enum Size: Int, Hashable, Sendable {
            case medium = 0
            case small, mini, large
        }

        /// The alignment of title and subtitle with one another.
        public nonisolated enum TitleAlignment: Int, Hashable, Sendable {
            case automatic = 0
            case leading, center, trailing
        }

        /// The title.
        public var title: String?
        /// The subtitle, in a smaller font below the title.
        public var subtitle: String?
        /// The title with its attributes. Only its characters and the font at its start are stored.
        public var attributedTitle: AttributedString? {
            get { title.map { AttributedString($0) } }
            set {
                title = newValue.map { String($0.characters) }
                if let font = newValue?.runs.first?.uiKit.font { titleFont = font }
            }
        }
        /// The subtitle with its attributes. Only its characters are stored.
        public var attributedSubtitle: AttributedString? {
            get { subtitle.map { AttributedString($0) } }
            set { subtitle = newValue.map { String($0.characters) } }
        }
        /// A transformer of the title's attributes. It is applied once, to an empty container, when this property is
        /// set; only the font of the result is used.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            didSet {
                guard let transformer = titleTextAttributesTransformer else { return }
                titleFont = transformer(AttributeContainer()).uiKit.font ?? titleFont
            }
        }
        /// The colour of the title, the subtitle and the image; `nil` means the standard colour of the configuration.
        public var baseForegroundColor: UIColor?
        /// The background colour; `nil` means the standard colour of the configuration.
        public var baseBackgroundColor: UIColor?
        /// The background. Without a background colour it has the configuration's colour; its corner radius applies if
        /// ``cornerStyle`` is `fixed` or `dynamic`.
        public var background = UIBackgroundConfiguration.ofButton
        /// The rounding of the corners of the background.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button. Stored; has no effect on Linux, because UIKit's documentation contains no lengths for
        /// the sizes.
        public var buttonSize = Size.medium
        /// The alignment of the subtitle; by default it is centred below the title.
        public var titleAlignment = TitleAlignment.automatic
        /// The symbol configuration of the image. It is applied once, when this property is set, to the image at that
        /// time.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
            didSet { image = preferredSymbolConfigurationForImage.flatMap { image?.withConfiguration($0) } ?? image }
        }
        /// Whether an activity indicator is drawn in place of the image. It does not affect the size of the button.
        public var showsActivityIndicator = false
        /// The image.
        public var image: UIImage?
        /// The placement of the image; at the leading edge of the text by default.
        public var imagePlacement = ImagePlacement.leading
        /// The distance between the image and the text, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The insets of the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// The background and the standard colours.
        var look = Look.plain
        /// The font of the title.
        package var titleFont = UIFont.systemFont(ofSize: TextControls.configurationTitleSize.value)

        /// Returns a configuration without a background.
        public static func plain() -> Configuration {
            let insets = TextControls.configurationInsets.value
            return Configuration(
                contentInsets: NSDirectionalEdgeInsets(
                    top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
        }
        /// Returns a configuration with a grey background, measured like ``plain()``.
        public static func gray() -> Configuration { plain().with(.gray) }
        /// Returns a configuration with a lightly tinted background, measured like ``plain()``.
        public static func tinted() -> Configuration { plain().with(.tinted) }
        /// Returns a configuration with a background in the tint colour, measured like ``plain()``.
        public static func filled() -> Configuration { plain().with(.filled) }
        /// Returns a configuration with a border and a background in the tint colour, measured like ``plain()``.
        public static func borderedProminent() -> Configuration { plain().with(.filled) }
        /// Returns a configuration with a border and a lightly tinted background, measured like ``plain()``.
        public static func borderedTinted() -> Configuration { plain().with(.tinted) }
        /// Returns a configuration with a border, measured like ``plain()``.
        public static func bordered() -> Configuration { plain().with(.gray) }
        /// Returns a configuration without a border, measured like ``plain()``.
        public static func borderless() -> Configuration { plain() }

        /// Returns a configuration with a translucent background, which is drawn like ``gray()`` and measured like
        /// ``plain()``.
        public static func glass() -> Configuration { plain().with(.gray) }
        /// Returns a configuration with a clear translucent background, which is drawn like ``gray()`` and measured like
        /// ``plain()``.
        public static func clearGlass() -> Configuration { plain().with(.gray) }
        /// Returns a configuration with a translucent background in the tint colour, which is drawn like ``filled()`` and
        /// measured like ``plain()``.
        public static func prominentGlass() -> Configuration { plain().with(.filled) }

        private func with(_ look: Look) -> Configuration {
            var copy = self
            copy.look = look
            return copy
        }

        /// Returns this configuration unchanged, because colours depend on the button's state only when they are drawn.
        public func updated(for button: UIButton) -> Configuration { self }

        /// The title and the subtitle with their fonts, without those that are empty. Each is one line.
        private var lines: [(text: String, font: UIFont)] {
            let subtitleFont = UIFont.systemFont(ofSize: TextControls.configurationSubtitleSize.value)
            return [(title ?? "", titleFont), (subtitle ?? "", subtitleFont)].filter { !$0.0.isEmpty }
        }

        func textSize(measure: (_ text: String, UIFont) -> CGSize) -> CGSize {
            let sizes = lines.map { measure($0.text, $0.font) }
            let padding = sizes.count == 2 ? titlePadding : 0
            return CGSize(
                width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(padding, +))
        }

        /// The baselines of the first line and the last line of text, in points below the middle of the content.
        func baselines(measure: (_ text: String, UIFont) -> CGSize) -> (first: CGFloat, last: CGFloat) {
            let text = textSize(measure: measure).height
            let rest = (contentSize(measure: measure).height - text) / 2
            let middle = imagePlacement == .top ? rest : imagePlacement == .bottom ? -rest : 0
            let (first, last) = (lines.first?.font ?? titleFont, lines.last?.font ?? titleFont)
            guard !lines.isEmpty else { return (first.baselineFromCenter, last.baselineFromCenter) }
            return (middle - text / 2 + first.ascender, middle + text / 2 + last.descender)
        }

        /// The size of the image and the text with the distances between them, without insets.
        func contentSize(measure: (_ text: String, UIFont) -> CGSize) -> CGSize {
            let text = textSize(measure: measure)
            guard let image else { return text }
            let padding = lines.isEmpty ? 0 : imagePadding
            switch imagePlacement {
            case .leading, .trailing:
                return CGSize(
                    width: image.size.width + padding + text.width, height: max(image.size.height, text.height))
            case .top, .bottom:
                return CGSize(
                    width: max(image.size.width, text.width), height: image.size.height + padding + text.height)
            }
        }
    }
}

/// A transformer of text attributes. All transformers compare equal, because closures cannot be compared.
public struct UIConfigurationTextAttributesTransformer: Equatable {
    /// The closure that transforms attributes.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Returns `true`: all transformers compare equal.
    public static func == (left: Self, right: Self) -> Bool { true }
}
