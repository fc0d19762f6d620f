/// The area that an object inside text, such as an image, takes instead of a glyph. Lengths are in points.
public struct TextBox: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The distance from the baseline to the top of the object; negative if the object is below the baseline.
    public var ascender: Double
    /// The distance from the baseline to the bottom of the object; negative if the object is above the baseline.
    public var descender: Double

    /// Makes an area.
    public init(width: Double, ascender: Double, descender: Double) {
        self.width = width
        self.ascender = ascender
        self.descender = descender
    }
}

/// The length, the font and the placement of a part of styled text. Lengths are in points.
public struct TextRun: Hashable, Sendable {
    /// The length of the part in UTF-8 bytes.
    public var byteCount: Int
    /// The font, with its tracking.
    public var font: TextFont
    /// The space that the font adds below lines in which it occurs.
    public var lineGap: Double
    /// The space added after each character. Unlike the font's tracking, it also counts after the last character of a
    /// line.
    public var kern = 0.0
    /// The distance by which the characters are above the baseline; negative if they are below it.
    public var baselineOffset = 0.0
    /// The factor by which the characters are wider than in the font.
    public var expansion = 1.0
    /// The area that each character takes instead of its glyph; `nil` if the characters have glyphs.
    public var box: TextBox?

    /// Makes a run.
    public init(byteCount: Int, font: TextFont, lineGap: Double = 0) {
        self.byteCount = byteCount
        self.font = font
        self.lineGap = lineGap
    }

    /// Returns a run of another length that is laid out in the same way.
    func with(byteCount: Int) -> TextRun {
        var run = self
        run.byteCount = byteCount
        return run
    }

    /// Whether another run differs at most in its length.
    func isLaidOut(like other: TextRun) -> Bool { with(byteCount: other.byteCount) == other }

    /// The font, with the kern added to its tracking.
    package var spacedFont: TextFont {
        guard kern != 0 else { return font }
        var spaced = font
        spaced.tracking += kern
        return spaced
    }

    /// Whether Pango needs attributes for the run's characters, even if the text has no other run.
    var needsAttributes: Bool { box != nil || expansion != 1 }

    /// The vertical extents of the run on a line: those of the font, extended by those of the raised or lowered
    /// characters and of the box.
    ///
    /// - Parameter natural: the line metrics of the font.
    func extents(_ natural: LineMetrics) -> LineMetrics {
        var extents = natural
        extents.ascender += max(0, baselineOffset)
        extents.descender += max(0, -baselineOffset)
        if let box {
            extents.ascender = max(extents.ascender, box.ascender + baselineOffset)
            extents.descender = max(extents.descender, box.descender - baselineOffset)
        }
        return extents
    }
}

extension PangoTextMeasurer {
    /// The width of text on one line with the properties of a run, in points, including the kern after the last
    /// character. The length of the run has no effect.
    package func width(of text: String, as run: TextRun) -> Double {
        withWorkspace { $0.width(of: text, as: run) }
    }
}
