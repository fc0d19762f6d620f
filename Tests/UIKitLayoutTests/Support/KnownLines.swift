import TextLayout

/// A measurer whose lines are 1.2 × as high as the point size, with an ascender of 0.9 ×.
struct KnownLines: TextMeasuring {
    var fingerprint: String { "known lines" }

    func lineMetrics(of font: TextFont) -> LineMetrics {
        LineMetrics(ascender: 0.9 * font.pointSize, descender: 0.3 * font.pointSize)
    }

    func measure(_ request: TextRequest) -> TextMeasurement {
        FixedPitchTextMeasurer().measure(request).with(lineMetrics(of: request.font))
    }
}

nonisolated extension TextMeasurement {
    fileprivate func with(_ line: LineMetrics) -> TextMeasurement {
        let lines = Double(max(1, lineCount))
        return TextMeasurement(
            width: width, height: lines * line.height, lineCount: lineCount, firstBaseline: line.ascender,
            lastBaseline: (lines - 1) * line.height + line.ascender)
    }
}
