/// Measures text as if every character had the same width, for tests that must not depend on installed fonts.
///
/// Each character is `advance` × the point size wide, plus the tracking. The height of a line is given by the font's
/// proportional metrics; if the font has none, it is 1.2 × the point size. Lines break at spaces, and inside words that
/// are longer than a line.
public struct FixedPitchTextMeasurer: TextMeasuring {
    private let advance: Double

    /// Makes a measurer.
    ///
    /// - Parameter advance: the width of a character per point of size.
    public init(advance: Double = 0.5) {
        self.advance = advance
    }

    /// A string that contains the width of a character per point of size.
    public var fingerprint: String { "fixed pitch \(advance)" }

    /// The font's proportional line metrics; if it has none, an ascender of 1 and a descender of 0.2 × the point size.
    public func lineMetrics(of font: TextFont) -> LineMetrics {
        switch font.lineMetricsSource {
        case .ofFont: LineMetrics(ascender: font.pointSize, descender: font.pointSize * 0.2)
        case .proportional(let ascender, let descender):
            LineMetrics(ascender: ascender * font.pointSize, descender: descender * font.pointSize)
        }
    }

    /// Measures text in one font; empty text has no lines.
    public func measure(_ request: TextRequest) -> TextMeasurement {
        guard !request.text.isEmpty else { return .empty }
        let pitch = advance * request.font.pointSize + request.font.tracking
        let limit = request.width.map { charactersPerLine(of: $0 / pitch) } ?? Int.max
        var lengths = request.text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { lineLengths(of: $0, limit: limit) }
        if request.maximumLines > 0 { lengths = Array(lengths.prefix(request.maximumLines)) }
        return TextMeasurement(
            width: Double(lengths.max() ?? 0) * pitch, lineCount: lengths.count,
            line: lineMetrics(of: request.font)
        ).spaced(by: request.font.leading)
    }

    /// The number of characters that fit in a line that is `count` characters wide: at least 1, and unlimited if
    /// `count` is NaN or very large.
    private func charactersPerLine(of count: Double) -> Int {
        guard count < 1e15 else { return Int.max }
        return max(1, Int((max(count, 0) + 1e-9).rounded(.down)))
    }

    /// The lengths of the lines of one paragraph, in characters, without the spaces at which lines are broken.
    private func lineLengths(of paragraph: Substring, limit: Int) -> [Int] {
        var lengths: [Int] = []
        var current = 0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            if current > 0, current + 1 + word.count > limit {
                lengths.append(current)
                current = 0
            } else if current > 0 {
                current += 1
            }
            current += word.count
            while current > limit {
                lengths.append(limit)
                current -= limit
            }
        }
        return lengths + [current]
    }
}
