import Foundation
import UIKitFacts

extension UIButton {
    /// The content of a button and the distances within it. It replaces the titles, images and insets that were set for
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

        /// The size of a button, which determines its insets and the font size of its title.
        public nonisolated enum Size: Int, Hashable, Sendable {
            case medium = 0
            case small, mini, large
        }

        /// The alignment of title and subtitle with one another.
        public nonisolated enum TitleAlignment: Int, Hashable, Sendable {
            case automatic = 0
            case leading, center, trailing
        }

        var titleContent = ConfiguredString()
        var subtitleContent = ConfiguredString()
        /// The title. Setting it discards the attributes of ``attributedTitle``.
        public var title: String? {
            get { titleContent.plain }
            set { titleContent.set(newValue) }
        }
        /// The subtitle, in a smaller font below the title. Setting it discards the attributes of
        /// ``attributedSubtitle``.
        public var subtitle: String? {
            get { subtitleContent.plain }
            set { subtitleContent.set(newValue) }
        }
        /// The title with its attributes. Characters without a font have that of the configuration.
        public var attributedTitle: AttributedString? {
            get { titleContent.attributedValue }
            set { titleContent.set(newValue) }
        }
        /// The subtitle with its attributes. Characters without a font have that of the configuration.
        public var attributedSubtitle: AttributedString? {
            get { subtitleContent.attributedValue }
            set { subtitleContent.set(newValue) }
        }
        /// A transformer of the title's attributes. It is applied once, to an empty container, when this property is
        /// set; the attributes in the result replace those of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            didSet { titleContent.setAttributes(titleTextAttributesTransformer?(AttributeContainer())) }
        }
        /// A transformer of the subtitle's attributes, applied like ``titleTextAttributesTransformer``.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            didSet { subtitleContent.setAttributes(subtitleTextAttributesTransformer?(AttributeContainer())) }
        }
        /// Where the lines of the title end. Word and character wrapping enable a title of several lines, other modes
        /// restrict it to one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Where the lines of the subtitle end. Word and character wrapping enable a subtitle of several lines, other
        /// modes restrict it to one line.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The colour of the title, the subtitle and the image; `nil` means the standard colour of the configuration.
        public var baseForegroundColor: UIColor?
        /// The background colour; `nil` means the standard colour of the configuration.
        public var baseBackgroundColor: UIColor?
        /// The background. Without a background colour it has the configuration's colour; its corner radius applies if
        /// ``cornerStyle`` is `fixed` or `dynamic`.
        public var background = UIBackgroundConfiguration.ofButton
        /// The rounding of the corners of the background.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button: its insets, unless ``contentInsets`` was set, and the font size of its title.
        public var buttonSize = Size.medium
        /// The alignment of the title and the subtitle with one another, and of their lines. Automatic alignment depends
        /// on the placement of the image: texts are aligned at the side of an image beside them, and otherwise centred.
        public var titleAlignment = TitleAlignment.automatic
        /// The symbol configuration of the image. It is applied once, when this property is set, to the image at that
        /// time.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
            didSet { image = preferredSymbolConfigurationForImage.flatMap { image?.withConfiguration($0) } ?? image }
        }
        /// Whether an activity indicator is shown in place of the image.
        public var showsActivityIndicator = false
        /// The image.
        public var image: UIImage?
        /// The placement of the image; at the leading edge of the text by default.
        public var imagePlacement = ImagePlacement.leading
        /// The distance between the image and the text, in points.
        public var imagePadding: CGFloat = 0
        /// The least space of the image on the axis on which the image and the text follow one another, in points. A
        /// smaller image is centred in the space.
        public var imageReservation: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        private var ownContentInsets: NSDirectionalEdgeInsets?
        /// The insets of the content, in points; by default those of ``buttonSize``.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? standardContentInsets }
            set { ownContentInsets = newValue }
        }
        /// The background and the standard colours.
        var look = Look.plain
        /// The font of the title; `nil` for the standard font.
        package var titleFont: UIFont?

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration() }
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

        /// Sets the insets to those of ``buttonSize``.
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }
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
