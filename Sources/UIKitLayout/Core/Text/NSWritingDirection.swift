import Foundation

/// The direction in which a paragraph is written.
public nonisolated enum NSWritingDirection: Int, Hashable, Sendable {
    /// The direction of the language.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// How a range of text with the attribute `writingDirection` is related to the text around it. The value is added to
/// that of an `NSWritingDirection`.
public nonisolated enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
    /// The range is a text of its own, whose characters keep their directions.
    case embedding = 0
    /// All characters of the range have the given direction.
    case override = 2
}

nonisolated extension NSAttributedString {
    /// The name of a graphical effect for text.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a style from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Letters that look pressed into the surface. The style is stored; letters are drawn without it.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}
