internal import Locking
import Trapping

/// Measures text as Pango lays it out, in the fonts that fontconfig finds.
///
/// Words are measured once and remembered, in a cache of bounded size for each thread that measures at the same time:
/// text made of known words is measured by adding their widths. Where the sum would differ from what Pango gives (text
/// from right to left, tabs, emoji, words that have to be broken), Pango itself lays the text out.
/// Documentation/text.md describes how, and how fast.
///
/// Several threads may measure at once: each call borrows a context of its own from a pool, because Pango's objects
/// belong to one thread at a time. Fonts that are installed or removed, or that the program adds to fontconfig, are
/// noticed within a second; fonts in use are then looked up anew.
public final class PangoTextMeasurer: TextMeasuring {
    /// What the caches of a measurer hold and have done, for all threads together.
    public struct CacheStatistics: Hashable, Sendable {
        /// What remembered words take, in bytes.
        public var byteCount = 0
        /// What is known of fonts, in bytes: at most 16 MiB for each thread, not counting the font used last.
        public var fontByteCount = 0
        /// What the texts measured last take, split into words, in bytes.
        public var textByteCount = 0
        /// How many words are remembered.
        public var wordCount = 0
        /// How often a word was found.
        public var hits = 0
        /// How often a word had to be measured.
        public var misses = 0
        /// How many words were dropped to stay within the bound.
        public var evictions = 0
        /// How many paragraphs were measured.
        public var paragraphs = 0
        /// How many of those Pango laid out itself.
        public var paragraphsByPango = 0

        /// The share of words that were found, 0 to 1.
        public var hitRate: Double { hits + misses == 0 ? 0 : Double(hits) / Double(hits + misses) }
    }

    /// The bytes that remembered words may take for each thread by default: 16 MiB.
    public static let defaultCacheSize = 16 << 20

    /// The bytes that remembered words may take for each thread that measures at the same time.
    public let cacheSize: Int
    private let watch = FontSetWatch()
    private let pool = WorkspacePool()

    /// Makes a measurer.
    ///
    /// - Parameter cacheSize: the bytes that remembered words may take for each thread that measures at the same time;
    ///   traps if it is negative.
    public init(cacheSize: Int = PangoTextMeasurer.defaultCacheSize) {
        trap(unless: cacheSize >= 0, "a cache cannot have \(cacheSize) bytes")
        self.cacheSize = cacheSize
    }

    /// Measures text.
    public func measure(_ request: TextRequest) -> TextMeasurement {
        guard !request.text.isEmpty else { return .empty }
        return withWorkspace { $0.measure(request) }
    }

    /// Measures text.
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
    /// Paragraphs in one font without an indent are measured from remembered words, others are laid out by Pango.
    public func measure(_ text: StyledText, width: Double?, maximumLines: Int) -> TextMeasurement {
        guard !text.text.isEmpty else { return .empty }
        return withWorkspace { $0.measure(text, width: width, maximumLines: maximumLines) }
    }

    /// Measures texts at several widths; each is split into words once for all of them.
    ///
    /// - Parameter widths: the widths to wrap at, in points, `nil` to wrap nowhere.
    /// - Returns: for each text its measurements at all widths, in their order.
    public func measure(_ texts: [String], font: TextFont, widths: [Double?]) -> [[TextMeasurement]] {
        withWorkspace { workspace in
            texts.map { text in
                widths.map { width in
                    text.isEmpty ? .empty : workspace.measure(TextRequest(text, font: font, width: width))
                }
            }
        }
    }

    /// The lines that text is broken into.
    ///
    /// - Returns: for each line the part of the text that it shows and its width; at most
    ///   ``TextRequest/maximumLines`` of them. There are no lines if the text is empty.
    public func lines(of request: TextRequest) -> [TextLine] {
        guard !request.text.isEmpty else { return [] }
        return withWorkspace { $0.lines(of: request) }
    }

    /// The width of the widest line, where the space that a line is broken at counts, in points.
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

    /// The vertical metrics of a line of a font.
    public func lineMetrics(of font: TextFont) -> LineMetrics {
        withWorkspace { $0.lineMetrics(of: font) }
    }

    /// The versions of Pango and of the fonts that fontconfig finds now.
    ///
    /// Takes as long as listing the fonts, some milliseconds.
    public var fingerprint: String { "Pango \(PangoWorkspace.pangoVersion), \(InstalledFonts.fingerprint)" }

    /// What the caches hold and have done, without those of threads that are measuring at this moment.
    public var cacheStatistics: CacheStatistics {
        var sum = CacheStatistics()
        pool.visit { $0.add(to: &sum) }
        return sum
    }

    private func withWorkspace<Result>(_ body: (PangoWorkspace) -> Result) -> Result {
        let generation = watch.generation()
        let workspace = pool.take(generation) ?? PangoWorkspace(cacheSize: cacheSize, generation: generation)
        defer { pool.put(workspace) }
        return body(workspace)
    }
}
