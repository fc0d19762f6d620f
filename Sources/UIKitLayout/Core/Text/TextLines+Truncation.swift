import Foundation

nonisolated extension TextLines {
    /// The replacement of some characters of a line by an ellipsis.
    struct Truncation {
        static let ellipsis = "\u{2026}"

        /// The bytes of the replaced characters, from the start of the line.
        let hidden: Range<Int>
        /// Whether the ellipsis takes the place of the last replaced character, as at the start of a line, instead of
        /// that of the first one.
        let replacesLast: Bool

        /// The position of the ellipsis in the shown text.
        var ellipsis: Range<Int> { hidden.lowerBound..<hidden.lowerBound + Self.ellipsis.utf8.count }

        /// Returns the position in the shown text of the character at a position in the line. Replaced characters
        /// without the ellipsis have no width; they are beside the ellipsis.
        func shownPosition(of byte: Int) -> Int {
            let isBefore = replacesLast ? byte < hidden.upperBound : byte <= hidden.lowerBound
            if isBefore { return min(byte, hidden.lowerBound) }
            return ellipsis.upperBound + max(0, byte - hidden.upperBound)
        }
    }
}
