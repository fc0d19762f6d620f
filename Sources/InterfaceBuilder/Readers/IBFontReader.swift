import Foundation
import UIKitFacts
import UIKitLayout

/// Reads `<fontDescription>` elements.
struct IBFontReader {
    let builder: IBObjectBuilder

    func read(_ element: IBElement) -> UIFont {
        drawn(font(element))
    }

    /// Returns the given font with the glyph widths that it has in the version of Xcode that wrote the file.
    func drawn(_ font: UIFont) -> UIFont {
        builder.options.conventions.drawn(font)
    }

    private func font(_ element: IBElement) -> UIFont {
        if let style = element["style"] { return textStyle(style, element) }
        let size = pointSize(element)
        if let name = element["name"], !name.isEmpty, !name.hasPrefix(".AppleSystemUIFont") {
            let options = builder.options
            return options.conventions.font(named: name, size: size, isDesignTime: options.isDesignTime)
        }
        switch element["type"] {
        // Interface Builder measures text with the bold font, as stored widths show, although UIKit's bold system font
        // is semibold.
        case "boldSystem": return .systemFont(ofSize: size, weight: .bold)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: weight(element))
        }
    }

    /// The font sizes to which files refer by name, in points.
    private static let sizes = [
        "label": UIFont.labelFontSize, "button": UIFont.buttonFontSize, "system": UIFont.systemFontSize,
        "smallSystem": UIFont.smallSystemFontSize,
    ]

    private static let weights = Dictionary(
        uniqueKeysWithValues: FontWeight.all.map { ($0.name, UIFont.Weight(rawValue: $0.value)) })

    private func weight(_ element: IBElement) -> UIFont.Weight {
        guard let text = element["weight"] else { return .regular }
        if let weight = Self.weights[text] { return weight }
        builder.warn(element, "weight \"\(text)\" is not a font weight; regular is used instead", kind: .invalidValue)
        return .regular
    }

    /// The font size, in points. Xcode stores 0 for labels in the default font in cells of built-in styles; 0 and any
    /// other invalid size are replaced by `UIFont.labelFontSize`, with a warning.
    private func pointSize(_ element: IBElement) -> CGFloat {
        let text = element["pointSize"]
        if let size = IBNumber.fontSize(text) ?? element["size"].flatMap({ Self.sizes[$0] }) { return size }
        let size = UIFont.labelFontSize
        builder.warn(
            element, "pointSize \"\(text ?? "")\" is not a size; \(Int(size)) points are used instead",
            kind: .invalidValue)
        return size
    }

    private func textStyle(_ name: String, _ element: IBElement) -> UIFont {
        if let font = UIFont.font(of: UIFont.TextStyle(rawValue: name), in: builder.options.textSize) { return font }
        builder.warn(element, "text style \"\(name)\" is not known; body is used instead", kind: .invalidValue)
        return .font(of: .body, in: builder.options.textSize) ?? .systemFont(ofSize: UIFont.labelFontSize)
    }
}
