internal import Locking
import Trapping

/// Measures text as Pango lays it out, in the fonts that fontconfig finds.
///
/// Words are measured once and cached. Each thread that measures concurrently has a cache of its own, which is bounded.
/// Text that consists of cached words is measured by adding their widths. Where the sum would differ from Pango's
/// result (right-to-left text, tabs, emoji, words that have to be broken), Pango itself lays out the text.
/// Documentation/text.md describes the method and its speed.
///
/// Several threads may measure at once: each call borrows a context of its own from a pool, because only one thread at
/// a time may use Pango's objects. Fonts that are installed or removed, or that the program adds to fontconfig, are
/// detected within a second; the fonts of all descriptions are then chosen again.
public final class PangoTextMeasurer: TextMeasuring {
    /// The memory use and the counters of a measurer's caches, for all threads together.
    public struct CacheStatistics: Hashable, Sendable {
        /// The size of the cached words, in bytes.
        public var byteCount = 0
        /// The size of the data about fonts, in bytes: about 16 MiB at most for each thread, not counting the font used
        /// last.
        public var fontByteCount = 0
        /// The size of the recently measured texts with their segments, in bytes.
        public var textByteCount = 0
        /// The number of entries in the word caches: words, words in a context, and pairs of characters.
        public var wordCount = 0
        /// The number of lookups that found an entry.
        public var hits = 0
        /// The number of entries that were measured and added because a lookup found none.
        public var misses = 0
        /// The number of entries that were dropped to stay within the bounds.
        public var evictions = 0
        /// The number of paragraphs that were measured.
        public var paragraphs = 0
        /// The number of measured paragraphs that Pango laid out, at least in part.
        public var paragraphsByPango = 0

        /// The share of hits in the sum of hits and misses, 0 to 1.
        public var hitRate: Double { hits + misses == 0 ? 0 : Double(hits) / Double(hits + misses) }
    }

    /// The default size of the word cache of each thread: 16 MiB.
    public static let defaultCacheSize = 16 << 20

    /// The maximum size of the cached words, in bytes, for each thread that measures concurrently.
    public let cacheSize: Int
    private let watch = FontSetWatch()
    private let pool = WorkspacePool()

    /// Makes a measurer.
    ///
    /// - Parameter cacheSize: the maximum size of the cached words, in bytes, for each thread that measures
    ///   concurrently; traps if it is negative.
    public init(cacheSize: Int = PangoTextMeasurer.defaultCacheSize) {
        trap(unless: cacheSize >= 0, "a cache cannot have \(cacheSize) bytes")
        self.cacheSize = cacheSize
    }

    /// Measures text in one font; empty text has no lines.
    public func measure(_ request: TextRequest) -> TextMeasurement {
        guard !request.text.isEmpty else { return .empty }
        return withWorkspace { $0.measure(request) }
    }

    /// Measures text in one font, without making a request; empty text has no lines.
    public func measure(
        _ text: String, font: TextFont, width: Double?, maximumLines: Int, wrapping: TextRequest.Wrapping
    ) -> TextMeasurement {
        guard !text.isEmpty else { return .empty }
        return withWorkspace {
            $0.measure(text, font: font, width: width, maximumLines: maximumLines, wrapping: wrapping)
        }
    }

    /// Measures text in several fonts.
    ///
    /// Paragraphs that have one font and the same indent on all lines are measured from cached words. Pango lays out
    /// all others.
    public func measure(_ text: StyledText, width: Double?, maximumLines: Int) -> TextMeasurement {
        guard !text.text.isEmpty else { return .empty }
        return withWorkspace { $0.measure(text, width: width, maximumLines: maximumLines) }
    }

    /// Measures texts at several widths. Each text is split into words once for all widths.
    ///
    /// - Parameters:
    ///   - texts: the texts.
    ///   - font: the font of all texts.
    ///   - widths: the widths to wrap at, in points; `nil` for no wrapping.
    /// - Returns: for each text, its measurements in the order of the widths.
    public func measure(_ texts: [String], font: TextFont, widths: [Double?]) -> [[TextMeasurement]] {
        withWorkspace { workspace in
            texts.map { text in
                widths.map { width in
                    text.isEmpty ? .empty : workspace.measure(TextRequest(text, font: font, width: width))
                }
            }
        }
    }

    /// The lines into which text is broken.
    ///
    /// - Returns: the lines, at most ``TextRequest/maximumLines`` of them; none if the text is empty.
    public func lines(of request: TextRequest) -> [TextLine] {
        guard !request.text.isEmpty else { return [] }
        return withWorkspace { $0.lines(of: request) }
    }

    /// The width of the widest line in points, including the space at which a line is broken.
    public func widthWithSpaces(of request: TextRequest) -> Double {
        let space = measure(TextRequest(" ", font: request.font)).width
        let text = request.text
        let widths = lines(of: request).map { line in
            guard line.range.upperBound < text.endIndex, !text[line.range.upperBound].isNewline,
                let last = text[line.range].last, last.isWhitespace, !last.isNewline
            else { return line.width }
            return line.width + space
        }
        return widths.max() ?? 0
    }

    /// The width of the widest line of styled text in points, including its indent and the space at which the line is
    /// broken. The space has the width of a space in the font in which the line ends.
    public func widthWithSpaces(of text: StyledText, width: Double?) -> Double {
        let widths = lines(of: text, width: width, maximumLines: 0).map { line in
            let bytes = text.text.utf8
            let end = bytes.index(bytes.startIndex, offsetBy: line.bytes.upperBound)
            let isBrokenAtSpace = !line.endsParagraph && text.text[..<end].last?.isWhitespace == true
            return line.indent + line.width + (isBrokenAtSpace ? spaceWidth(in: text, at: line.bytes.upperBound) : 0)
        }
        return widths.max() ?? 0
    }

    /// The width of a space in the font of the byte before the given one, in points.
    private func spaceWidth(in text: StyledText, at end: Int) -> Double {
        var start = 0
        let run = text.runs.first { run in
            start += run.byteCount
            return start >= end
        }
        return (run ?? text.runs.last).map { width(of: " ", as: $0) } ?? 0
    }

    /// The vertical metrics of a line of text in a font.
    public func lineMetrics(of font: TextFont) -> LineMetrics {
        withWorkspace { $0.lineMetrics(of: font) }
    }

    /// The space that a font asks for between two lines, in points; 0 for a font whose line metrics are fixed
    /// proportions.
    public func lineGap(of font: TextFont) -> Double {
        withWorkspace { $0.lineGap(of: font) }
    }

    /// The measurer itself.
    public var pangoMeasurer: PangoTextMeasurer? { self }

    /// A string with the version of Pango and a fingerprint of the fonts that fontconfig finds now.
    ///
    /// Takes the time to list all fonts, some milliseconds.
    public var fingerprint: String { "Pango \(PangoWorkspace.pangoVersion), \(InstalledFonts.fingerprint)" }

    /// Whether a text is so long that its measurements are cached by text, width and font.
    package static func remembersMeasurements(of text: String) -> Bool {
        text.utf8.count >= LongTextMemory.shortestText
    }

    /// The memory use and the counters of all caches, except the caches of threads that are measuring at this moment.
    public var cacheStatistics: CacheStatistics {
        var sum = CacheStatistics()
        pool.visit { $0.add(to: &sum) }
        return sum
    }

    /// The codes in ISO 15924 of the scripts of characters for which no font has a glyph, in all texts that were measured
    /// with the present fonts, such as `Arab`; in alphabetical order.
    ///
    /// Such characters are measured as boxes. The code of symbols and other characters of several scripts is `Zyyy`, that
    /// of characters for private use `Zzzz`. Texts of threads that are measuring at this moment are left out.
    public var scriptsWithoutFont: [String] {
        var scripts: Set<String> = []
        pool.visit { scripts.formUnion($0.scriptsWithoutFont) }
        return scripts.sorted()
    }

    /// A number that increases whenever the set of fonts has changed. Takes constant time.
    package var fontGeneration: Int { watch.generation() }

    func withWorkspace<Result>(_ body: (PangoWorkspace) -> Result) -> Result {
        withWorkspace(of: watch.generation(), body)
    }

    /// Calls a closure with a workspace for the fonts of the given generation, which the caller has read.
    func withWorkspace<Result>(of generation: Int, _ body: (PangoWorkspace) -> Result) -> Result {
        let workspace =
            pool.take(generation) ?? .passRetained(PangoWorkspace(cacheSize: cacheSize, generation: generation))
        defer { pool.put(workspace) }
        return workspace._withUnsafeGuaranteedRef(body)
    }
}
