import Foundation
import UIKitLayout

/// Reads `<fontDescription>` elements.
struct IBFontReader {
    let builder: IBObjectBuilder

    func read(_ element: IBElement) throws -> UIFont {
        let font = try font(element)
        return builder.isDesignTime ? font.asInInterfaceBuilder : font
    }

    private func font(_ element: IBElement) throws -> UIFont {
        if let style = element["style"] { return try textStyle(style, element) }
        guard let size = IBNumber.fontSize(element["pointSize"]) else {
            throw builder.error(element, "pointSize \"\(element["pointSize"] ?? "")\" is not a size")
        }
        if let name = element["name"], !name.hasPrefix(".AppleSystemUIFont"),
            let font = UIFont(name: name, size: size)
        {
            guard builder.isDesignTime, !Self.installedFamilies.contains(font.familyName) else { return font }
            return .interfaceBuilderSubstitute(ofSize: size, isBold: font.isBold)
        }
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: try weight(element))
        }
    }

    private static let installedFamilies = Set(UIFont.familyNames)

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private func weight(_ element: IBElement) throws -> UIFont.Weight {
        guard let text = element["weight"] else { return .regular }
        guard let weight = Self.weights[text] else {
            throw builder.error(element, "weight \"\(text)\" is not a font weight")
        }
        return weight
    }

    private func textStyle(_ style: String, _ element: IBElement) throws -> UIFont {
        let known = UIFont.TextStyle(rawValue: style)
        guard let size = known.pointSize(in: .large) else {
            throw builder.error(element, "text style \"\(style)\" is not known")
        }
        return .systemFont(ofSize: size, weight: known.weight)
    }
}
