import Foundation
import TextLayout
import Trapping
import UIKitFacts

nonisolated extension UIFontDescriptor {
    /// A key of a feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The key for the number of the feature's type, such as `kNumberSpacingType`.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The key for the number of the feature's setting, such as `kMonospacedNumbersSelector`.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The key for the number of the feature's type, like ``featureIdentifier``.
        public static let type = featureIdentifier
        /// The key for the number of the feature's setting, like ``typeIdentifier``.
        public static let selector = typeIdentifier
    }

    /// The setting of one typographic feature.
    struct FeatureSetting: Hashable, Sendable {
        /// The numbers of the feature's type and of its setting.
        var numbers: [FeatureKey: Int]

        /// Reads settings from the value of an attribute, whose keys may be feature keys, names of attributes or strings.
        static func settings(in value: Any?) -> [FeatureSetting]? {
            if let keyed = value as? [[FeatureKey: Any]] { return keyed.map { FeatureSetting($0) } }
            if let keyed = value as? [[AttributeName: Any]] { return keyed.map { FeatureSetting($0.byRawValue) } }
            return (value as? [[String: Any]])?.map { entry in
                FeatureSetting(
                    .init(uniqueKeysWithValues: entry.map { (FeatureKey(rawValue: $0.key), $0.value) }))
            }
        }

        private init(_ entry: [FeatureKey: Any]) {
            numbers = entry.compactMapValues { $0 as? Int ?? ($0 as? NSNumber)?.intValue }
        }
    }

    // MARK: Attributes

    var baseAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: pointSize]
        if let textStyle {
            attributes[.textStyle] = textStyle
        } else if textFont.isOfSystem {
            attributes[.textStyle] = Usage.name(ofWeight: textFont.weight)
        } else {
            attributes[.name] = UIFont(textFont).fontName
        }
        if !traits.isEmpty { attributes[.traits] = traits }
        if !features.isEmpty { attributes[.featureSettings] = features.map(\.numbers) }
        return attributes
    }

    /// The traits that neither the name nor the usage of the font determines.
    private var traits: [TraitKey: Any] {
        if textFont.isOfSystem { return textFont.isItalic ? [.symbolic: SymbolicTraits.traitItalic.rawValue] : [:] }
        let isNamed = [FontWeight.regular.css, FontWeight.bold.css].contains(textFont.weight)
        guard !isNamed, let weight = FontWeight.all.first(where: { $0.css == textFont.weight }) else { return [:] }
        return [.weight: weight.value]
    }

    func baseObject(forKey key: AttributeName) -> Any? {
        switch key {
        case .family: textFont.family
        case .name: UIFont(textFont).fontName
        default: baseAttributes[key]
        }
    }

    func baseAddingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        var (font, style) = (textFont, textStyle)
        if let name = attributes[.textStyle] as? String {
            let weight = Usage.weight(ofName: name) ?? UIFont.TextStyle(rawValue: name).weight.cssWeight
            font = .system(pointSize: font.pointSize, weight: weight, isItalic: font.isItalic)
            style = Usage.weight(ofName: name) == nil ? name : nil
        }
        if let name = attributes[.name] as? String {
            (font, style) = (.named(name, size: CGFloat(font.pointSize)), nil)
        }
        if let family = attributes[.family] as? String { (font, style) = (font.withFamily(family), nil) }
        if let size = attributes[.size] { font.pointSize = Double(number: size) ?? font.pointSize }
        font = font.withTraits(attributes[.traits] as? [TraitKey: Any] ?? [:])
        return UIFontDescriptor(
            font, features: FeatureSetting.settings(in: attributes[.featureSettings]) ?? features, textStyle: style)
    }

    /// The usages of the system font, whose names UIKit's descriptors contain.
    private enum Usage {
        private static let names = [
            100: "CTFontUltraLightUsage", 200: "CTFontThinUsage", 300: "CTFontLightUsage", 400: "CTFontRegularUsage",
            500: "CTFontMediumUsage", 600: "CTFontDemiUsage", 700: "CTFontBoldUsage", 800: "CTFontHeavyUsage",
            900: "CTFontBlackUsage",
        ]

        static func name(ofWeight weight: Int) -> String { names[weight] ?? "CTFontRegularUsage" }
        static func weight(ofName name: String) -> Int? { names.first { $0.value == name }?.key }
    }
}

nonisolated extension TextFont {
    /// Whether the font is the system font in any version of iOS.
    fileprivate var isOfSystem: Bool { lineMetricsSource == Self.sanFranciscoLine && family == Self.systemFamilyName }

    private static let systemFamilyName = TextFont.system(pointSize: 12).family

    /// The font with the weight and the symbolic traits of the given traits.
    fileprivate func withTraits(_ traits: [UIFontDescriptor.TraitKey: Any]) -> TextFont {
        var font = self
        if let weight = traits[.weight] {
            let value = (weight as? UIFont.Weight)?.rawValue ?? Double(number: weight).map { CGFloat($0) }
            font = font.withWeight(UIFont.Weight(rawValue: value ?? 0).cssWeight)
        }
        guard let symbolic = traits[.symbolic] else { return font }
        let bits =
            symbolic as? UInt32 ?? Double(number: symbolic).map { UInt32(clamping: Int(limiting: $0)) } ?? 0
        return UIFontDescriptor(font).withSymbolicTraits(.init(rawValue: bits))?.textFont ?? font
    }
}

nonisolated extension [UIFontDescriptor.AttributeName: Any] {
    /// The dictionary with feature keys of the same names.
    fileprivate var byRawValue: [UIFontDescriptor.FeatureKey: Any] {
        .init(uniqueKeysWithValues: map { (UIFontDescriptor.FeatureKey(rawValue: $0.key.rawValue), $0.value) })
    }
}
