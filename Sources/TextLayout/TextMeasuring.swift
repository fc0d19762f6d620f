/// A request to measure text in one font.
public struct TextRequest: Hashable, Sendable {
    /// Where a line of text may be broken.
    public enum Wrapping: Hashable, Sendable {
        /// Between words, and within a word that is too long for a line of its own.
        case words
        /// Between any two characters.
        case characters
    }

    /// How the last line ends if the text has more lines than are allowed.
    public enum Truncation: Hashable, Sendable {
        /// The line ends where it would be broken, without an ellipsis.
        case none
        /// The line shows the end of the text after an ellipsis.
        case head
        /// The line shows its own beginning, an ellipsis, and the end of the text.
        case middle
        /// The line shows its own beginning and then an ellipsis.
        case tail
    }

    /// The text; line feeds, carriage returns and U+2029 end paragraphs.
    public var text: String
    /// The font.
    public var font: TextFont
    /// The width to wrap at, in points. `nil` or a width that is not finite means no wrapping. At a width of zero or
    /// less, each line has one character.
    public var width: Double?
    /// The maximum number of lines; 0 for no limit.
    public var maximumLines: Int
    /// How lines are broken.
    public var wrapping: Wrapping
    /// How the last line ends if there are more lines than allowed. This affects ``PangoTextMeasurer/lines(of:)``, but
    /// not the size of the text.
    public var truncation = Truncation.none

    /// Makes a request.
    public init(
        _ text: String, font: TextFont, width: Double? = nil, maximumLines: Int = 0,
        wrapping: Wrapping = .words
    ) {
        self.text = text
        self.font = font
        self.width = width
        self.maximumLines = maximumLines
        self.wrapping = wrapping
    }
}

/// The size of laid-out text, in points, not rounded to pixels.
public struct TextMeasurement: Hashable, Sendable {
    /// The width of the widest line.
    public var width: Double
    /// The height of all lines together, with the leading between them.
    public var height: Double
    /// The number of lines; 0 for empty text.
    public var lineCount: Int
    /// The distance from the top of the text to the first baseline.
    public var firstBaseline: Double
    /// The distance from the top of the text to the last baseline.
    public var lastBaseline: Double

    /// Makes a measurement.
    public init(width: Double, height: Double, lineCount: Int, firstBaseline: Double, lastBaseline: Double) {
        self.width = width
        self.height = height
        self.lineCount = lineCount
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    /// The measurement of empty text: no lines, and 0 for all lengths.
    public static let empty = TextMeasurement(
        width: 0, height: 0, lineCount: 0, firstBaseline: 0, lastBaseline: 0)

    /// Makes the measurement of lines that have the same metrics and no space between them.
    init(width: Double, lineCount: Int, line: LineMetrics) {
        self.init(width: width, height: Double(lineCount) * line.height, lineCount: lineCount, line: line)
    }

    /// Returns the measurement of the same text with additional space, in points, between its lines.
    func spaced(by leading: Double) -> TextMeasurement {
        guard leading != 0, lineCount > 1 else { return self }
        var spaced = self
        spaced.height += Double(lineCount - 1) * leading
        spaced.lastBaseline += Double(lineCount - 1) * leading
        return spaced
    }

    /// Makes the measurement of lines that have the same metrics and the given total height.
    init(width: Double, height: Double, lineCount: Int, line: LineMetrics) {
        self.init(
            width: width, height: height, lineCount: lineCount,
            firstBaseline: line.ascender,
            lastBaseline: Double(lineCount - 1) * line.height + line.ascender)
    }
}

/// One line of laid-out text.
public struct TextLine: Hashable, Sendable {
    /// The range of the text that is on the line, including trailing white space but not the paragraph terminator.
    public var range: Range<String.Index>
    /// The width of the line, in points. It does not include the last white space character if the line was broken
    /// after white space. It includes the ellipsis if the line was truncated.
    public var width: Double
    /// Whether this is the last line allowed and there is more text. If an ellipsis replaces part of the text, the
    /// range then extends to the end of the text.
    public var isTruncated: Bool

    /// Makes a line.
    public init(range: Range<String.Index>, width: Double, isTruncated: Bool = false) {
        self.range = range
        self.width = width
        self.isTruncated = isTruncated
    }
}

/// The vertical metrics of one line, in points.
public struct LineMetrics: Hashable, Sendable {
    /// The distance from the baseline to the top of the line.
    public var ascender: Double
    /// The distance from the baseline to the bottom of the line; a positive number.
    public var descender: Double
    /// The distance from one baseline to the next.
    public var height: Double { ascender + descender }

    /// Makes line metrics.
    public init(ascender: Double, descender: Double) {
        self.ascender = ascender
        self.descender = descender
    }
}

/// A type that measures text.
///
/// Several threads may call a measurer at once.
public protocol TextMeasuring: Sendable {
    /// Measures text in one font.
    func measure(_ request: TextRequest) -> TextMeasurement
    /// Measures text in one font, with the same result as for a ``TextRequest`` with the same values.
    ///
    /// A measurer that is called often can implement this method without making a request.
    func measure(
        _ text: String, font: TextFont, width: Double?, maximumLines: Int, wrapping: TextRequest.Wrapping
    ) -> TextMeasurement
    /// Measures text in one or several fonts.
    ///
    /// - Parameters:
    ///   - text: the text with its fonts.
    ///   - width: the width to wrap at, in points; `nil` for no wrapping.
    ///   - maximumLines: the maximum number of lines; 0 for no limit.
    func measure(_ text: StyledText, width: Double?, maximumLines: Int) -> TextMeasurement
    /// The width of the widest line, in points, including the space at which the line is broken.
    ///
    /// The result may exceed the width at which lines are broken.
    func widthWithSpaces(of request: TextRequest) -> Double
    /// The width of the widest line of text in one or several fonts, in points, including its indent and the space at
    /// which the line is broken.
    ///
    /// The result may exceed the width at which lines are broken.
    ///
    /// - Parameters:
    ///   - text: the text with its fonts.
    ///   - width: the width to wrap at, in points; `nil` for no wrapping.
    func widthWithSpaces(of text: StyledText, width: Double?) -> Double
    /// The vertical metrics of a line of text in a font.
    func lineMetrics(of font: TextFont) -> LineMetrics
    /// The space that a font asks for between two lines, in points; by default 0. It is not part of the line metrics.
    func lineGap(of font: TextFont) -> Double
    /// A string that identifies everything that measurements depend on apart from the request. Equal fingerprints mean
    /// equal measurements.
    var fingerprint: String { get }
    /// The measurer that measures text with Pango, if this measurer gives the same results; otherwise `nil`.
    ///
    /// Layout measures the text of labels with that measurer instead of calling this one. By default `nil`.
    var pangoMeasurer: PangoTextMeasurer? { get }
}

extension TextMeasuring {
    /// Returns 0.
    public func lineGap(of font: TextFont) -> Double { 0 }

    /// Returns `nil`, so layout calls this measurer for each text.
    public var pangoMeasurer: PangoTextMeasurer? { nil }

    /// The width of the widest line, without the space at which the line is broken: an approximation for measurers that
    /// do not implement this method.
    public func widthWithSpaces(of request: TextRequest) -> Double { measure(request).width }

    /// The width of the widest line, without the space at which the line is broken: an approximation for measurers that
    /// do not implement this method.
    public func widthWithSpaces(of text: StyledText, width: Double?) -> Double {
        measure(text, width: width, maximumLines: 0).width
    }

    /// Makes a request with the given values and measures it.
    public func measure(
        _ text: String, font: TextFont, width: Double?, maximumLines: Int, wrapping: TextRequest.Wrapping
    ) -> TextMeasurement {
        measure(TextRequest(text, font: font, width: width, maximumLines: maximumLines, wrapping: wrapping))
    }

    /// Measures text in several fonts as if each paragraph had the font of its first run only.
    public func measure(_ text: StyledText, width: Double?, maximumLines: Int) -> TextMeasurement {
        guard !text.text.isEmpty else { return .empty }
        var sum = StyledTextMeasurement()
        for paragraph in text.paragraphs where !sum.isFull(maximumLines) {
            let font = paragraph.runs[0].font
            let indent = max(paragraph.style.firstLineHeadIndent, paragraph.style.headIndent)
            let measured = measure(
                TextRequest(
                    String(paragraph.text), font: font, width: width.map { max(0, $0 - indent) },
                    wrapping: paragraph.style.wrapping))
            for number in 0..<max(1, measured.lineCount) where !sum.isFull(maximumLines) {
                sum.add(
                    width: indent + measured.width, line: lineMetrics(of: font), in: paragraph.style,
                    isFirst: number == 0)
            }
            sum.endParagraph(paragraph.style)
        }
        return sum.result
    }
}
