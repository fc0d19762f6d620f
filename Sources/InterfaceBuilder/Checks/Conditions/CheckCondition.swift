import Foundation
import UIKitLayout

/// A condition under which a file is laid out: a size, a writing direction, a text size, a language.
public nonisolated struct CheckCondition: Hashable, Sendable {
    /// The width of screens and tables, in points, or `nil` for the stored one.
    public var width: CGFloat?
    /// The height of screens, in points, or `nil` for the stored one.
    public var height: CGFloat?
    /// Whether the writing direction is right to left.
    public var isRightToLeft = false
    /// The text size set by the user, or `nil` for the current one.
    public var textSize: UIContentSizeCategory?
    /// The factor by which texts are longer than those in the file.
    public var stretch: CGFloat = 1
    /// The texts of a language, or `nil` for those in the file.
    public var strings: InterfaceStrings?

    /// Creates a condition that differs from the stored layout only in size.
    public init(width: CGFloat? = nil, height: CGFloat? = nil) {
        (self.width, self.height) = (width, height)
    }

    /// Whether the screen has the size of an iPad's, regular in width and height.
    var isPad: Bool { (width ?? 0) >= 700 && (height ?? width ?? 0) >= 700 }

    /// Whether the condition is the file as stored.
    var isStored: Bool { self == CheckCondition() }

    /// Descriptions of everything but the size; empty if only the size differs from the stored one.
    public var words: [String] {
        var words: [String] = []
        if isRightToLeft { words.append("right to left") }
        if let textSize { words.append("text size \(textSize.shortName)") }
        if stretch != 1 { words.append("text × \(stretch.plainText)") }
        if let strings { words.append("language \(strings.language)") }
        return words
    }

    var traits: UITraitCollection {
        UITraitCollection.current.modifyingTraits { traits in
            traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            if let textSize { traits.preferredContentSizeCategory = textSize }
        }
    }
}

/// The texts of one language, by object id and property, as in `abc-12-def.text`.
public nonisolated struct InterfaceStrings: Hashable, Sendable {
    /// The language's name, such as de or zh-Hans.
    public let language: String
    /// The texts.
    public let texts: [String: String]

    /// Creates the texts of a language.
    public init(language: String, texts: [String: String]) {
        (self.language, self.texts) = (language, texts)
    }
}

nonisolated extension UIContentSizeCategory {
    private static let shortNames: [(String, UIContentSizeCategory)] = [
        ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
        ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
        ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
        ("AX5", .accessibilityExtraExtraExtraLarge),
    ]

    /// The short names of all text sizes, from the smallest to the largest.
    public static var allShortNames: [String] { shortNames.map(\.0) }

    /// The text size with a short name such as XXL or AX5, or `nil` if there is none.
    public init?(shortName: String) {
        guard let match = Self.shortNames.first(where: { $0.0 == shortName.uppercased() }) else { return nil }
        self = match.1
    }

    /// The short name, such as XXL or AX5.
    public var shortName: String { Self.shortNames.first { $0.1 == self }?.0 ?? rawValue }
}

nonisolated extension CGFloat {
    /// The number with at most two decimals and without trailing zeros.
    var plainText: String {
        ((self * 100).rounded() / 100).decimalText
    }
}
