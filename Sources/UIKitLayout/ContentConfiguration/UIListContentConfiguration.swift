import Foundation

/// The content of a cell, header or footer of a list: an image, a text and a second text.
///
/// The margins of `cell()`, and its distances between image and texts, are those that UIKit prints for its own
/// (`directionalLayoutMargins = {11, 16, 11, 8}`, `imageToTextPadding = 16`, `textToSecondaryTextVerticalPadding = 3`);
/// fonts are text styles. Colours are stored and not drawn.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with fonts of its own; where it is not `nil`, ``text`` is not shown.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties: TextProperties
    /// The second text.
    public var secondaryText: String?
    /// The second text with fonts of its own; where it is not `nil`, ``secondaryText`` is not shown.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text is shown.
    public var secondaryTextProperties: TextProperties
    /// The axes on which the superview's margins count where they are larger.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The distances of the content from the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Whether the second text stands beside the text where there is room for both.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The least distance between texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The distance between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// How transparent the content is; does nothing on Linux.
    public var alpha: CGFloat = 1
    /// The least height, in points: that of a standard row for cells.
    var minimumHeight: CGFloat

    private init(text: UIFont.TextStyle, secondary: UIFont.TextStyle, minimumHeight: CGFloat = 44) {
        textProperties = TextProperties(style: text)
        secondaryTextProperties = TextProperties(style: secondary)
        secondaryTextProperties.color = .secondaryLabel
        self.minimumHeight = minimumHeight
    }

    // MARK: Kinds

    /// A cell: the second text in a small font below the text.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .body, secondary: .caption1)
    }
    /// A cell whose second text is a subtitle.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// A cell whose second text is a value at the right.
    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(text: .body, secondary: .body)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }
    /// A cell of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// A cell of a sidebar with a subtitle.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
    /// A cell of a sidebar beside others.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// A cell of a sidebar beside others, with a subtitle.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { cell() }
    /// A header of a list, whatever its kind.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// A footer of a list, whatever its kind.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { supplement(.headline) }
    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { supplement(.subheadline) }
    /// A header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { supplement(.footnote) }
    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { supplement(.footnote) }
    /// A header of an inset list that stands out.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { supplement(.headline) }
    /// A header of an inset list that stands out more.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { supplement(.title3) }
    /// A header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { supplement(.headline) }

    private static func supplement(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
        var made = UIListContentConfiguration(text: style, secondary: .footnote, minimumHeight: 0)
        made.directionalLayoutMargins.trailing = 16
        return made
    }

    // MARK: Content views

    /// Makes a ``UIListContentView``.
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The configuration as it is in a state: the same, as states change colours only.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
    /// How a text is shown.
    public struct TextProperties {
        /// How lines lie.
        public nonisolated enum TextAlignment: Int, Hashable, Sendable {
            case natural = 0
            case center, justified
        }

        /// How letters are changed.
        public nonisolated enum TextTransform: Int, Hashable, Sendable {
            case none = 0
            case uppercase, lowercase, capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor = .label
        /// What changes the colour.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// How lines lie.
        public var alignment = TextAlignment.natural
        /// How text that does not fit its line goes on.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The greatest number of lines, 0 for any.
        public var numberOfLines = 0
        /// Whether the font is made smaller until the text fits; does nothing on Linux.
        public var adjustsFontSizeToFitWidth = false
        /// How much smaller the font may be made; does nothing on Linux.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may stand closer; does nothing on Linux.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the text size; does nothing on Linux.
        public var adjustsFontForContentSizeCategory = false
        /// Whether text that was cut off is shown in full elsewhere; does nothing on Linux.
        public var showsExpansionTextWhenTruncated = false
        /// How letters are changed.
        public var transform = TextTransform.none

        init(style: UIFont.TextStyle) {
            font = .preferredFont(forTextStyle: style)
        }

        /// The colour that counts.
        public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

        func transformed(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
        }
    }

    /// How an image is shown.
    public struct ImageProperties {
        /// The size that lists give images of all kinds in a reserved size.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The colour of symbols.
        public var tintColor: UIColor?
        /// What changes the colour.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// How round the corners are, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size, in points; a length of 0 is any.
        public var maximumSize = CGSize.zero
        /// The room that the image takes whatever its size, in points; a length of 0 is the image's own.
        public var reservedLayoutSize = CGSize.zero
        /// Whether colours are inverted with those of the screen; does nothing on Linux.
        public var accessibilityIgnoresInvertColors = false

        /// Makes properties that leave the image as it is.
        public init() {}
    }
}
