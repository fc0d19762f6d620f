import Foundation
internal import TextLayout

/// The lines of text of a document in which glyphs are outlines, with their places and fonts.
final class DocumentText {
    private var elements: [String] = []

    /// Adds a line.
    ///
    /// - Parameter transform: maps the line, whose baseline begins at the origin, to the page.
    func add(_ line: GlyphLine, color: CGColor, transform: CGAffineTransform) {
        let words = Self.escaped(line.text)
        guard words.contains(where: { !$0.isWhitespace }) else { return }
        let font = line.font
        var attributes =
            Self.place(transform) + [
                ("font-family", Self.escaped(font.family)), ("font-size", Self.number(font.pointSize)),
            ]
        if font.weight != 400 { attributes.append(("font-weight", String(font.weight))) }
        if font.isItalic { attributes.append(("font-style", "italic")) }
        attributes += [
            ("textLength", Self.number(line.width)), ("lengthAdjust", "spacing"), ("fill", Self.text(of: color)),
            ("xml:space", "preserve"),
        ]
        elements.append("<text" + attributes.map { " \($0.0)=\"\($0.1)\"" }.joined() + ">" + words + "</text>\n")
    }

    /// Inserts the lines at the end of an SVG document, as transparent text in the order in which they were added.
    func insert(intoSVG data: inout Data) {
        guard !elements.isEmpty, let end = data.range(of: Data("</svg>".utf8), options: .backwards) else { return }
        let group = "<g fill-opacity=\"0\">\n" + elements.joined() + "</g>\n"
        data.insert(contentsOf: Data(group.utf8), at: end.lowerBound)
    }

    /// The attributes with the place of a line: the start of its baseline or, for text that is scaled, turned or
    /// skewed, the transform.
    private static func place(_ transform: CGAffineTransform) -> [(String, String)] {
        let start = [("x", number(Double(transform.tx))), ("y", number(Double(transform.ty)))]
        guard (transform.a, transform.b, transform.c, transform.d) != (1, 0, 0, 1) else { return start }
        let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return [("transform", "matrix(\(parts.map { number(Double($0)) }.joined(separator: " ")))")]
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    private static func text(of color: CGColor) -> String {
        let parts = (color.components ?? []).prefix(3).map { String(Int((max(0, min(1, $0)) * 255).rounded())) }
        return "rgb(\(parts.joined(separator: ",")))"
    }

    /// Returns the text for an XML document: characters that have a meaning in XML are replaced by references, and
    /// characters that XML forbids are removed.
    private static func escaped(_ text: String) -> String {
        let names: [Unicode.Scalar: String] = ["<": "&lt;", ">": "&gt;", "&": "&amp;", "\"": "&quot;"]
        var result = ""
        for scalar in text.unicodeScalars {
            if let name = names[scalar] {
                result += name
            } else if scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF || scalar == "\t" {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
