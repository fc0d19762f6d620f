import Foundation
import UIKitFacts

nonisolated extension UIImage {
    /// The superclass of image configurations; immutable.
    public class Configuration: NSObject {}

    /// The point size and the scale in which symbols of the system are created; immutable.
    public final class SymbolConfiguration: Configuration {
        /// The size, in points, of the text beside the symbol; `nil` if it is not specified.
        let pointSize: CGFloat?
        let scale: SymbolScale?

        init(pointSize: CGFloat?, scale: SymbolScale?) {
            (self.pointSize, self.scale) = (pointSize, scale)
        }

        /// Creates a configuration for symbols beside text of the given size, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, scale: nil)
        }

        /// Creates a configuration for symbols beside text of the given size, in points. The weight has no effect.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, scale: nil)
        }

        /// Creates a configuration for symbols beside text of the given size, in points, with a scale. The weight has
        /// no effect.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, scale: scale)
        }

        /// Creates a configuration for symbols beside text of the given style, in the current traits.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: nil)
        }

        /// Creates a configuration for symbols beside text of the given style, in the current traits, with a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
        }

        /// Creates a configuration for symbols beside text in the given font.
        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize, scale: nil)
        }

        /// Creates a configuration for symbols beside text in the given font, with a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, scale: scale)
        }

        /// Creates a configuration that specifies only the scale of symbols relative to the text beside them.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, scale: scale)
        }

        /// Creates a configuration that specifies only a weight, which has no effect.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, scale: nil)
        }

        /// Creates a configuration that specifies only a colour, which has no effect.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: nil, scale: nil)
        }

        /// Creates a configuration that specifies only colours, which have no effect.
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, scale: nil)
        }

        /// Returns this configuration with the values that `configuration` specifies in place of its own.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: configuration.pointSize ?? pointSize, scale: configuration.scale ?? scale)
        }

        /// The image of the symbol with the given name, in the symbol's size; a square of an estimated size if that
        /// size is unknown.
        func image(of name: String) -> UIImage {
            let factor = (scale ?? .default).factor
            let points = pointSize ?? UIFont.labelFontSize
            guard let size = SymbolSize(named: name) else {
                let length = (points * factor * SymbolSize.estimatedSide).roundedToPixel(scale: 2)
                return UIImage(size: CGSize(width: length, height: length), scale: 2, symbolName: name)
            }
            let unit = points * factor / 100
            return UIImage(
                symbolName: name, size: CGSize(width: size.width * unit, height: size.height * unit),
                rise: size.rise * unit, beside: points, scale: 2)
        }
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The size of a symbol relative to the text beside it.
    public enum SymbolScale: Int, Hashable, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large

        /// The factor of the size, relative to medium scale.
        package var factor: CGFloat {
            switch self {
            case .small: FontSizes.smallSymbol.value
            case .large: FontSizes.largeSymbol.value
            case .default, .unspecified, .medium: 1
            }
        }
    }

    /// Creates the system's symbol with the given name; `nil` if the name is empty. An unknown name yields an image of
    /// an estimated size, because this module does not contain Apple's symbols.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the system's symbol with the given name in the size that a configuration determines; `nil` if the name
    /// is empty.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let configuration = (configuration as? SymbolConfiguration) ?? SymbolConfiguration(pointSize: nil, scale: nil)
        let image = configuration.image(of: name)
        self.init(image, alignmentRectInsets: image.alignmentRectInsets, orientation: .up)
    }

    /// Creates a symbol image of the given size, rounded to pixels, whose alignment rectangle is as tall as a line of
    /// the text beside it.
    ///
    /// The image is centred vertically on capital letters, and its alignment rectangle extends from the ascender to the
    /// descender. The insets agree to the pixel with UIKit's own descriptions of six symbols at 14, 17 and 64 points.
    /// For example, at 17 points an image of the size {19, 17.5} with its baseline at 2.5 has the insets {-1, 0, -1.5,
    /// 0}; at 64 points, one of {70.33, 25.67} with its baseline at -10.33 has {-25, 0, -25.67, 0}.
    ///
    /// - Parameters:
    ///   - rise: How far the centre of the image is above the centre of capital letters, in points.
    ///   - pointSize: The size of the text beside the symbol, in points.
    package convenience init(
        symbolName: String, size: CGSize, rise: CGFloat = 0, beside pointSize: CGFloat, scale: CGFloat
    ) {
        let font = UIFont.systemFont(ofSize: pointSize)
        let width = size.width.roundedToPixel(scale: scale)
        let height = size.height.roundedToPixel(scale: scale)
        let baseline = (((height - font.capHeight) / 2 - rise) * scale).rounded(.down) / scale
        let insets = UIEdgeInsets(
            top: height - baseline - font.ascender.roundedToPixel(scale: scale), left: 0,
            bottom: baseline + font.descender.roundedToPixel(scale: scale), right: 0)
        let image = UIImage(size: CGSize(width: width, height: height), scale: scale, symbolName: symbolName)
            .with { $0.symbolMargins = SymbolSize.margins(of: symbolName, inImageOfHeight: height) }
        self.init(image, alignmentRectInsets: insets, orientation: .up)
    }

    /// Creates the system's symbol with the given name in the size that suits body text in the given traits; `nil` if
    /// the name is empty.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        self.init(systemName: name, withConfiguration: SymbolConfiguration(font: font))
    }

    /// Whether the image is one of the system's symbols.
    public var isSymbolImage: Bool { symbolName != nil }

    /// Returns the symbol in the size that a configuration determines; the image itself if it is no symbol.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        symbolName.flatMap { UIImage(systemName: $0, withConfiguration: configuration) } ?? self
    }

    /// Returns the symbol in the size that a configuration determines; the image itself if it is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }
}
