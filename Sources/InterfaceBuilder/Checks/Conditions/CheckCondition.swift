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
