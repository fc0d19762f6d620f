/// A line of text as glyphs, at the advances with which it is measured. Lengths are in points.
package struct GlyphLine: Sendable {
    /// A glyph, at a distance from the start of the line and below the baseline.
    package struct Glyph: Sendable {
        package let number: UInt32
        /// The byte of the line's text at which the characters of the glyph begin.
        package let cluster: Int
        package var x: Double
        package let y: Double
    }

    /// Adjacent glyphs of one font.
    package struct Run: Sendable {
        package let font: GlyphFont
        package var glyphs: [Glyph]
    }

    /// The text of the line.
    package let text: String
    /// The font in which the text is set. Characters that it lacks have glyphs of other fonts.
    package let font: TextFont
    /// The runs, from left to right.
    package private(set) var runs: [Run] = []
    /// The advance of the line.
    package private(set) var width: Double

    init(text: String, font: TextFont, width: Double) {
        (self.text, self.font, self.width) = (text, font, width)
    }

    mutating func append(_ run: Run) {
        runs.append(run)
    }

    /// The line with every space wider by the given length. Glyphs are in the order of the text from left to right.
    package func withSpaces(widerBy step: Double) -> GlyphLine {
        guard step != 0 else { return self }
        var spaces = 0
        let spacesBefore = text.utf8.map { byte in
            defer { if byte == UInt8(ascii: " ") { spaces += 1 } }
            return spaces
        }
        var line = self
        for run in runs.indices {
            for glyph in runs[run].glyphs.indices {
                let cluster = runs[run].glyphs[glyph].cluster
                guard spacesBefore.indices.contains(cluster) else { continue }
                line.runs[run].glyphs[glyph].x += step * Double(spacesBefore[cluster])
            }
        }
        line.width += step * Double(spaces)
        return line
    }

    /// The line spread to a width by moving its clusters apart, as measuring does with text whose advances it averages.
    func spread(to target: Double) -> GlyphLine {
        let count = Set(runs.lazy.flatMap { $0.glyphs.map(\.cluster) }).count
        guard count > 0, abs(target - width) > 1e-6 else { return self }
        let step = (target - width) / Double(count)
        var (line, passed, last) = (self, -1, -1)
        for run in runs.indices {
            for glyph in runs[run].glyphs.indices {
                let cluster = runs[run].glyphs[glyph].cluster
                if cluster != last { (passed, last) = (passed + 1, cluster) }
                line.runs[run].glyphs[glyph].x += step * Double(passed)
            }
        }
        line.width = target
        return line
    }
}
