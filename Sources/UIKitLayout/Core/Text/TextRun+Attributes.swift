import Foundation
import TextLayout

nonisolated extension TextRun {
    /// Creates a run with the layout that the attributes of a text give it. The attributes that only affect the picture are
    /// drawn by ``TextLineDrawing``.
    ///
    /// - Parameters:
    ///   - text: the text of the run. The attachment counts only if the text consists of attachment characters.
    ///   - attributes: the attributes.
    ///   - font: the font of text without a font attribute.
    ///   - location: the index of the run's first character in the whole text, in UTF-16 units.
    ///   - lineWidth: the width of the lines, in points, which is proposed to attachments; `nil` for no limit.
    init(
        _ text: some StringProtocol, _ attributes: [NSAttributedString.Key: Any], font: UIFont, location: Int = 0,
        lineWidth: CGFloat? = nil
    ) {
        let font = attributes.font ?? font
        self.init(byteCount: text.utf8.count, font: font.textFont)
        guard attributes.contains(where: { Self.layoutKeys.contains($0.key) }) else { return }
        Self.reportIgnored(attributes)
        if let tracking = attributes.number(.tracking) {
            self.font.tracking += Self.limited(tracking)
        } else {
            kern = Self.limited(attributes.number(.kern) ?? 0)
        }
        baselineOffset = Self.limited(attributes.number(.baselineOffset) ?? 0)
        expansion = attributes.number(.expansion).map { exp(min(max($0, -4), 4)) } ?? 1
        box = Self.box(of: text, attributes, font, location: location, lineWidth: lineWidth)
    }

    /// The attributes, other than the font, that affect the layout on iOS.
    private static let layoutKeys: Set<NSAttributedString.Key> = [
        .kern, .tracking, .baselineOffset, .expansion, .attachment, .ligature, .writingDirection, .textEffect,
    ]

    /// Reports the attributes that this implementation ignores, each once in a process.
    private static func reportIgnored(_ attributes: [NSAttributedString.Key: Any]) {
        if attributes.number(.ligature) == 0 {
            IgnoredAttribute.report(NSAttributedString.Key.ligature.rawValue, "the font's ligatures are always used.")
        }
        if attributes[.writingDirection] != nil {
            IgnoredAttribute.report(
                NSAttributedString.Key.writingDirection.rawValue, "the characters determine the direction of text.")
        }
        if attributes[.textEffect] != nil {
            IgnoredAttribute.report(NSAttributedString.Key.textEffect.rawValue, "letters are drawn without effects.")
        }
    }

    /// Limits a length in points, so that sums of lengths stay in the range of Pango's integers.
    private static func limited(_ length: Double) -> Double { min(max(length, -1e5), 1e5) }

    /// The area of each attachment of a run: its bounds relative to the baseline, whatever they are.
    ///
    /// Source: UIKit's documentation of `NSTextAttachment.bounds` and `attachmentBounds(for:proposedLineFragment:…)`.
    private static func box(
        of text: some StringProtocol, _ attributes: [NSAttributedString.Key: Any], _ font: UIFont, location: Int,
        lineWidth: CGFloat?
    ) -> TextBox? {
        guard let value = attributes[.attachment], text.unicodeScalars.allSatisfy(\.isAttachment), !text.isEmpty else {
            return nil
        }
        guard let attachment = value as? NSTextAttachment else {
            return IgnoredAttribute.report(.attachment, value, expected: "an NSTextAttachment")
        }
        let line = CGRect(x: 0, y: 0, width: lineWidth ?? 1e7, height: font.lineHeight)
        let bounds = attachment.attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: CGPoint(x: 0, y: font.ascender),
            characterIndex: location)
        return TextBox(
            width: max(0, limited(Double(bounds.width + 2 * attachment.lineLayoutPadding))),
            ascender: limited(Double(bounds.maxY)),
            descender: limited(Double(-bounds.minY)))
    }
}

nonisolated extension Unicode.Scalar {
    /// Whether the character stands for an attachment.
    var isAttachment: Bool { value == UInt32(NSTextAttachment.character) }
}
