import Foundation

extension UIButton {
    /// What a button shows, and how far apart it lies; it takes the place of titles, images and insets by state.
    public struct Configuration: Equatable {
        /// The edge of the text that an image lies at.
        public nonisolated enum ImagePlacement: Hashable, Sendable {
            case leading, trailing, top, bottom
        }

        /// How the button's corners are rounded; a stored value.
        public nonisolated enum CornerStyle: Int, Hashable, Sendable {
            case fixed = -1
            case dynamic = 0
            case small, medium, large, capsule
        }

        /// How large the button is; a stored value: sizes follow from fonts and insets.
        public nonisolated enum Size: Int, Hashable, Sendable {
            case medium = 0
            case small, mini, large
        }

        /// How the texts stand beside each other; a stored value.
        public nonisolated enum TitleAlignment: Int, Hashable, Sendable {
            case automatic = 0
            case leading, center, trailing
        }

        /// The title.
        public var title: String?
        /// A smaller line below the title.
        public var subtitle: String?
        /// The title with its attributes, of which the font of its beginning counts.
        public var attributedTitle: AttributedString? {
            get { title.map { AttributedString($0) } }
            set {
                title = newValue.map { String($0.characters) }
                if let font = newValue?.runs.first?.uiKit.font { titleFont = font }
            }
        }
        /// The smaller line with its attributes, of which its characters count.
        public var attributedSubtitle: AttributedString? {
            get { subtitle.map { AttributedString($0) } }
            set { subtitle = newValue.map { String($0.characters) } }
        }
        /// What changes the attributes of the title; the font that it gives counts.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            didSet {
                guard let transformer = titleTextAttributesTransformer else { return }
                titleFont = transformer(AttributeContainer()).uiKit.font ?? titleFont
            }
        }
        /// The colour of texts and image; a stored value.
        public var baseForegroundColor: UIColor?
        /// The colour behind them; a stored value.
        public var baseBackgroundColor: UIColor?
        /// How the corners are rounded; a stored value.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is; a stored value.
        public var buttonSize = Size.medium
        /// How the texts stand beside each other; a stored value.
        public var titleAlignment = TitleAlignment.automatic
        /// How the image is sized, where it is a symbol.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
            didSet { image = preferredSymbolConfigurationForImage.flatMap { image?.withConfiguration($0) } ?? image }
        }
        /// Whether a wheel is shown in place of the image; a stored value.
        public var showsActivityIndicator = false
        /// The image.
        public var image: UIImage?
        /// Where the image lies; before the text at first.
        public var imagePlacement = ImagePlacement.leading
        /// The distance between image and text, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The distances of the content from the edges, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// The font of the title.
        package var titleFont = UIFont.systemFont(ofSize: 17)

        /// Text without a background.
        ///
        /// A line of 17 points is 20.5 points high at two pixels a point; with 7 above and below the button has the 34.5
        /// points of UIKit's.
        public static func plain() -> Configuration {
            Configuration(contentInsets: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        }
        /// Text on a grey background.
        public static func gray() -> Configuration { plain() }
        /// Text on a background of a light tint.
        public static func tinted() -> Configuration { plain() }
        /// Text on a background of the tint.
        public static func filled() -> Configuration { plain() }
        /// Text on a background of the tint, with a border.
        public static func borderedProminent() -> Configuration { plain() }
        /// Text on a background of a light tint, with a border.
        public static func borderedTinted() -> Configuration { plain() }
        /// Text with a border.
        public static func bordered() -> Configuration { plain() }
        /// Text without a border.
        public static func borderless() -> Configuration { plain() }

        /// The same configuration in a state of a button.
        public func updated(for button: UIButton) -> Configuration { self }

        /// The texts that are shown, each a line, with their fonts.
        private var lines: [(text: String, font: UIFont)] {
            [(title ?? "", titleFont), (subtitle ?? "", .systemFont(ofSize: 12))].filter { !$0.0.isEmpty }
        }

        func textSize(measure: (_ text: String, UIFont) -> CGSize) -> CGSize {
            let sizes = lines.map { measure($0.text, $0.font) }
            let padding = sizes.count == 2 ? titlePadding : 0
            return CGSize(
                width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(padding, +))
        }

        /// The baselines of the first and the last text, from the middle of the content, in points, downwards.
        func baselines(measure: (_ text: String, UIFont) -> CGSize) -> (first: CGFloat, last: CGFloat) {
            let text = textSize(measure: measure).height
            let rest = (contentSize(measure: measure).height - text) / 2
            let middle = imagePlacement == .top ? rest : imagePlacement == .bottom ? -rest : 0
            let (first, last) = (lines.first?.font ?? titleFont, lines.last?.font ?? titleFont)
            guard !lines.isEmpty else { return (first.baselineFromCenter, last.baselineFromCenter) }
            return (middle - text / 2 + first.ascender, middle + text / 2 + last.descender)
        }

        /// The size of image, texts and the distances between them, without insets.
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

/// What changes attributes of a text. Two of them are equal: what a closure does cannot be compared.
public struct UIConfigurationTextAttributesTransformer: Equatable {
    /// The closure that changes attributes.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Makes a transformer of a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Always true.
    public static func == (left: Self, right: Self) -> Bool { true }
}
