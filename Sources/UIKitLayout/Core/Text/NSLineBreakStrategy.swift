nonisolated extension NSParagraphStyle {
    /// Additional rules for breaking lines, some of which apply to one script only.
    public nonisolated struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Avoids a single word on the last line. Stored; has no effect on Linux, because UIKit's documentation does not
        /// define the words that join the last one.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Breaks Korean text between words: not between two Hangul characters, unless their word is too long for a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The rules that the system chooses for labels, which UIKit's documentation does not define. On Linux there are
        /// no additional rules.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

        /// Whether lines are not broken inside Korean words.
        var keepsHangulWords: Bool { self != .standard && contains(.hangulWordPriority) }
    }
}
