import Foundation

extension UIButton {
    /// What a button shows, and how far apart it lies; it takes the place of titles, images and insets by state.
    public struct Configuration: Equatable {
        /// The edge of the text that an image lies at.
        public enum ImagePlacement: Hashable, Sendable {
            case leading, trailing, top, bottom
        }

        /// The title.
        public var title: String?
        /// A smaller line below the title.
        public var subtitle: String?
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
        /// Text with a border.
        public static func bordered() -> Configuration { plain() }
        /// Text without a border.
        public static func borderless() -> Configuration { plain() }

        /// The texts that are shown, each a line, with their fonts.
        private var lines: [(text: String, font: UIFont)] {
            [(title ?? "", titleFont), (subtitle ?? "", .systemFont(ofSize: 12))].filter { !$0.0.isEmpty }
        }

        private func textSize(measure: (_ text: String, UIFont) -> CGSize) -> CGSize {
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
