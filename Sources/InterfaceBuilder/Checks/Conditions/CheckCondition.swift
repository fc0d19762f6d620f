import Foundation
import UIKitLayout

/// A condition under which a file is laid out: a size, a writing direction, a text size, a text length and a language.
public nonisolated struct CheckCondition: Hashable, Sendable {
    /// The width of screens and tables, in points, or `nil` for the stored width.
    public var width: CGFloat?
    /// The height of screens, in points, or `nil` for the stored height.
    public var height: CGFloat?
    /// Whether the writing direction is right to left.
    public var isRightToLeft = false
    /// The text size category that the user has set, or `nil` for the current one.
    public var textSize: UIContentSizeCategory?
    /// The ratio of the number of characters in each text to the number in the file.
    public var stretch: CGFloat = 1
    /// The strings of another language, or `nil` for the text in the file.
    public var strings: InterfaceStrings?

    /// Creates a condition that differs from the stored layout only in size.
    public init(width: CGFloat? = nil, height: CGFloat? = nil) {
        (self.width, self.height) = (width, height)
    }

    /// Whether a screen of the condition's size is an iPad's: width and height are at least 700 points, so both size
    /// classes are regular.
    var isPad: Bool { (width ?? 0) >= 700 && (height ?? width ?? 0) >= 700 }

    /// Whether the file is laid out as stored, without any change.
    var isStored: Bool { self == CheckCondition() }

    /// Descriptions of all parts of the condition except the size; empty if only the size differs from the file.
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
