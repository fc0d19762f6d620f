import Foundation
import UIKitFacts

/// The content of a list cell, header or footer: an image, text and secondary text.
///
/// The margins of `cell()`, and the distances in it, are those that UIKit prints in the description of its own
/// `cell()`: `directionalLayoutMargins = {11, 16, 11, 8}`, `imageToTextPadding = 16`,
/// `textToSecondaryTextVerticalPadding = 3`. Fonts are those of text styles. Colours are stored and not drawn.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes; replaces ``text`` unless it is `nil`.
    public var attributedText: NSAttributedString?
    /// The properties of the text.
    public var textProperties: TextProperties
    /// The secondary text.
    public var secondaryText: String?
    /// The secondary text with attributes; replaces ``secondaryText`` unless it is `nil`.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The axes on which ``directionalLayoutMargins`` are minimum margins: on these axes, the margins of the content view
    /// are at least those parts of its superview's margins that overlap the content view.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Whether the secondary text is placed beside the text if both fit on one line. If not, it is placed below the
    /// text.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum distance between the text and the secondary text if they are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The distance between the text and the secondary text if one is below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content; does not affect layout.
    public var alpha: CGFloat = 1
    /// The minimum height, in points: the height of a standard row for cells, 0 for headers and footers.
    var minimumHeight: CGFloat

    private init(
        text: UIFont.TextStyle, secondary: UIFont.TextStyle, minimumHeight: CGFloat = Rows.standardHeight.value
    ) {
        textProperties = TextProperties(style: text)
        secondaryTextProperties = TextProperties(style: secondary)
        secondaryTextProperties.color = .secondaryLabel
        self.minimumHeight = minimumHeight
    }

    // MARK: Styles

    /// Returns the content of a cell, whose secondary text is below the text in a small font.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .body, secondary: .caption1)
    }
    /// Returns the content of a cell whose secondary text is a subtitle.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// Returns the content of a cell whose secondary text is a value at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(text: .body, secondary: .body)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }
    /// Returns the content of a sidebar's cell.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// Returns the content of a sidebar's cell with a subtitle.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
    /// Returns the content of a cell in a sidebar that has another column beside it.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// Returns the content of a cell with a subtitle, in a sidebar that has another column beside it.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { cell() }
    /// Returns the content of a list header, whatever the style of the list.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// Returns the content of a list footer, whatever the style of the list.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    /// Returns the content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { supplement(.headline) }
    /// Returns the content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { supplement(.subheadline) }
    /// Returns the content of a header in a grouped list. Its text is shown in capitals, which `transform` changes.
    public static func groupedHeader() -> UIListContentConfiguration {
        var made = supplement(.footnote)
        made.textProperties.transform = .uppercase
        return made
    }
    /// Returns the content of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { supplement(.footnote) }
    /// Returns the content of a prominent header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { supplement(.headline) }
    /// Returns the content of an extra prominent header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { supplement(.title3) }
    /// Returns the content of a sidebar's header.
    public static func sidebarHeader() -> UIListContentConfiguration { supplement(.headline) }

    private static func supplement(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
        var made = UIListContentConfiguration(text: style, secondary: .footnote, minimumHeight: 0)
        made.directionalLayoutMargins.trailing = 16
        return made
    }

    // MARK: Content views

    /// Creates a ``UIListContentView``.
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns this configuration unchanged, because the state affects only colours.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
    /// The properties of the text or the secondary text.
    public struct TextProperties {
        /// The alignment of lines.
        public nonisolated enum TextAlignment: Int, Hashable, Sendable {
            case natural = 0
            case center, justified
        }

        /// The capitalization of text.
        public nonisolated enum TextTransform: Int, Hashable, Sendable {
            case none = 0
            case uppercase, lowercase, capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor = .label
        /// The transformer of the colour.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the lines; does not affect layout.
        public var alignment = TextAlignment.natural
        /// The line break mode.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The maximum number of lines; 0 means no limit.
        public var numberOfLines = 0
        /// Whether the font is shrunk until the text fits.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the font may be shrunk.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters are drawn closer together, as in a label, before text is truncated.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the text size, as that of a label does.
        public var adjustsFontForContentSizeCategory = false
        /// Whether truncated text is shown in full in a tooltip. Stored; has no effect on Linux.
        public var showsExpansionTextWhenTruncated = false
        /// The capitalization of the text; not applied to text with attributes.
        public var transform = TextTransform.none

        init(style: UIFont.TextStyle) {
            font = .preferredFont(forTextStyle: style)
        }

        /// Returns the transformed colour.
        public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

        /// The alignment of a label that shows the text.
        var labelAlignment: NSTextAlignment {
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        }

        func transformed(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
        }
    }

    /// The properties of an image.
    public struct ImageProperties {
        /// A reserved length that means the standard length of lists. On Linux it means the length of the image.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The symbol configuration of an image that is a symbol; `nil` means the symbol's own one.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of symbols.
        public var tintColor: UIColor?
        /// The transformer of the colour.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, in points; a length of 0 means no limit.
        public var maximumSize = CGSize.zero
        /// The size that is reserved for the image, in points; a length of 0 means the length of the image.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image ignores inverted colours. Stored; has no effect on Linux.
        public var accessibilityIgnoresInvertColors = false

        /// Creates properties that leave the image unchanged.
        public init() {}

        /// Returns the transformed colour of symbols, which is that of the view if none is set.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer.map { $0(color) } ?? color
        }
    }
}
