import Foundation

nonisolated extension UIImage {
    /// How the system's symbols are sized. Immutable.
    public class Configuration: NSObject {}

    /// How the system's symbols are sized. Immutable.
    public final class SymbolConfiguration: Configuration {
        /// The point size of the text that the symbol goes with.
        let pointSize: CGFloat?
        let scale: SymbolScale?

        init(pointSize: CGFloat?, scale: SymbolScale?) {
            (self.pointSize, self.scale) = (pointSize, scale)
        }

        /// Sizes symbols for text of a size, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, scale: nil)
        }

        /// Sizes symbols for text of a size, in points; the weight does not count.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, scale: nil)
        }

        /// Sizes symbols for text of a size, in points, smaller or larger beside it; the weight does not count.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, scale: scale)
        }

        /// Sizes symbols for a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: nil)
        }

        /// Sizes symbols for a text style, smaller or larger beside it.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
        }

        /// Sizes symbols for a font.
        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize, scale: nil)
        }

        /// Sizes symbols for a font, smaller or larger beside it.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, scale: scale)
        }

        /// Makes symbols smaller or larger beside their text.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, scale: scale)
        }

        /// Sets the weight of symbols, which does not count.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, scale: nil)
        }

        /// Sets the colour of symbols; does nothing on Linux.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: nil, scale: nil)
        }

        /// Sets the colours of symbols; does nothing on Linux.
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, scale: nil)
        }

        /// This configuration, and in its place what another one sets.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: configuration.pointSize ?? pointSize, scale: configuration.scale ?? scale)
        }

        /// The image of a symbol: in its size, or in an estimated square where that is not known.
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

    /// How bold a symbol is.
    public enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large a symbol is beside its text.
    public enum SymbolScale: Int, Hashable, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large

        /// How large symbols are by those of medium scale. Apple's Human Interface Guidelines, SF Symbols, Scales; one printed size of
        /// UIKit's says 1.35 for large ones (`person`, 19.5 points high at 14).
        package var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .large: 1.28
            case .default, .unspecified, .medium: 1
            }
        }
    }

    /// How the colours of an image count.
    public enum RenderingMode: Int, Hashable, Sendable {
        case automatic = 0
        case alwaysOriginal, alwaysTemplate
    }

    /// How an image is stretched.
    public enum ResizingMode: Int, Hashable, Sendable {
        case tile = 0
        case stretch
    }

    /// Makes one of the system's symbols, of an estimated size where that is not known; there is one of every name, because the
    /// symbols themselves are Apple's.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes one of the system's symbols, of the size of a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let configuration = (configuration as? SymbolConfiguration) ?? SymbolConfiguration(pointSize: nil, scale: nil)
        let image = configuration.image(of: name)
        self.init(image, alignmentRectInsets: image.alignmentRectInsets, orientation: .up)
    }

    /// Makes a symbol that is drawn in a size, which is rounded to pixels, and aligned as high as a line of the text beside it.
    ///
    /// The middle of the image is that of capitals, and constraints see it from the ascender to the descender. UIKit's own
    /// descriptions of six symbols at 14, 17 and 64 points agree to the pixel as far as alignment goes: {19, 17.5} with the baseline
    /// at 2.5 has the insets {-1, 0, -1.5, 0} at 17 points, {70.33, 25.67} at -10.33 has {-25, 0, -25.67, 0} at 64.
    ///
    /// - Parameters:
    ///   - rise: how far the middle of the image lies above that of capitals, in points.
    ///   - pointSize: the size of the text beside the symbol, in points.
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
        self.init(image, alignmentRectInsets: insets, orientation: .up)
    }

    /// Makes one of the system's symbols, sized for traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        self.init(systemName: name, withConfiguration: SymbolConfiguration(font: font))
    }

    /// Whether the image is one of the system's symbols.
    public var isSymbolImage: Bool { symbolName != nil }

    /// The image in the size of a configuration; one that is no symbol is as it is.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        symbolName.flatMap { UIImage(systemName: $0, withConfiguration: configuration) } ?? self
    }

    /// The image in the size of a configuration; one that is no symbol is as it is.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// The image with its colours counting otherwise: itself, as nothing draws it.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

    /// The image in a colour: itself, as nothing draws it.
    public func withTintColor(_ color: UIColor) -> UIImage { self }

    /// The image in a colour: itself, as nothing draws it.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

    /// The image that is turned with the writing direction: itself, as nothing draws it.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    /// The image with parts that can be stretched: itself, as nothing draws it.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    /// The image with parts that can be stretched: itself, as nothing draws it.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }

    /// Draws the image; does nothing on Linux.
    public func draw(in rect: CGRect) {}

    /// Draws the image; does nothing on Linux.
    public func draw(at point: CGPoint) {}
}
